// The chart of points over the steps of a match: where its lines, marks and numbers stand.

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

/** The path of a line; steps that change nothing are left out. */
export function path(points: readonly number[], x: (step: number) => number, y: (n: number) => number): string {
  const kept = points.map((n, step) => [step, n] as const).filter(([step, n]) => step === 0 || step === points.length - 1 || n !== points[step - 1] || n !== points[step + 1]);
  return kept.map(([step, n], i) => `${i === 0 ? "M" : "L"}${x(step).toFixed(1)} ${y(n).toFixed(1)}`).join("");
}
