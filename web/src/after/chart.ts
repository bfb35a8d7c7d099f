// The chart of points over the steps of a match: where its lines, marks and numbers stand.

/** Room beside the axis of time: the numbers on its left, the ends of the lines on its right. */
export const LEFT = 30;
export const RIGHT = 56;

/** Where a step stands on an axis of time of this width. */
export const across = (width: number, steps: number) => (step: number): number => LEFT + (step * (width - LEFT - RIGHT)) / Math.max(steps, 1);

/** Those of the places, from the left, that are far enough from the last one that was kept. */
export function spaced<T>(all: readonly T[], x: (one: T) => number, gap: number): T[] {
  let last = -Infinity;
  return all.filter((one) => {
    if (x(one) - last < gap) return false;
    last = x(one);
    return true;
  });
}

/** Each player's own stroke, so that lines are told apart without their colours. */
export const DASHES = ["", "1 6", "9 5", "10 4 2 4", "3 5 9 5"];

/** Round numbers for the axis that cover everything, at most five steps. */
export function ticks(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((one) => (most - Math.min(least, 0)) / one <= 4) ?? 500;
  const first = Math.floor(Math.min(least, 0) / step) * step;
  const last = Math.max(Math.ceil(most / step) * step, first + step);
  return Array.from({ length: (last - first) / step + 1 }, (_, i) => first + i * step);
}

/** The heights moved apart so that none is nearer than `gap` to the next; their order stays. */
export function apart(heights: number[], gap: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
  const placed = [...heights];
  let last = -Infinity;
  for (const i of order) {
    placed[i] = Math.max(heights[i] ?? 0, last + gap);
    last = placed[i] ?? 0;
  }
  return placed;
}

/** The steps with which somebody's points change, with the first and the last one. */
export function changes(points: readonly (readonly number[])[]): number[] {
  const steps = points[0]?.length ?? 0;
  return Array.from({ length: steps }, (_, step) => step).filter(
    (step) => step === 0 || step === steps - 1 || points.some((line) => line[step] !== line[step - 1]),
  );
}

/** The path of a line through these steps. */
export function path(points: readonly number[], steps: readonly number[], x: (step: number) => number, y: (n: number) => number): string {
  return steps.map((step, i) => `${i === 0 ? "M" : "L"}${x(step).toFixed(1)} ${y(points[step] ?? 0).toFixed(1)}`).join("");
}
