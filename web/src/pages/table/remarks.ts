// Remarks: what bots say in the chat. They have the bot's seat and no name.
import type { TalkFrame } from "../../net/types";

export const isRemark = (line: TalkFrame): boolean => line.seat >= 0 && !line.name;
