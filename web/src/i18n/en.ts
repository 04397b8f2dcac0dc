// The page's own sentences. {name} is a word put in; {n|one|more} chooses by the number n.
import { neom } from "./en/neom";
import { newAngeles } from "./en/new_angeles";
import { page } from "./en/page";
import { reading } from "./en/reading";

export const english = { ...page, ...neom, ...newAngeles, ...reading };
