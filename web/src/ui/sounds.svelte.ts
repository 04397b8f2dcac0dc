// A few quiet sounds, made by the browser. Off by default.
const STORAGE_KEY = "sounds";
let wanted = $state(localStorage.getItem(STORAGE_KEY) === "on");
let context: AudioContext | undefined;

export const hasSound = (): boolean => wanted;

export function setSound(on: boolean): void {
  wanted = on;
  localStorage.setItem(STORAGE_KEY, on ? "on" : "off");
  if (on) play("turn");
}

const TONES = {
  turn: [523, 784],
  placed: [330],
  refused: [196, 165],
  over: [523, 659, 784, 1047],
  reveal: [440, 494],
  drop: [147],
  coins: [1047, 1319],
  pass: [294],
  alarm: [220, 208, 220],
  dusk: [392, 330, 262],
  card: [349],
  vote: [392, 523],
  broken: [233, 185, 131],
  kept: [523, 659],
  good: [392, 494, 587],
  bad: [262, 208],
};

export type Sound = keyof typeof TONES;

/** Plays a few notes, one after the other. */
export function play(what: Sound): void {
  if (!wanted) return;
  context ??= new AudioContext();
  const begin = context.currentTime;
  TONES[what].forEach((pitch, place) => {
    const tone = context!.createOscillator();
    const gain = context!.createGain();
    const at = begin + place * 0.12;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.3);
    tone.connect(gain).connect(context!.destination);
    tone.start(at);
    tone.stop(at + 0.32);
  });
}
