// All recipes, by a tile's English name. A tile that has none, such as one of a content pack, gets one by its type.
import type { Recipe, Recipes } from "../kit";
import type { TypeName } from "../types";
import { center } from "./center";
import { anyShop, commercial } from "./commercial";
import { anyDisaster, disaster } from "./disaster";
import { anyWorks, industrial } from "./industrial";
import { anyOffice, publicBuildings } from "./public";
import { anyHomes, residential } from "./residential";
import { anyResource, resource } from "./resource";

export const RECIPES: Recipes = {
  ...residential,
  ...commercial,
  ...industrial,
  ...publicBuildings,
  ...resource,
  ...disaster,
};

const BY_TYPE: Readonly<Record<TypeName, Recipe>> = {
  Residential: anyHomes,
  Commercial: anyShop,
  Industrial: anyWorks,
  Public: anyOffice,
  Resource: anyResource,
  Disaster: anyDisaster,
  Center: center,
};

export const recipeFor = (key: string, type: TypeName): Recipe =>
  (Object.hasOwn(RECIPES, key) ? RECIPES[key] : undefined) ?? BY_TYPE[type];
