// The pictures of the action cards and the emergency actions, by the key of the card.
import { NIGHT } from "./colors";
import { box, clear, fill, mix, num, outlined, oval, polygon, ROUND, rounded, stroke, tower } from "./drawing";
import {
  android,
  beam,
  bolt,
  city,
  coin,
  crane,
  crowd,
  figure,
  flame,
  GROUND,
  hopper,
  house,
  placed,
  screen,
  sheet,
  spark,
  wash,
  type Ink,
  type Scene,
} from "./scene_parts";
import { tokenArt } from "./signs";

const BIOTECH: Readonly<Record<string, Scene>> = {
  // a band of light wipes the germs off the city; one tower stays dark
  "clean-slate": (ink) =>
    wash(ink, 60, 40, 34) +
    city("clean-slate", ink, 14, 36) +
    fill("M96-4L138-4L96 88L54 88z", "#ffffff", clear(0.16)) +
    fill("M104-4L112-4L70 88L62 88z", ink.pale, clear(0.8)) +
    placed(150, 24, 1.1, tokenArt("illness")) +
    placed(168, 50, 0.8, tokenArt("illness")) +
    placed(132, 56, 0.7, tokenArt("illness")) +
    house(14, 26, 52, { ...ink, dark: "#120f30" }, 0) +
    spark(46, 20, 8) +
    spark(78, 60, 6) +
    spark(60, 42, 4),
  // test tubes in a rack and a drop
  "clinical-trials": (ink) =>
    wash(ink, 40, 38, 32) +
    [58, 82, 106, 130]
      .map(
        (x, at) =>
          outlined(`M${x} 18V58a7 7 0 0 0 14 0V18z`, NIGHT, ink.pale, 1.6, 'fill-opacity=".6"') +
          fill(
            `M${x + 1.6} ${44 - at * 7}V58a5.4 5.4 0 0 0 10.8 0V${44 - at * 7}z`,
            ["#8ff0a0", ink.color, "#7fe6ff", "#ffd97a"][at]!,
          ) +
          fill(oval(x + 7, 54 - at * 5, 1.6) + oval(x + 5, 60 - at * 3, 1.1), "#ffffff", clear(0.8)) +
          fill(rounded(x - 2, 14, 18, 5, 2), ink.pale),
      )
      .join("") +
    outlined("M48 34H152V40H48zM48 72H152V78H48zM50 40V72H54V40zM146 40V72H150V40z", ink.dark, ink.color, 1.2) +
    fill("M28 20Q40 38 28 48Q16 38 28 20z", ink.color) +
    fill("M24 38q2 5 5 5", "none", `stroke="#fff" stroke-width="1.8" ${ROUND}`),
  // a glass over a file with a fingerprint, and coins that pay for it
  "information-procurement": (ink) =>
    wash(ink, 86, 40, 34) +
    city("information", ink, 10, 26) +
    sheet(54, 10, 56, 66, ink, -4) +
    outlined(oval(92, 42, 24), mix(ink.color, NIGHT, 0.7), ink.pale, 4, 'fill-opacity=".92"') +
    stroke(
      "M92 24a18 18 0 0 1 18 18M80 30a16 16 0 0 0-5 14M92 30a12 12 0 0 1 12 13q0 6-2 11M82 36a11 11 0 0 0-2 8q0 6 2 9M92 36a6 6 0 0 1 6 7q0 8-3 13M87 44q0 8 2 13",
      ink.color,
      1.8,
      ROUND,
    ) +
    stroke("M110 60L128 78", ink.pale, 7, ROUND) +
    coin(146, 66, 9, { ...ink, color: "#ffd97a" }) +
    coin(158, 56, 9, { ...ink, color: "#ffd97a" }) +
    coin(162, 70, 9, { ...ink, color: "#ffd97a" }),
  // three cards under an eye; one falls
  "unorthodox-knowledge": (ink) => {
    const card = (x: number, y: number, turn: number, color: string) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${outlined(rounded(-13, -18, 26, 36, 3), ink.deep, color, 1.8)}${stroke("M-6-10L6 10M6-10L-6 10", color, 1.4, clear(0.7))}</g>`;
    return (
      wash(ink, 92, 26, 36) +
      city("knowledge", ink, 8, 22) +
      fill("M48 26Q92-14 136 26Q92 62 48 26z", ink.pale) +
      fill(oval(92, 25, 15), ink.color) +
      fill(oval(92, 25, 7), NIGHT) +
      fill(oval(97, 20, 3), "#ffffff") +
      card(66, 60, -14, ink.pale) +
      card(94, 58, 0, ink.pale) +
      card(140, 66, 38, "#ff5c6c") +
      stroke("M124 44q10 2 14 8", "#ff5c6c", 1.6, `stroke-dasharray="3 3" ${ROUND}`)
    );
  },
};

const CONSTRUCTION: Readonly<Record<string, Scene>> = {
  // a dome city in the making
  "ark-construction": (ink) =>
    wash(ink, 140, 30, 26) +
    city("ark", ink, 8, 22) +
    outlined("M30 84V62A44 44 0 0 1 118 62V84z", ink.dark, ink.color, 1.8) +
    stroke("M74 84V18M30 62Q74 48 118 62M44 34Q74 50 104 34M52 84Q44 44 74 18M96 84Q104 44 74 18", ink.color, 1.1) +
    house(58, 14, 34, { ...ink, dark: ink.mid }) +
    house(76, 18, 24, { ...ink, dark: ink.mid }) +
    crane(130, 62, ink) +
    spark(74, 12, 7),
  // a patched tower behind a scaffold, with a roller
  "budget-renovations": (ink) =>
    wash(ink, 136, 36, 30) +
    city("budget", ink, 12, 30) +
    house(40, 44, 66, ink, 0.75) +
    stroke("M36 84V14M90 84V14M36 30H90M36 48H90M36 66H90M36 48L90 30M36 84L90 66", ink.color, 1.6) +
    fill(polygon(44, 52, 60, 50, 61, 62, 46, 63), ink.color) +
    stroke("M47 54l2 2M57 53l2 2M48 60l2 1", NIGHT, 1.2, ROUND) +
    figure(66, 48, 0.62, ink.pale) +
    outlined(rounded(112, 22, 42, 14, 3), ink.color, ink.pale, 1.4) +
    stroke("M154 29h8v12h-30v10", ink.pale, 2.2) +
    fill(rounded(128, 50, 8, 24, 3), "#ffb454") +
    fill("M108 38h46v3q-6 8-8 1q-4 10-8 0q-6 6-10 0q-4 8-8 0q-6 4-12 0z", ink.color, clear(0.55)),
  // small dark houses give way to a bright tower
  gentrification: (ink) =>
    wash(ink, 134, 30, 36) +
    city("gentry", ink, 10, 20) +
    fill("M8 84V62L20 52L32 62V84zM34 84V66L46 57L58 66V84z", "#1a1636") +
    stroke("M8 62L20 52L32 62M34 66L46 57L58 66", "#5a5280", 1.6) +
    stroke("M14 70h6v6h-6zM40 72h6v6h-6z", "#5a5280", 1.4) +
    outlined("M112 84V22L134 8L156 22V84z", ink.dark, ink.color, 2) +
    fill(
      [0, 1, 2, 3, 4]
        .map((row) => box(119, 28 + row * 11, 7, 6) + box(131, 28 + row * 11, 7, 6) + box(143, 28 + row * 11, 7, 6))
        .join(""),
      "#ffe9a8",
    ) +
    stroke("M64 72H96M88 65L97 72L88 79", ink.pale, 3.4, ROUND) +
    placed(168, 66, 0.8, tokenArt("prisec")),
  // a statue in spotlights
  "vanity-project": (ink) =>
    wash(ink, 92, 34, 38) +
    city("vanity", ink, 10, 26) +
    beam(10, 84, 70, 96, 10, "#fff3c8") +
    beam(174, 84, 88, 114, 10, "#fff3c8") +
    fill("M66 84V72H118V84zM74 72V64H110V72z", ink.mid) +
    placed(
      92,
      64,
      1.5,
      fill(`${oval(0, -30, 5)}M-8 0L-6-14Q-9-16-8-22Q-6-26 0-26Q6-26 8-22L16-34L19-32L9-15L8 0z`, ink.color),
    ) +
    spark(119, 12, 9, "#ffe9a8") +
    stroke("M80 78H104", NIGHT, 2, ROUND),
};

const LABOR: Readonly<Record<string, Scene>> = {
  // a stopwatch beside an android on a belt
  "efficiency-experts": (ink) =>
    wash(ink, 56, 40, 34) +
    fill("M0 68H184V84H0z", ink.deep) +
    stroke("M0 69H184", ink.color, 2) +
    [20, 56, 92, 128, 164].map((x) => outlined(oval(x, 76, 4.5), NIGHT, ink.mid, 1.4)).join("") +
    android(56, 68, 1.25, ink) +
    outlined(oval(128, 38, 25), "#f2eefb", ink.color, 4) +
    fill("M123 6H133V13H123zM146 14l5 5l-4 4l-5-5z", ink.color) +
    fill("M128 38V17A21 21 0 0 1 147 47z", ink.color, clear(0.5)) +
    stroke("M128 38V20M128 38L142 45", NIGHT, 2.6, ROUND) +
    stroke("M90 30h8M84 40h12M90 50h8", ink.pale, 2, ROUND),
  // a steep curve above a winners' stand
  "high-risk-investments": (ink) =>
    wash(ink, 140, 26, 28) +
    stroke("M12 10V74H176", ink.mid, 1.6) +
    stroke("M12 26H176M12 42H176M12 58H176", ink.mid, 0.7, clear(0.7)) +
    fill(tower(76, 74, 24, 44), ink.color) +
    fill(tower(50, 74, 24, 30), ink.mid) +
    fill(tower(102, 74, 24, 20), ink.mid) +
    coin(88, 22, 7, { ...ink, color: "#ffd97a" }) +
    coin(62, 37, 5.5, { ...ink, color: "#ffd97a" }) +
    coin(114, 47, 4.5, { ...ink, color: "#ffd97a" }) +
    stroke("M16 66L34 50L46 62L70 60L96 70L124 36L136 48L166 14", "#ff8b98", 2.8, ROUND) +
    fill("M170 8L168 22L157 13z", "#ff8b98"),
  // three androids march off under a sharp suit's hand
  "labor-solutions": (ink) =>
    wash(ink, 92, 30, 36) +
    city("labor", ink, 8, 24) +
    android(40, 84, 1.05, ink) +
    android(80, 84, 1.05, ink) +
    android(120, 84, 1.05, ink) +
    stroke("M28 22H122M114 15L124 22L114 29", ink.pale, 3, ROUND) +
    placed(160, 60, 1.25, tokenArt("orgcrime")),
  // everything must go: a factory empties its crates through a press
  liquidation: (ink) =>
    wash(ink, 44, 30, 30) +
    fill("M6 84V34L22 44V34L38 44V34L54 44V34L70 44V84z", ink.dark) +
    stroke("M6 34L22 44V34L38 44V34L54 44V34L70 44", ink.color, 1.6) +
    fill(box(14, 56, 10, 7) + box(30, 56, 10, 7) + box(46, 56, 10, 7), "#ffe9a8") +
    outlined("M60 62L110 74V84H60z", ink.deep, ink.color, 1.4) +
    [
      [92, 58, 12],
      [118, 60, -9],
      [108, 38, 22],
      [140, 62, 5],
      [134, 40, -14],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${outlined(box(-9, -9, 18, 18), ink.mid, ink.pale, 1.4)}${stroke("M-9-3H9M0-9V9", ink.pale, 1)}</g>`,
      )
      .join("") +
    fill("M150 18L176 10L180 30L154 38z", "#ff5c6c") +
    fill(oval(154, 20, 2), NIGHT) +
    stroke("M159 31L174 14", "#ffffff", 2.4, ROUND) +
    fill(oval(161, 19, 2.6) + oval(172, 27, 2.6), "#ffffff"),
};

/** A spiral of three turns. */
function spiral(x: number, y: number, size: number): string {
  let path = "";
  for (let at = 0; at <= 54; at += 1) {
    const angle = at * 0.35;
    path += `${at ? "L" : "M"}${num(x + (Math.cos(angle) * size * at) / 54)} ${num(y + (Math.sin(angle) * size * at) / 54)}`;
  }
  return path;
}

const MEDIA: Readonly<Record<string, Scene>> = {
  // a camera drone over the city, on air
  "24-7-live-feed": (ink) =>
    wash(ink, 92, 36, 34) +
    city("feed", ink, 14, 40) +
    beam(92, 46, 52, 132, 84, "#fff3c8", 0.3) +
    stroke("M62 24L44 16M122 24L140 16", ink.color, 3, ROUND) +
    fill("M26 12H60V16H26zM124 12H158V16H124z", ink.pale, clear(0.85)) +
    outlined(rounded(60, 18, 64, 26, 9), ink.dark, ink.color, 2) +
    outlined(oval(92, 34, 13), NIGHT, ink.pale, 2.4) +
    fill(oval(92, 34, 6), ink.color) +
    fill(oval(96, 30, 2), "#ffffff") +
    fill(oval(114, 26, 3), "#ff5c6c"),
  // a big top with lights and microphones
  "media-circus": (ink) =>
    wash(ink, 92, 30, 36) +
    beam(20, 84, 0, 24, 0, "#fff3c8", 0.2) +
    beam(164, 84, 160, 184, 0, "#fff3c8", 0.2) +
    fill("M92 10L148 50V84H36V50z", ink.dark) +
    fill("M92 10L108 50V84H76V50zM92 10L52 40L36 50V84H50V50zM92 10L132 40L148 50V84H134V50z", ink.color) +
    fill("M36 50q7 9 14 0q7 9 13 0q7 9 13 0q8 10 16 0q8 10 16 0q7 9 13 0q7 9 13 0q7 9 14 0z", ink.pale) +
    fill("M84 84V66Q92 58 100 66V84z", NIGHT) +
    stroke("M92 10V2", ink.pale, 1.6) +
    fill("M92 2l12 3l-12 4z", "#ff5c6c") +
    [30, 46, 140, 156]
      .map(
        (x, at) =>
          stroke(`M${x} 84V${70 - (at % 2) * 4}`, "#e8e4f0", 2) +
          fill(oval(x, 66 - (at % 2) * 4, 4.5, 5.5), "#2a2440", 'stroke="#e8e4f0" stroke-width="1.2"'),
      )
      .join(""),
  // a front page that says only nice things
  "puff-piece": (ink) =>
    wash(ink, 92, 40, 36) +
    fill(
      oval(34, 58, 18, 12) +
        oval(50, 50, 16, 13) +
        oval(24, 50, 12, 9) +
        oval(150, 32, 18, 11) +
        oval(136, 40, 14, 10) +
        oval(164, 40, 12, 8),
      "#ffffff",
      clear(0.85),
    ) +
    outlined(rounded(58, 8, 68, 72, 2), "#f6f0dc", ink.mid, 1.4) +
    fill(rounded(64, 14, 56, 7, 1.5), NIGHT) +
    fill(rounded(64, 25, 30, 34, 1.5), ink.mid) +
    placed(79, 59, 1.15, fill(`${oval(0, -18, 5.6)}M-11 0V-3Q-11-11 0-11Q11-11 11-3V0z`, ink.pale)) +
    stroke("M76 40q3 3 6 0", NIGHT, 1.4, ROUND) +
    stroke("M99 28H119M99 34H117M99 40H119M99 46H114M99 52H119M64 65H119M64 71H110", NIGHT, 1.8, clear(0.65)) +
    spark(132, 18, 9, "#ffffff") +
    spark(48, 22, 7, "#ffffff") +
    spark(140, 66, 6, "#ffffff"),
  // a face on a wall of a screen, and a spiral that turns the words
  "spin-doctors": (ink) =>
    wash(ink, 92, 38, 30) +
    city("spin", ink, 18, 48, 0, 60) +
    city("spin2", ink, 18, 52, 132, 184) +
    screen(52, 8, 80, 58, ink.color) +
    fill("M86 84V66h12V84z", ink.dark) +
    stroke(spiral(92, 34, 25), ink.mid, 3.2, ROUND) +
    fill(
      "M92 18a11 11 0 0 1 11 11a11 11 0 0 1-4 9c9 2 14 9 15 26H70c1-17 6-24 15-26a11 11 0 0 1-4-9a11 11 0 0 1 11-11z",
      ink.color,
    ) +
    fill("M88 46L92 50L96 46L94 58H90z", NIGHT) +
    fill("M40 12l-30-10v22zM144 12l30-10v22z", ink.color, clear(0.3)),
};

const SECURITY: Readonly<Record<string, Scene>> = {
  // handcuffs in a searchlight
  "arrest-orders": (ink) =>
    wash(ink, 92, 40, 34) +
    city("arrest", ink, 12, 34) +
    beam(92, -6, 34, 150, 84, "#eaf4ff", 0.22) +
    stroke(oval(66, 46, 17), ink.pale, 6) +
    stroke(oval(122, 46, 17), ink.pale, 6) +
    stroke(oval(66, 46, 17) + oval(122, 46, 17), ink.mid, 1.4) +
    outlined(oval(86, 40, 5, 4) + oval(94, 38, 5, 4) + oval(102, 40, 5, 4), "none", ink.pale, 2.4) +
    fill(rounded(59, 24, 14, 9, 2) + rounded(115, 24, 14, 9, 2), ink.color) +
    placed(158, 66, 0.95, tokenArt("prisec")),
  // three carriers let troops down on ropes
  "full-deployment": (ink) =>
    wash(ink, 92, 28, 34) +
    city("deploy", ink, 10, 26) +
    [
      [38, 24, 0.9],
      [96, 16, 1.15],
      [152, 26, 0.85],
    ]
      .map(([x, y, scale]) => hopper(x!, y!, scale!, ink))
      .join("") +
    stroke("M30 30V58M46 30V50M86 24V62M106 24V54M146 32V56M158 32V48", ink.pale, 1) +
    [
      [30, 74],
      [46, 66],
      [86, 78],
      [106, 70],
      [146, 72],
      [158, 64],
    ]
      .map(([x, y]) => figure(x!, y!, 0.72, ink.color))
      .join(""),
  // a wall of shields
  "riot-control": (ink) =>
    wash(ink, 92, 26, 32) +
    crowd("riot", 8, 180, 44, ink.deep, "#ff8b98") +
    [0, 1, 2, 3, 4]
      .map((at) => {
        const x = 4 + at * 36;
        return (
          fill(`${oval(x + 16, 34, 7)}M${x + 4} 60V48Q${x + 4} 40 ${x + 16} 40Q${x + 28} 40 ${x + 28} 48V60z`, NIGHT) +
          stroke(`M${x + 10} 34h12`, ink.color, 2.4, ROUND) +
          outlined(rounded(x, 44, 32, 44, 5), ink.mid, ink.pale, 2, 'fill-opacity=".82"') +
          fill(box(x + 6, 49, 20, 6), "#dff0ff", clear(0.75)) +
          stroke(`M${x + 9} 66h14`, ink.pale, 2, ROUND)
        );
      })
      .join(""),
  // a district burns below a bomber
  "scorched-earth": (ink) =>
    wash(ink, 92, 60, 40) +
    fill("M0 84V40H184V84z", "#ff7a3c", clear(0.22)) +
    city("scorch", ink, 20, 46) +
    hopper(120, 16, 1.3, ink) +
    fill(`${oval(96, 30, 3, 5)}${oval(80, 40, 3, 5)}${oval(64, 52, 3, 5)}`, ink.pale) +
    flame(26, 84, 1.5) +
    flame(54, 84, 1.9) +
    flame(88, 84, 1.3) +
    flame(150, 84, 1.5) +
    flame(124, 84, 1) +
    fill("M0 80Q92 72 184 80V84H0z", NIGHT),
};

/** A corporation's own weapon, in the corporation's color. */
const EMERGENCIES: Readonly<Record<string, Scene>> = {
  // a sight on a crowd of enemies
  "ruthless-tactics": (ink) =>
    wash(ink, 92, 40, 36) +
    city("ruthless", ink, 12, 34) +
    crowd("ruthless", 40, 150, 84, mix("#ff6b4a", NIGHT, 0.35)) +
    outlined(oval(92, 44, 32), "#ff5c6c", "#ff5c6c", 3, 'fill-opacity=".14"') +
    stroke(oval(92, 44, 18), "#ff5c6c", 1.6) +
    stroke("M92 4V30M92 58V84M52 44H78M106 44H132", "#ff5c6c", 2.4) +
    fill(oval(92, 44, 3), "#ffffff") +
    beam(6, 0, 30, 60, 84, ink.pale, 0.25),
  // a machine that glows with work, and no pause on the clock
  "underpaid-overclocked": (ink) =>
    wash(ink, 60, 40, 32) +
    [0, 1, 2, 3]
      .map((at) =>
        stroke(`M${38 + at * 14} 8V20M${38 + at * 14} 64V76M26 ${22 + at * 13}H36M84 ${22 + at * 13}H94`, ink.color, 3),
      )
      .join("") +
    outlined(rounded(34, 16, 52, 52, 5), ink.deep, ink.color, 2.4) +
    android(60, 66, 1.05, ink) +
    flame(44, 20, 0.9) +
    flame(62, 17, 1.2) +
    flame(80, 20, 0.8) +
    outlined(oval(138, 44, 26), NIGHT, ink.pale, 3) +
    stroke("M138 44V26M138 44L128 34", "#ff8b98", 3, ROUND) +
    stroke("M138 22V25M138 63V66M116 44H119M157 44H160", ink.pale, 2.4) +
    stroke("M152 18a30 30 0 0 1 16 20M168 38l3-8M168 38l-8-3", "#ff8b98", 2.4, ROUND),
  // a dome over a block, a fence, and somebody in a suit
  "mandatory-quarantine": (ink) =>
    wash(ink, 108, 40, 36) +
    city("quarantine", ink, 8, 20) +
    house(84, 18, 34, ink, 0.4) +
    house(104, 22, 46, ink, 0.4) +
    house(128, 16, 28, ink, 0.4) +
    outlined("M62 84A52 58 0 0 1 166 84z", ink.color, ink.pale, 2, 'fill-opacity=".2"') +
    stroke("M78 62Q86 38 106 32", "#ffffff", 2.4, `${ROUND} opacity=".7"`) +
    placed(146, 46, 0.9, tokenArt("illness")) +
    placed(76, 70, 0.7, tokenArt("illness")) +
    placed(
      34,
      84,
      1.35,
      fill("M-13 0V-16Q-13-26 0-26Q13-26 13-16V0z", "#e8f2c8") +
        fill(oval(0, -32, 11), "#e8f2c8") +
        fill(rounded(-7, -36, 14, 9, 4), NIGHT) +
        stroke("M-4-25h8M-4-22h8", NIGHT, 1.4),
    ) +
    fill(
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((at) => polygon(52 + at * 17, 84, 58 + at * 17, 76, 66 + at * 17, 76, 60 + at * 17, 84))
        .join(""),
      "#ffd93c",
    ),
  // power from the moon for every street
  "energy-for-all": (ink) =>
    wash(ink, 138, 24, 32) +
    fill(oval(138, 24, 22), ink.pale) +
    fill(oval(131, 18, 4) + oval(146, 28, 5) + oval(136, 34, 3), ink.color, clear(0.7)) +
    fill(polygon(122, 36, 134, 44, 92, 84, 24, 84), "#fff3b0", clear(0.5)) +
    stroke("M126 42L58 82", "#ffffff", 2) +
    city("energy", ink, 12, 26, 0, 118) +
    house(18, 16, 36, ink, 0.95) +
    house(44, 20, 46, ink, 0.95) +
    house(76, 16, 32, ink, 0.95) +
    bolt(54, 22, 1.1) +
    bolt(26, 32, 0.8) +
    bolt(84, 36, 0.8),
  // every screen shows the same, and the numbers rise
  "sweeps-week": (ink) =>
    wash(ink, 92, 36, 36) +
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2, 3]
          .map(
            (at) =>
              screen(8 + at * 29, 6 + row * 25, 26, 21, ink.color, (row + at) % 2 ? ink.dark : NIGHT) +
              placed(
                21 + at * 29,
                26 + row * 25,
                0.62,
                fill(`${oval(0, -20, 5)}M-9 0V-6Q-9-13 0-13Q9-13 9-6V0z`, ink.color),
              ),
          )
          .join(""),
      )
      .join("") +
    [0, 1, 2, 3]
      .map((at) => fill(tower(128 + at * 13, GROUND, 10, 18 + at * 15), at === 3 ? "#ffffff" : ink.pale, clear(0.9)))
      .join("") +
    stroke("M128 54L142 42L154 34L176 8M166 8H177V19", "#5fe08a", 3, ROUND),
  // three cranes raise a new skyline
  "massive-reconstruction": (ink) =>
    wash(ink, 92, 30, 40) +
    city("massive", ink, 10, 24) +
    [
      [14, 34],
      [66, 50],
      [128, 40],
    ]
      .map(([x, h]) =>
        stroke(
          `M${x} 84V${84 - h!}h30V84M${x! + 10} 84V${84 - h!}M${x! + 20} 84V${84 - h!}${[12, 24, 36, 48]
            .filter((up) => up < h!)
            .map((up) => `M${x} ${84 - up}h30`)
            .join("")}`,
          ink.pale,
          1.5,
        ),
      )
      .join("") +
    fill(tower(14, GROUND, 30, 14) + tower(66, GROUND, 30, 24) + tower(128, GROUND, 30, 18), ink.mid) +
    crane(48, 66, ink) +
    crane(110, 76, ink) +
    crane(170, 58, ink),
};

export const ACTION_SCENES: Readonly<Record<string, Scene>> = {
  ...BIOTECH,
  ...CONSTRUCTION,
  ...LABOR,
  ...MEDIA,
  ...SECURITY,
};
export const EMERGENCY_SCENES = EMERGENCIES;

/** An action that we have not drawn: the sign of its deck above the city. */
export const anyAction =
  (key: string, sign: string): Scene =>
  (ink: Ink) =>
    wash(ink, 92, 38, 34) +
    city(key, ink, 14, 40) +
    outlined(oval(92, 42, 26), NIGHT, ink.color, 2.4) +
    placed(92, 42, 2.1, fill(sign, ink.color, 'fill-rule="evenodd"'));
