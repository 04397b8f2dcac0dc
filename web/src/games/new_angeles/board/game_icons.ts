// One icon for each kind of thing, so that nothing is shown by color alone.
import ban from "icon:lucide/ban";
import biohazard from "icon:lucide/biohazard";
import bot from "icon:lucide/bot";
import building from "icon:lucide/building";
import chart from "icon:lucide/chart-line";
import clapper from "icon:lucide/clapperboard";
import coins from "icon:lucide/coins";
import cpu from "icon:lucide/cpu";
import crane from "icon:lucide/construction";
import crosshair from "icon:lucide/crosshair";
import dna from "icon:lucide/dna";
import dollar from "icon:lucide/circle-dollar-sign";
import ear from "icon:lucide/ear";
import event from "icon:lucide/newspaper";
import fist from "icon:lucide/hand-fist";
import flower from "icon:lucide/flower-2";
import globe from "icon:lucide/globe-lock";
import hourglass from "icon:lucide/hourglass";
import id from "icon:lucide/id-card";
import landmark from "icon:lucide/landmark";
import layers from "icon:lucide/layers";
import mask from "icon:game-icons/balaclava";
import megaphone from "icon:lucide/megaphone";
import minus from "icon:lucide/minus";
import octagon from "icon:lucide/octagon-x";
import pickaxe from "icon:lucide/pickaxe";
import police from "icon:game-icons/police-badge";
import robot from "icon:game-icons/robot-golem";
import shopping from "icon:lucide/shopping-basket";
import siren from "icon:lucide/siren";
import star from "icon:lucide/asterisk";
import target from "icon:lucide/target";
import tower from "icon:lucide/radio-tower";
import triangle from "icon:lucide/triangle-alert";
import tv from "icon:lucide/tv";
import wrench from "icon:lucide/wrench";
import zap from "icon:lucide/zap";
import zapOff from "icon:lucide/zap-off";

export const GAME_ICONS = {
  // components
  android: robot,
  outage: zapOff,
  illness: biohazard,
  development: crane,
  human_first: fist,
  orgcrime: mask,
  prisec: police,
  unrest: megaphone,
  protest: megaphone,
  strike: octagon,
  // resources
  energy: zap,
  consumables: shopping,
  tech: cpu,
  entertainment: clapper,
  credits: coins,
  // types of action cards
  biotech: dna,
  construction: crane,
  labor: wrench,
  media: tv,
  security: siren,
  general: star,
  // other cards
  asset: id,
  emergency: triangle,
  investment: chart,
  event,
  rival: crosshair,
  demand: target,
  // corporations
  Globalsec: globe,
  "Haas-Bioroid": bot,
  Jinteki: flower,
  "Melange Mining": pickaxe,
  NBN: tower,
  "Weyland Consortium": building,
  Federalist: landmark,
  // the rest
  threat: triangle,
  capital: dollar,
  hand: layers,
  turns: hourglass,
  whisper: ear,
  ban,
  minus,
};
export type SignName = keyof typeof GAME_ICONS;

/** The letters of components, the same as in the terminal. */
export const LETTERS: Record<string, string> = {
  android: "A",
  outage: "O",
  illness: "I",
  development: "D",
  human_first: "H",
  orgcrime: "C",
  prisec: "P",
};

export const hasIcon = (name: string): name is SignName => name in GAME_ICONS;
