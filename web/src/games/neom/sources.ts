// Where each value of NEOM's content comes from.
import type { SourceGroup } from "../game_ui";
import type { NeomContent } from "./types";

export function sourceGroups(content: unknown): SourceGroup[] {
  const { tiles, goods, centers } = content as NeomContent;
  const goodName = (key: string) => goods.find((good) => good.key === key)?.name ?? key;
  const tileName = (tile: NeomContent["tiles"][number]) => `${tile.name} #${tile.number}`;
  const placed = tiles.filter((tile) => !tile.disaster);
  return [
    { title: "about-tiles", values: tiles.map((tile) => ({ name: tileName(tile), source: tile.source })) },
    { title: "about-roads", values: placed.map((tile) => ({ name: tileName(tile), source: tile.roads_source })) },
    { title: "about-centers", values: centers.map(({ good, source }) => ({ name: goodName(good), source })) },
  ];
}
