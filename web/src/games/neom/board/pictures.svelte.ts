// Pictures of tiles, types, Goods and marks. The pictures of tiles are loaded later; until then, a tile shows
// the picture of its type.
import capitol from "icon:game-icons/capitol";
import coalPile from "icon:game-icons/coal-pile";
import concreteBag from "icon:game-icons/concrete-bag";
import cutDiamond from "icon:game-icons/cut-diamond";
import dustCloud from "icon:game-icons/dust-cloud";
import factory from "icon:game-icons/factory";
import familyHouse from "icon:game-icons/family-house";
import gasStove from "icon:game-icons/gas-stove";
import gemNecklace from "icon:game-icons/gem-necklace";
import goldBar from "icon:game-icons/gold-bar";
import hazardSign from "icon:game-icons/hazard-sign";
import iBeam from "icon:game-icons/i-beam";
import log from "icon:game-icons/log";
import microchip from "icon:game-icons/microchip";
import mining from "icon:game-icons/mining";
import oilDrum from "icon:game-icons/oil-drum";
import ore from "icon:game-icons/ore";
import powerLightning from "icon:game-icons/power-lightning";
import raceCar from "icon:game-icons/race-car";
import shop from "icon:game-icons/shop";
import sodaBottle from "icon:game-icons/soda-bottle";
import stoneBlock from "icon:game-icons/stone-block";
import village from "icon:game-icons/village";
import window from "icon:game-icons/window";
import wireCoil from "icon:game-icons/wire-coil";
import woodBeam from "icon:game-icons/wood-beam";
import type { TileContent } from "../types";

export interface Picture {
  box: string;
  body: string;
}

export const TYPES: Record<string, Picture> = {
  Residential: familyHouse,
  Commercial: shop,
  Industrial: factory,
  Public: capitol,
  Resource: mining,
  Disaster: hazardSign,
};
export const GOODS: Record<string, Picture> = {
  Coal: coalPile,
  "Natural Gas": gasStove,
  Oil: oilDrum,
  Ore: ore,
  Stone: stoneBlock,
  Wood: log,
  Concrete: concreteBag,
  Copper: wireCoil,
  Diamonds: cutDiamond,
  Glass: window,
  Gold: goldBar,
  Lumber: woodBeam,
  Plastics: sodaBottle,
  Steel: iBeam,
  Electronics: microchip,
  Jewelry: gemNecklace,
  "Sports Cars": raceCar,
};
const coin: Picture = {
  box: "0 0 16 16",
  body: '<circle cx="8" cy="8" r="7.2" fill="#e3ad1c" stroke="#7a5600" stroke-width="1.2"/><path d="M6 4v8h4.6" fill="none" stroke="#5c4000" stroke-width="2"/>',
};
export const MARKS = { polluting: dustCloud, power: powerLightning, coin, center: village };
const NONE: Picture = { box: "0 0 1 1", body: "" };

let tiles = $state.raw<Record<string, Picture>>({});
let isAsked = false;

/** A tile's picture; the picture of its type until the tile pictures have loaded. */
export function tilePicture(tile: TileContent): Picture {
  if (!isAsked) {
    isAsked = true;
    void import("./tile_pictures").then((found) => (tiles = found.TILE_PICTURES)).catch(() => (isAsked = false));
  }
  return tiles[tile.key] ?? typePicture(tile.types[0] ?? "");
}

export const typePicture = (type: string): Picture => TYPES[type] ?? NONE;
export const goodPicture = (good: string): Picture => GOODS[good] ?? NONE;
