// The geometry of a line chart: a line for each seat, in a box of WIDTH by HEIGHT with the axis on the left.
export const WIDTH = 640;
export const HEIGHT = 220;
const LEFT = 34; // room for the numbers of the axis
const RIGHT = 6;
const TOP = 10;
const BOTTOM = 10;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000]; // between two numbers of the axis
const MOST_TICKS = 6;

export interface ChartSample {
  move: number;
  values: readonly number[];
}

export interface ChartLines {
  paths: readonly string[]; // by seat
  ticks: readonly { value: number; y: number }[];
  zero: number; // where 0 is
}

/** The lines of a chart. Between two samples a value stays as it was, so that every change is seen as a step. */
export function chartLines(samples: readonly ChartSample[]): ChartLines {
  const all = samples.flatMap((sample) => sample.values);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = STEPS.find((one) => (high - low) / one < MOST_TICKS) ?? Math.ceil((high - low) / MOST_TICKS);
  const [bottom, top] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const first = samples[0]?.move ?? 0;
  const last = samples.at(-1)?.move ?? 1;
  const x = (move: number) => round(LEFT + ((move - first) / Math.max(1, last - first)) * (WIDTH - LEFT - RIGHT));
  const y = (value: number) => round(TOP + ((top - value) / (top - bottom)) * (HEIGHT - TOP - BOTTOM));
  const seats = samples[0]?.values.length ?? 0;
  const paths = Array.from({ length: seats }, (_, seat) =>
    samples
      .map(({ move, values }, at) => (at ? `H${x(move)}V${y(values[seat]!)}` : `M${x(move)} ${y(values[seat]!)}`))
      .join(""),
  );
  const count = Math.round((top - bottom) / step);
  const ticks = Array.from({ length: count + 1 }, (_, at) => ({
    value: bottom + at * step,
    y: y(bottom + at * step),
  }));
  return { paths, ticks, zero: y(0) };
}

const round = (value: number) => Math.round(10 * value) / 10;
