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

const TONES = { turn: [523, 784], placed: [330], refused: [196, 165], over: [523, 659, 784, 1047] };

/** Plays a few notes, one after the other. */
export function play(what: keyof typeof TONES): void {
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
