// A dinosaur under the pointer: lifted by pressing and moving, set down where it is let go.
const STARTS_AFTER = 8; // pixels: less is a click with an unsteady hand
const ABOVE_FINGER = 60;

export class Dragging {
  kind: string | null = $state(null);
  x = $state(0);
  y = $state(0);
  /** The place below it. */
  over: string | null = $state(null);
  readonly #lift: (kind: string) => void;
  readonly #drop: (place: string) => void;
  #held: { kind: string; x: number; y: number; id: number; above: number } | null = null;
  #moved = false;

  constructor(lift: (kind: string) => void, drop: (place: string) => void) {
    this.#lift = lift;
    this.#drop = drop;
  }

  press(event: PointerEvent, kind: string): void {
    if (event.button !== 0) return;
    this.#held = { kind, x: event.clientX, y: event.clientY, id: event.pointerId, above: event.pointerType === "touch" ? ABOVE_FINGER : 0 };
    this.#moved = false;
  }

  move(event: PointerEvent): void {
    const held = this.#held;
    if (held === null || event.pointerId !== held.id) return;
    if (this.kind === null) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < STARTS_AFTER) return;
      this.kind = held.kind;
      this.#moved = true;
      this.#lift(held.kind);
    }
    this.x = event.clientX;
    this.y = event.clientY - held.above;
    this.over = placeAt(this.x, this.y);
  }

  release(event: PointerEvent): void {
    const held = this.#held;
    if (held === null || event.pointerId !== held.id) return;
    const { over } = this;
    const dragged = this.kind !== null;
    this.cancel();
    if (dragged && over !== null) this.#drop(over);
  }

  cancel(): void {
    this.#held = this.kind = this.over = null;
  }

  /** The click that ends a drag is none; asked once. */
  wasDrag(): boolean {
    const was = this.#moved;
    this.#moved = false;
    return was;
  }
}

function placeAt(x: number, y: number): string | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>("[data-place]");
  return place?.dataset["place"] ?? null;
}
