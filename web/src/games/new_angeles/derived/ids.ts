// The ids of New Angeles: options, and cards in logs and offers, are numbers from these blocks. They are those of
// src/neopolis/games/new_angeles/ids.py.
export const DONE = 0;
export const EMERGENCY = 100;
export const ASSET = 200;
export const INVESTMENT = 300;
export const EVENT = 400;
export const DISTRICT = 500;
export const SEAT = 600;
export const CORPORATION = 700;
export const FEDERALIST = 799;
export const RESOURCE = 800;
export const TYPE = 900;
export const COMPONENT = 1000;
export const PASS = 1100;
export const ABSTAIN = 1101;
export const MAIN = 1102;
export const COUNTER = 1103;
export const YES = 1104;
export const NO = 1105;
export const FIRST = 1106;
export const SECOND = 1107;
export const AMOUNT = 1200;
