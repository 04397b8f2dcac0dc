// The pictures of the events and the demands, by the key of the card.
import { NIGHT } from "./colors";
import { box, clear, fill, mix, outlined, oval, polygon, ROUND, rounded, stroke, tower } from "./drawing";
import {
  beam,
  bolt,
  city,
  coin,
  crowd,
  figure,
  fist,
  flame,
  GROUND,
  hopper,
  house,
  mask,
  placed,
  sheet,
  spark,
  stalk,
  wash,
  type Ink,
  type Scene,
} from "./scene_parts";
import { tokenArt } from "./signs";

const HUMAN_FIRST = "#ff6b4a";
const MOB = "#c77dff";
const BLACKOUT = "#aab4d6";
const ANGER = "#fbc96a";
const skin = (color: string): Ink => ({
  color,
  pale: mix(color, "#ffffff", 0.55),
  mid: mix(color, "#0c0928", 0.4),
  dark: mix(color, "#0c0928", 0.68),
  deep: mix(color, "#0c0928", 0.84),
});

const MOVEMENT: Readonly<Record<string, Scene>> = {
  // hooded people around a plan under a lamp
  "activist-cells-awaken": (ink) =>
    wash(ink, 92, 30, 34) +
    stroke("M92 0V16", ink.pale, 1.6) +
    fill("M80 24Q82 15 92 15Q102 15 104 24z", ink.pale) +
    beam(92, 22, 30, 154, 84, "#fff3c8", 0.3) +
    [
      [48, 74, 1.5],
      [92, 68, 1.4],
      [136, 74, 1.5],
    ]
      .map(([x, y, scale]) =>
        placed(
          x!,
          y!,
          scale!,
          fill("M-13 4V-10Q-15-28 0-30Q15-28 13-10V4z", ink.deep) +
            fill("M-7-14Q-7-23 0-23Q7-23 7-14Q4-9 0-9Q-4-9-7-14z", NIGHT) +
            stroke("M-4-16h2.5M1.5-16h2.5", HUMAN_FIRST, 1.8, ROUND),
        ),
      )
      .join("") +
    fill(polygon(20, 72, 164, 72, 178, 86, 6, 86), ink.dark) +
    stroke("M60 78L82 76L98 82L124 76", HUMAN_FIRST, 1.8, "stroke-dasharray='3 2'".replaceAll("'", '"')) +
    fill(oval(60, 78, 2.6) + oval(98, 82, 2.6) + oval(124, 76, 2.6), HUMAN_FIRST),
  // a sea of signs at the foot of the Beanstalk
  "beanstalk-beset-by-protesters": (ink) =>
    wash(ink, 92, 30, 36) +
    stalk(92, skin("#7fe6ff")) +
    city("beset", ink, 8, 20) +
    crowd("beset", 6, 182, 84, ink.dark, HUMAN_FIRST) +
    crowd("beset2", 2, 184, 92, ink.deep, "#ffd9c8"),
  // a fist, fire and a barricade
  "human-first-starts-riot": (ink) =>
    wash(ink, 92, 56, 40) +
    city("hfriot", ink, 20, 44) +
    flame(30, 78, 1.5) +
    flame(154, 78, 1.7) +
    flame(130, 80, 1) +
    fist(92, 34, 1.9, HUMAN_FIRST, NIGHT) +
    fill("M0 84L14 70L30 78L44 68L62 80L84 72L100 80L124 70L140 79L158 68L184 80V84z", NIGHT) +
    stroke("M8 78L30 70M48 76L70 72M110 78L134 72M150 78L172 74", ink.mid, 2.2, ROUND),
  // heads of unions behind a long table with a fist on the banner
  "humanity-labor-hosts-union-heads": (ink) =>
    wash(ink, 92, 20, 30) +
    fill("M58 0H126V40L92 50L58 40z", mix(HUMAN_FIRST, NIGHT, 0.35)) +
    stroke("M58 0V40L92 50L126 40V0", HUMAN_FIRST, 1.6) +
    fist(92, 19, 0.72, "#ffd9c8", mix(HUMAN_FIRST, NIGHT, 0.35)) +
    [24, 58, 126, 160].map((x) => figure(x, 72, 1.2, ink.mid)).join("") +
    figure(92, 74, 1.45, ink.color) +
    fill("M4 66H180V84H4z", ink.deep) +
    stroke("M4 66.5H180", ink.color, 2) +
    [24, 58, 92, 126, 160]
      .map((x) => stroke(`M${x} 66V56`, ink.pale, 1.4) + fill(oval(x, 54, 2.4, 3), ink.pale))
      .join(""),
};

const UNDERWORLD: Readonly<Record<string, Scene>> = {
  // a hand of strings above the Beanstalk
  "beanstalk-owned-by-mob": (ink) =>
    wash(ink, 92, 34, 38) +
    city("mob", ink, 8, 26) +
    placed(92, 44, 0.86, stalk(0, skin("#7fe6ff")).replace("M-6 84", "M-6 46").replace("L6 84", "L6 46")) +
    mask(92, 16, 2.6, mix(MOB, NIGHT, 0.2), "#ffffff") +
    stroke("M58 26L80 62M74 32L88 62M110 32L96 62M126 26L104 62", "#f0dcff", 1.2) +
    stroke("M76 64Q92 56 108 64", "#f0dcff", 1.6),
  // two masks, eye to eye, with bats crossed between them
  "gang-wars-at-all-time-high": (ink) =>
    wash(ink, 92, 40, 34) +
    city("gangs", ink, 14, 40) +
    placed(36, 84, 1.9, fill("M-14 0V-8Q-14-18 0-18Q14-18 14-8V0zM-8-26a8 9 0 1 1 16 0a8 9 0 1 1-16 0", ink.deep)) +
    placed(148, 84, 1.9, fill("M-14 0V-8Q-14-18 0-18Q14-18 14-8V0zM-8-26a8 9 0 1 1 16 0a8 9 0 1 1-16 0", ink.deep)) +
    mask(38, 32, 1, MOB, "#ffffff") +
    mask(146, 32, 1, "#ffb454", "#ffffff") +
    stroke("M64 74L114 18", "#e8dcc8", 6, ROUND) +
    stroke("M120 74L70 18", "#c9b48f", 6, ROUND) +
    stroke("M64 74L78 58M120 74L106 58", NIGHT, 2.4, 'stroke-dasharray="2 2"') +
    spark(92, 44, 12, "#fff0b8"),
  // two barrels and their smoke under a wide hat
  "pistoleros-hit-squads-strike": (ink) =>
    wash(ink, 92, 34, 36) +
    city("pistols", ink, 10, 28) +
    fill("M92 84V70Q92 56 74 54Q92 50 92 50Q92 50 110 54Q92 56 92 70z", ink.deep) +
    fill("M70 84V62Q72 50 92 50Q112 50 114 62V84z", ink.deep) +
    fill(oval(92, 40, 11, 13), ink.deep) +
    fill("M48 32Q70 22 78 26Q80 8 92 12Q104 8 106 26Q114 22 136 32Q114 40 92 39Q70 40 48 32z", mix(MOB, NIGHT, 0.45)) +
    stroke("M78 26Q92 32 106 26", MOB, 2) +
    stroke("M86 42h4M95 42h4", "#ff8b98", 2, ROUND) +
    fill("M16 56H52V64H40L42 78H33L31 64H16zM168 56H132V64H144L142 78H151L153 64H168z", ink.pale) +
    spark(9, 60, 9, "#fff0b8") +
    spark(175, 60, 9, "#fff0b8") +
    stroke("M14 48q-6-6 0-12q6-6 0-12M170 48q6-6 0-12q-6-6 0-12", "#e8e4f0", 1.6, `${ROUND} opacity=".6"`),
  // three hands on one ring
  "tri-maf-leaders-unite": (ink) =>
    wash(ink, 92, 40, 40) +
    city("trimaf", ink, 8, 24) +
    [0, 120, 240]
      .map(
        (turn) =>
          `<g transform="translate(92 44) rotate(${turn})">${fill("M-9-48H9V-26Q9-18 3-16L-5-18Q-9-20-9-27z", ["#e8b48c", "#b27a54", "#f0ceb0"][turn / 120]!)}${fill("M-11-58H11V-40H-11z", ["#2c1c44", "#44202c", "#1f3a4a"][turn / 120]!)}${stroke("M-11-41H11", "#ffffff", 2.4)}</g>`,
      )
      .join("") +
    stroke(oval(92, 44, 15), "#ffd97a", 5) +
    fill("M92 36L99 44L92 52L85 44z", MOB) +
    [24, 160].map((x) => mask(x, 40, 0.8, MOB, "#ffffff")).join(""),
};

const DECAY: Readonly<Record<string, Scene>> = {
  // a bridge with its middle gone
  "crumbling-infrastructure": (ink) =>
    wash(ink, 92, 26, 28) +
    city("crumble", ink, 10, 28) +
    fill(
      "M0 46H62L70 52L64 56L72 62H58V84H46V60Q24 60 20 84H8V62H0zM184 46H126L118 54L124 58L114 64H128V84H140V62Q160 62 164 84H176V62H184z",
      BLACKOUT,
    ) +
    fill("M0 46H62L64 50H0zM184 46H126L122 50H184z", "#e0e6f8") +
    fill(
      polygon(80, 58, 90, 54, 94, 62, 84, 66) +
        polygon(100, 66, 108, 64, 108, 72, 101, 73) +
        polygon(88, 72, 96, 74, 92, 81, 85, 78),
      BLACKOUT,
    ) +
    stroke("M70 50q8 2 8 14M120 52q-6 4-5 18", BLACKOUT, 1.6) +
    hopper(40, 34, 0.7, ink) +
    fill("M144 44l6-11l6 11z", "#ffd93c") +
    fill("M149.3 37h1.4v4h-1.4z", NIGHT),
  // towers lean above a crack, and the needle goes wild
  "earthquake-rocks-city": (ink) =>
    wash(ink, 92, 30, 34) +
    `<g transform="rotate(-9 40 84)">${house(24, 26, 58, ink, 0.4)}</g>` +
    `<g transform="rotate(7 140 84)">${house(126, 30, 52, ink, 0.4)}</g>` +
    `<g transform="rotate(-4 84 84)">${house(62, 20, 36, ink, 0.4)}</g>` +
    `<g transform="rotate(11 108 84)">${house(96, 18, 42, ink, 0.4)}</g>` +
    fill("M0 72L78 70L88 84H0zM184 72L100 71L110 84H184z", ink.deep) +
    fill("M78 70L86 78L82 84H106L98 78L101 71L92 66z", NIGHT) +
    stroke("M78 70L88 79L83 84M101 71L97 78L107 84", ink.color, 1.6) +
    stroke("M4 18H52L58 10L64 30L72 2L80 34L88 8L94 24L100 16L106 20H180", "#ffffff", 1.8, `${ROUND} opacity=".85"`),
  // a freighter from the moon among wreckage
  "helium-3-transport-threatened": (ink) =>
    wash(ink, 150, 22, 30) +
    fill(oval(150, 22, 18), "#dfe4f4") +
    fill(oval(144, 17, 4) + oval(156, 26, 5) + oval(146, 31, 2.5), "#aab4d6") +
    stroke("M12 14h0M40 8h0M70 20h0M96 6h0M110 30h0M176 60h0M26 66h0M60 76h0", "#ffffff", 1.8, ROUND) +
    outlined("M30 46L44 36H110L128 46L110 56H44z", ink.dark, BLACKOUT, 2) +
    fill([50, 66, 82, 98].map((x) => oval(x, 46, 7)).join(""), "#7fe6ff") +
    fill([50, 66, 82, 98].map((x) => oval(x - 2, 43, 2.4)).join(""), "#ffffff", clear(0.8)) +
    flame(26, 50, 0.9) +
    stroke(oval(84, 46, 30), "#ff5c6c", 2.4) +
    stroke("M84 8V24M84 68V84M46 46H34M134 46H122", "#ff5c6c", 2.4) +
    fill(
      polygon(136, 62, 146, 58, 152, 66, 144, 72) +
        polygon(20, 22, 28, 18, 32, 26, 24, 30) +
        polygon(160, 74, 166, 70, 170, 76),
      BLACKOUT,
    ),
  // block after block goes dark
  "rolling-outages-increase": (ink) =>
    wash(ink, 30, 40, 28) +
    [0, 1, 2, 3, 4, 5]
      .map((at) =>
        house(
          6 + at * 30,
          24,
          [50, 38, 58, 44, 54, 36][at]!,
          at > 2 ? { ...ink, dark: "#0f0c24" } : ink,
          [0.95, 0.8, 0.4, 0, 0, 0][at]!,
        ),
      )
      .join("") +
    stroke("M92 0V84", "#ffffff", 1.6, 'stroke-dasharray="4 4" opacity=".7"') +
    stroke("M98 12H150M142 5L151 12L142 19", "#ffffff", 3, ROUND) +
    placed(166, 14, 0.95, tokenArt("outage")),
};

const UNREST: Readonly<Record<string, Scene>> = {
  // a coin falls down the steps
  "average-wage-falls-again": (ink) =>
    wash(ink, 60, 30, 30) +
    city("wage", ink, 8, 22) +
    fill("M14 84V26H52V42H86V56H120V70H156V84z", ink.dark) +
    stroke("M14 26H52V42H86V56H120V70H156", ink.color, 2) +
    coin(34, 16, 10, { ...ink, color: "#ffd97a" }) +
    coin(70, 33, 8.5, { ...ink, color: "#e6bf62" }) +
    coin(103, 48, 7, { ...ink, color: "#c9a24c" }) +
    coin(138, 63, 5.5, { ...ink, color: "#a8853a" }) +
    stroke("M96 12L150 40M150 26V41H135", ANGER, 3.4, ROUND),
  // a queue before a closed shutter
  "report-record-unemployment": (ink) =>
    wash(ink, 50, 34, 30) +
    city("jobless", ink, 10, 30, 0, 118) +
    fill("M120 84V16H180V84z", ink.dark) +
    stroke("M120 84V16H180", ink.color, 2) +
    stroke("M128 34H172M128 41H172M128 48H172M128 55H172M128 62H172M128 69H172M128 76H172", BLACKOUT, 2.6) +
    fill(rounded(132, 19, 36, 10, 2), "#ff5c6c") +
    stroke("M142 21.5L158 26.5M158 21.5L142 26.5", "#ffffff", 2, ROUND) +
    [14, 34, 54, 74, 94]
      .map((x, at) =>
        placed(
          x,
          84,
          1.2,
          fill(
            `${oval(0, -31, 4.4)}M-6 0V-18Q-6-25 0-25Q6-25 6-18V0H2V-11H-2V0z`,
            at % 2 ? ANGER : mix(ANGER, NIGHT, 0.35),
          ),
        ),
      )
      .join("") +
    sheet(98, 60, 10, 13, ink, 12),
  // a phone that shouts
  "social-apps-spark-revolution": (ink) =>
    wash(ink, 60, 36, 34) +
    crowd("social", 96, 184, 84, ink.dark, ANGER) +
    outlined(rounded(36, 6, 40, 74, 6), NIGHT, ink.pale, 2.4) +
    fill(rounded(40, 13, 32, 56, 2), ink.mid) +
    fill(oval(56, 74.5, 2.4), ink.pale) +
    placed(55, 36, 1.1, fill("M-12-5L4-13V13L-12 5zM-12 6H-6L-4 16H-9zM-16-4H-13V4H-16z", ANGER)) +
    stroke("M66 24q9 12 0 24M84 18q14 18 0 36M98 12q18 24 0 48", ANGER, 3, ROUND) +
    fill("M44 58H68V61H44zM44 63H60V66H44z", ink.pale),
  // shears at a safety net
  "welfare-programs-slashed": (ink) =>
    wash(ink, 92, 30, 34) +
    city("welfare", ink, 8, 20) +
    stroke(
      "M10 44Q60 66 96 52M8 52Q56 76 90 62M14 36Q60 56 98 43M24 38L34 66M44 46L50 70M64 51L66 72M82 52L80 68",
      ANGER,
      1.6,
    ) +
    stroke(
      "M112 66q10 6 8 16M104 60q14 2 20 12M128 56q18-2 32 12M122 50Q150 44 176 34M126 58Q150 54 178 44M146 44L150 60M162 40L166 54",
      ANGER,
      1.6,
    ) +
    figure(50, 48, 0.9, ink.pale) +
    stroke("M96 34L136 66M94 68L134 34", "#e8ecf8", 4.4, ROUND) +
    stroke(oval(88, 26, 8, 7) + oval(86, 74, 8, 7), "#ff5c6c", 4.4) +
    fill(oval(114, 50.5, 2.6), NIGHT),
};

export const EVENT_SCENES: Readonly<Record<string, Scene>> = { ...MOVEMENT, ...UNDERWORLD, ...DECAY, ...UNREST };

export const DEMAND_SCENES: Readonly<Record<string, Scene>> = {
  // a trophy in a stadium
  "hosting-world-s-cup": (ink) =>
    wash(ink, 92, 36, 34) +
    fill("M0 84V50Q92 22 184 50V84Q92 60 0 84z", ink.dark) +
    stroke("M0 56Q92 30 184 56M0 64Q92 40 184 64M0 74Q92 50 184 74", ink.mid, 1.6, 'stroke-dasharray="2 3"') +
    fill("M0 84Q92 60 184 84z", "#3f9e5c") +
    beam(14, 4, 60, 100, 70, "#fff3c8", 0.2) +
    beam(170, 4, 84, 124, 70, "#fff3c8", 0.2) +
    outlined("M76 14H108V26Q108 44 96 46V54H104V60H80V54H88V46Q76 44 76 26z", "#ffd97a", "#a8702c", 1.4) +
    stroke("M76 18H66Q66 34 78 34M108 18H118Q118 34 106 34", "#ffd97a", 3.4) +
    spark(92, 28, 7, "#ffffff") +
    outlined(oval(138, 70, 9), "#ffffff", NIGHT, 1.4) +
    fill("M138 65l4.5 3.2l-1.7 5.3h-5.6l-1.7-5.3z", NIGHT),
  // a red planet with rockets between its craters
  "increased-martian-violence": (ink) =>
    wash(ink, 92, 60, 30) +
    stroke("M12 12h0M34 30h0M56 8h0M150 14h0M170 34h0M128 6h0M176 66h0M10 58h0", "#ffffff", 1.8, ROUND) +
    fill(oval(92, 64, 52), "#c2532e") +
    fill("M92 12A52 52 0 0 1 92 116Q120 64 92 12z", "#7a2a24", clear(0.6)) +
    fill(oval(72, 50, 9, 6) + oval(104, 74, 12, 7) + oval(88, 34, 5, 3.5), "#9a3c26") +
    stroke("M60 64Q30 40 42 14M122 58Q150 40 146 18", "#fff0b8", 1.8, 'stroke-dasharray="4 3"') +
    fill("M42 6L47 16H37zM146 10L151 20H141z", "#ffffff") +
    spark(72, 48, 11, "#ffd97a") +
    spark(108, 42, 8, "#ffd97a") +
    spark(94, 72, 9, "#ffb454"),
  // a net with its links cut
  "network-disruption": (ink) => {
    const nodes = [
      [28, 22],
      [66, 44],
      [30, 64],
      [104, 18],
      [118, 58],
      [156, 34],
      [150, 72],
      [80, 74],
    ] as const;
    const links = [
      [0, 1],
      [2, 1],
      [3, 5],
      [4, 5],
      [4, 6],
      [7, 1],
    ] as const;
    return (
      wash(ink, 92, 42, 36) +
      city("network", ink, 8, 18) +
      stroke(
        links.map(([a, b]) => `M${nodes[a]![0]} ${nodes[a]![1]}L${nodes[b]![0]} ${nodes[b]![1]}`).join(""),
        "#7fe6ff",
        2,
      ) +
      stroke("M66 44L78 36M104 18L96 25M66 44L86 49M118 58L102 54", "#7fe6ff", 2) +
      stroke("M82 27l10 9M92 27l-10 9M88 46l10 10M98 46l-10 10", "#ff5c6c", 3, ROUND) +
      nodes
        .map(([x, y], at) =>
          outlined(oval(x, y, at === 1 || at === 4 ? 8 : 5.5), NIGHT, at > 2 && at < 5 ? "#ff5c6c" : "#7fe6ff", 2.2),
        )
        .join("") +
      fill(oval(66, 44, 3.4), "#7fe6ff") +
      fill(oval(118, 58, 3.4), "#ff5c6c")
    );
  },
  // a pylon that throws sparks
  "power-grid-overload": (ink) =>
    wash(ink, 92, 30, 36) +
    city("grid", ink, 14, 38) +
    stroke("M0 22Q46 36 76 20M108 20Q140 36 184 22M0 34Q46 46 72 34M112 34Q140 46 184 34", "#ffef6b", 1.4) +
    stroke(
      "M78 84L90 8H94L106 84M82 58H102L80 72M84 44H100L82 58M72 34H112M76 20H108M86 34L98 44M88 20L96 34",
      ink.pale,
      2.2,
      'stroke-linejoin="round"',
    ) +
    bolt(60, 30, 1.5) +
    bolt(126, 34, 1.8) +
    spark(76, 20, 8) +
    spark(112, 34, 8) +
    flame(92, 12, 0.7),
  // pills behind a ban
  "recreational-drug-ban": (ink) =>
    wash(ink, 92, 42, 36) +
    `<g transform="rotate(-24 70 44)">${fill(rounded(44, 34, 52, 22, 11), "#ffffff")}${fill("M55 34H70V56H55A11 11 0 0 1 55 34z", "#ff9ad0")}${stroke("M54 39H66", "#ffffff", 2.6, `${ROUND} opacity=".8"`)}</g>` +
    `<g transform="rotate(18 118 52)">${fill(rounded(98, 43, 42, 18, 9), "#8ff0a0")}${fill("M107 43H119V61H107A9 9 0 0 1 107 43z", "#2f8a5c")}</g>` +
    fill(oval(104, 24, 8), "#ffd97a") +
    stroke("M98 24H110", "#a8702c", 1.8) +
    stroke(oval(92, 42, 37), "#ff5c6c", 6) +
    stroke("M66 16L118 68", "#ff5c6c", 6),
  // a full ship below a small bridge, and a line with bags
  "refugee-influx": (ink) =>
    wash(ink, 50, 34, 34) +
    fill("M0 72Q20 66 40 72T80 72T120 72T160 72T200 72V84H0z", "#123a66") +
    outlined("M6 52H92L84 74H16z", ink.dark, ink.color, 2) +
    fill(tower(20, 52, 18, 22), ink.mid) +
    stroke("M29 30V18M29 20h10", ink.pale, 1.8) +
    [42, 50, 58, 66, 74, 82].map((x) => figure(x, 53, 0.6, ink.pale)).join("") +
    fill("M86 56L120 66V70L84 62z", ink.pale) +
    fill("M116 66H184V84H116z", ink.deep) +
    [
      [122, 1],
      [138, 0.75],
      [152, 1.05],
      [168, 0.85],
    ]
      .map(([x, scale]) =>
        placed(
          x!,
          68,
          scale!,
          fill(`${oval(0, -29, 4.4)}M-6 0V-17Q-6-23.5 0-23.5Q6-23.5 6-17V0H2V-10H-2V0z`, ink.color) +
            fill(rounded(6.5, -9, 7, 9, 1.5), ink.pale),
        ),
      )
      .join(""),
  // bare shelves and an empty basket
  "retail-shortage": (ink) =>
    wash(ink, 60, 36, 34) +
    outlined("M14 8H112V80H14z", ink.deep, ink.color, 2) +
    stroke("M14 32H112M14 56H112", ink.color, 3) +
    fill(rounded(22, 20, 8, 11, 1.5) + rounded(94, 46, 10, 9, 1.5), "#8ff0a0") +
    stroke("M40 31.5h8M56 31.5h8M72 31.5h8M24 55.5h8M40 55.5h8M30 79h10M60 79h10", BLACKOUT, 1.4) +
    stroke("M60 14l-10 8l12 8M86 40l8 6", BLACKOUT, 1, clear(0.8)) +
    stroke("M128 36L142 16M168 36L154 16", ink.pale, 3, ROUND) +
    outlined("M120 38H176L168 74H128z", ink.dark, ink.pale, 2.4) +
    stroke("M133 42L137 70M148 42V70M163 42L159 70M123 52H173M126 62H170", ink.pale, 1.6),
  // a pod stuck on the Beanstalk
  "space-elevator-malfunction": (ink) =>
    wash(ink, 92, 34, 36) +
    city("elevator", ink, 8, 24) +
    fill("M84 84L89 0H95L100 84z", "#7fe6ff", clear(0.75)) +
    stroke("M92 0V84", "#ffffff", 1.2) +
    `<g transform="rotate(17 92 40)">${outlined("M66 40Q68 22 92 22Q116 22 118 40Q116 54 92 54Q68 54 66 40z", ink.dark, ink.pale, 2.2)}${fill(rounded(74, 32, 10, 9, 2) + rounded(87, 32, 10, 9, 2) + rounded(100, 32, 10, 9, 2), "#ff8b98")}</g>` +
    spark(70, 20, 9) +
    spark(116, 58, 8) +
    bolt(126, 26, 1) +
    fill("M146 72L160 48L174 72z", "#ffd93c") +
    fill("M158.8 56h2.4v8h-2.4zM158.8 66h2.4v2.6h-2.4z", NIGHT),
  // a camera, a case and a palm
  "tourism-spike": (ink) =>
    wash(ink, 132, 32, 32) +
    city("tourism", ink, 10, 26) +
    fill(oval(140, 26, 14), "#ffd97a", clear(0.9)) +
    stroke("M150 84Q146 60 152 44", "#a8702c", 4) +
    fill(
      "M152 44Q140 32 128 40Q140 40 152 46zM152 44Q164 30 178 40Q164 40 152 46zM152 44Q148 28 136 26Q146 34 152 46zM152 44Q158 28 170 26Q160 34 152 46z",
      "#3fae6c",
    ) +
    outlined(rounded(84, 46, 38, 34, 4), ink.mid, ink.pale, 2) +
    stroke("M96 46V40H110V46M94 46V80M112 46V80", ink.pale, 2.2) +
    fill(oval(103, 62, 5), "#ffd97a") +
    outlined(rounded(18, 34, 54, 38, 5), NIGHT, ink.color, 2.2) +
    fill("M34 34L38 27H52L56 34z", ink.color) +
    outlined(oval(45, 53, 13), ink.dark, ink.pale, 2.4) +
    fill(oval(45, 53, 6), "#7fe6ff") +
    spark(66, 40, 7, "#ffffff"),
};

/** An event or demand that we have not drawn: a siren above the city. */
export const anyAlert =
  (key: string): Scene =>
  (ink) =>
    wash(ink, 92, 40, 34) +
    city(key, ink, 16, 46) +
    fill("M92 46L10 4H174z", ink.color, clear(0.22)) +
    fill(`M76 ${GROUND}V58A16 16 0 0 1 108 58V${GROUND}z`, ink.color) +
    outlined(box(70, 78, 44, 6), NIGHT, ink.color, 1.2) +
    stroke("M82 60a10 10 0 0 1 8-9", "#ffffff", 3, ROUND);
