// A board walked by the arrow keys: from the spot in focus to the nearest one in that direction.
const WAYS: Record<string, [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2; // a step aside counts double: what lies straight ahead comes first

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far a point lies outside a stretch. */
const gap = (point: number, from: number, length: number): number => Math.max(0, from - point, point - from - length);

/** Which of the boxes lies nearest in the direction of this key; -1 where none does. */
export function nextTo(from: Box, boxes: Box[], key: string): number {
  const way = WAYS[key];
  if (way === undefined) return -1;
  const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(from);
  const far = boxes.map((box) => {
    const ahead = (middle(box)[0] - x) * way[0] + (middle(box)[1] - y) * way[1];
    const aside = way[0] !== 0 ? gap(y, box.top, box.height) : gap(x, box.left, box.width);
    return ahead <= 1 ? Infinity : ahead + ASIDE * aside;
  });
  const nearest = Math.min(...far);
  return nearest === Infinity ? -1 : far.indexOf(nearest);
}

/** The arrow keys move the focus between the spots (`data-place`) of the element that hears them. */
export function walk(event: KeyboardEvent & { currentTarget: Element }): void {
  if (!(event.key in WAYS) || !(event.target instanceof Element)) return;
  const spots = [...event.currentTarget.querySelectorAll<HTMLElement | SVGElement>("[data-place]")].filter((spot) => spot !== event.target);
  const found = nextTo(event.target.getBoundingClientRect(), spots.map((spot) => spot.getBoundingClientRect()), event.key);
  event.preventDefault();
  spots[found]?.focus();
}
