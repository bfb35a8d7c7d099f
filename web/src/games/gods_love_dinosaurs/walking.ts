// Arrow keys walk over the answers on a landscape, not over every cell.

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

interface Place {
  x: number;
  y: number;
}

/** The place that lies next in the direction of a key; null where there is none. */
export function nextPlace<P extends Place>(places: P[], from: Place, key: string): P | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  let best: { place: P; cost: number } | null = null;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along <= 1) continue;
    const cost = along + 2 * aside;
    if (best === null || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? null;
}

/** Focus the answer next to the one that has the focus; the first one where none has it. True where the key was ours. */
export function walk(board: Element, key: string): boolean {
  if (!(key in WAYS)) return false;
  const answers = [...board.querySelectorAll<SVGGElement>("[data-x]")];
  const places = answers.map((answer) => ({ x: Number(answer.dataset["x"]), y: Number(answer.dataset["y"]), answer }));
  const here = places.find((place) => place.answer === document.activeElement);
  const next = here === undefined ? places[0] : nextPlace(places, here, key);
  next?.answer.focus();
  return answers.length > 0;
}
