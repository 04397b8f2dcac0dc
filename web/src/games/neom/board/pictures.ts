// Small pictures for badges and texts: types, Goods, coins and other marks.
import { badge, GOOD_BOX, goodSign, MARKS as SIGNS, SIGN_BOX } from "../art/signs";
import { typeName } from "../art/types";

export interface Picture {
  box: string;
  body: string;
}

const mark = (body: string): Picture => ({ box: "-10.8 -10.8 21.6 21.6", body });
export const MARKS = { polluting: mark(SIGNS.polluting), power: mark(SIGNS.power), coin: mark(SIGNS.coin) };

export const typePicture = (type: string, isCornerstone = false): Picture => ({
  box: SIGN_BOX,
  body: badge(typeName(type), isCornerstone),
});
export const goodPicture = (good: string): Picture => ({ box: GOOD_BOX, body: goodSign(good) });
