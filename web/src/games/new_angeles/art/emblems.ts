// The emblems of the corporations, on a sheet of 64 x 64: an outline of its own for each, two tones and one cut.
import { CORPORATION_COLORS, NIGHT } from "./colors";
import { addressOnce, fill, mix, outlined, oval, own, rounded, type Drawing } from "./drawing";

/** A layer of an emblem: a path in the full tone, in the light tone, or cut out. */
type Layer = readonly ["full" | "light" | "cut", string];

const EMBLEMS: Readonly<Record<string, readonly Layer[]>> = {
  // a shield with a slit eye
  Globalsec: [
    ["full", "M32 2L58 12V32C58 46 48 56 32 62C16 56 6 46 6 32V12z"],
    ["cut", "M32 11L50 18V32C50 41 43 48.6 32 53.4C21 48.6 14 41 14 32V18z"],
    ["light", "M17 31Q32 15 47 31Q32 47 17 31z"],
    ["cut", oval(32, 31, 6.4)],
    ["full", "M30.6 20h2.8v22h-2.8z"],
  ],
  // a figure, half of it striped, in an assembly frame
  "Haas-Bioroid": [
    ["full", "M4 4H24V11H11V24H4zM60 4H40V11H53V24H60zM4 60H24V53H11V40H4zM60 60H40V53H53V40H60z"],
    ["light", "M32 15a8.6 8.6 0 0 0 0 17.2zM16 51Q16 36 32 36V51z"],
    [
      "full",
      "M34 15.3a8.6 8.6 0 0 1 6 4.2H34zM34 22.5h6.7v3H34zM34 28.5h5a8 8 0 0 1-5 3.3zM34 36Q40 36 43.5 39.2H34zM34 42.2H45.8L47 45.8H34zM34 48.5H47.9L48 51H34z",
    ],
  ],
  // five petals
  Jinteki: [
    ["full", "M32 2C46 12 46 26 32 34C18 26 18 12 32 2z"],
    ["light", "M3 27C18 19 30 26 31 40C16 46 5 40 3 27zM61 27C46 19 34 26 33 40C48 46 59 40 61 27z"],
    ["full", "M14 57C14 44 22 40 31.4 42C31.4 54 24 60 14 57zM50 57C50 44 42 40 32.6 42C32.6 54 40 60 50 57z"],
    ["cut", "M32 11C36 16 36 22 32 27C28 22 28 16 32 11z"],
  ],
  // a crescent and a drill
  "Melange Mining": [
    ["full", "M30 3A29 29 0 1 0 61 34A23.5 23.5 0 0 1 30 3z"],
    ["light", "M40 3H58V12H40zM41.5 15H56.5L54.8 20H43.2zM43.8 23H54.2L52.6 28H45.4zM46 31H52L49 41z"],
  ],
  // a bubble with sound, cut at two corners
  NBN: [
    ["full", "M4 6H50L60 16V46H34L18 61V46H14L4 36z"],
    ["cut", "M12 21h5v10h-5zM21 15h5v22h-5zM30 19h5v14h-5z"],
    ["light", "M39 12h5v28h-5z"],
    ["cut", "M48 21h5v10h-5z"],
  ],
  // a spire between steps
  "Weyland Consortium": [
    ["full", "M4 60V44H18V30H26V60zM60 60V44H46V30H38V60z"],
    ["light", "M28.5 60V14L32 2L35.5 14V60z"],
    ["cut", "M9 49h4v5H9zM51 49h4v5h-4zM20.5 35h3v5h-3zM40.5 35h3v5h-3zM18 48h5v3h-5zM41 48h5v3h-5z"],
  ],
  // the government: a gate with a keyhole, on three steps
  Federalist: [
    ["full", "M10 46V26C10 12 20 4 32 4C44 4 54 12 54 26V46zM6 48H58V53H6zM2 55H62V61H2z"],
    ["cut", "M18 46V27C18 18 24 12 32 12C40 12 46 18 46 27V46z"],
    ["light", `${oval(32, 24, 6.5)}M29.6 28L26 44H38L34.4 28z`],
  ],
};

/** Whether we have drawn an emblem for this corporation. */
export const hasEmblem = (corporation: string): boolean => Object.hasOwn(EMBLEMS, corporation);

/** The layers of an emblem. A corporation that we have not drawn is a ring in a neutral color. */
export function emblem(corporation: string): string {
  const color = own(CORPORATION_COLORS, corporation) ?? CORPORATION_COLORS["Federalist"]!;
  const tones = { full: color, light: mix(color, "#ffffff", 0.55), cut: NIGHT };
  const layers: readonly Layer[] = own(EMBLEMS, corporation) ?? [
    ["full", oval(32, 32, 28)],
    ["cut", oval(32, 32, 18)],
    ["light", oval(32, 32, 8)],
  ];
  return layers.map(([tone, path]) => fill(path, tones[tone])).join("");
}

const MEDAL = 80; // the sheet of an emblem on its own night ground, so that it can stand on a light panel, too

export const emblemMedal = (corporation: string): Drawing => ({
  width: MEDAL,
  height: MEDAL,
  body:
    outlined(
      rounded(1, 1, MEDAL - 2, MEDAL - 2, 18),
      "#131829",
      mix(own(CORPORATION_COLORS, corporation) ?? CORPORATION_COLORS["Federalist"]!, NIGHT, 0.45),
      2,
    ) + `<g transform="translate(11 11) scale(.906)">${emblem(corporation)}</g>`,
});

/** The address of a corporation's emblem on its own night ground. */
export const emblemPicture = (corporation: string): string =>
  addressOnce(`emblem ${corporation}`, () => emblemMedal(corporation));
