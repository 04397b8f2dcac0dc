// The page's own sentences in Polish; the compiler sees to it that none is missing.
import type { english } from "./en";
import { neom } from "./pl/neom";
import { newAngeles } from "./pl/new_angeles";
import { page } from "./pl/page";
import { reading } from "./pl/reading";

export const polish: Record<keyof typeof english, string> = { ...page, ...neom, ...newAngeles, ...reading };
