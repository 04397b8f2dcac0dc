// The ids of New Angeles: options, and cards in logs and offers, are numbers from these blocks. They are those of
// src/neopolis/games/new_angeles/ids.py.
export const DONE = 0;
export const EMERGENCY = 21;
export const ASSET = 26;
export const INVESTMENT = 60;
export const EVENT = 72;
export const DISTRICT = 88;
export const SEAT = 99;
export const CORPORATION = 105;
export const FEDERALIST = 111;
export const RESOURCE = 112;
export const TYPE = 117;
export const COMPONENT = 122;
export const PASS = 130;
export const ABSTAIN = 131;
export const MAIN = 132;
export const COUNTER = 133;
export const YES = 134;
export const NO = 135;
export const FIRST = 136;
export const SECOND = 137;
export const AMOUNT = 138;
