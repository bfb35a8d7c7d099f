// What part of a landscape is seen: moved by dragging, wheel, two fingers and keys.
import type { Box, Point } from "./geometry";

const LEAST = 0.25;
const MOST = 2.4;
/** A landscape is never shown larger than this by itself. */
const COMFORTABLE = 1.12;
/** From this scale on the words on a landscape are as large as they must be. */
const READABLE = 0.9;
const TRAVEL = 260; // milliseconds

export interface Inset {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const NO_INSET: Inset = { left: 0, top: 0, right: 0, bottom: 0 };

export class Camera {
  /** The point in the middle of the picture, and how many pixels a unit has. */
  x = $state(0);
  y = $state(0);
  scale = $state(0.8);
  width = $state(0);
  height = $state(0);
  #frame = 0;

  get viewBox(): string {
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    return `${this.x - w / 2} ${this.y - h / 2} ${w} ${h}`;
  }

  /** How much larger words on the landscape must be written to be read from so far. */
  get readable(): number {
    return Math.max(1, READABLE / this.scale);
  }

  /** The point of the landscape under a pixel of the picture. */
  pointAt(left: number, top: number): Point {
    return [this.x + (left - this.width / 2) / this.scale, this.y + (top - this.height / 2) / this.scale];
  }

  /** The pixel of the picture over a point of the landscape. */
  pixelOf([x, y]: Point): Point {
    return [(x - this.x) * this.scale + this.width / 2, (y - this.y) * this.scale + this.height / 2];
  }

  /** How large this box can be shown, beside what lies over the picture. */
  scaleFor(box: Box, inset: Inset, most = COMFORTABLE): number {
    const room: Point = [Math.max(80, this.width - inset.left - inset.right), Math.max(80, this.height - inset.top - inset.bottom)];
    return Math.min(room[0] / box.width, room[1] / box.height, most);
  }

  /** Show this box, beside what lies over the picture. */
  fit(box: Box, inset: Inset = NO_INSET, calm = false, most = COMFORTABLE): void {
    if (this.width === 0 || this.height === 0) return;
    const scale = this.scaleFor(box, inset, most);
    const x = box.x + box.width / 2 - (inset.left - inset.right) / 2 / scale;
    const y = box.y + box.height / 2 - (inset.top - inset.bottom) / 2 / scale;
    this.#travel(x, y, Math.max(scale, LEAST), calm);
  }

  /** Nearer or farther, around a pixel. */
  zoom(by: number, left = this.width / 2, top = this.height / 2): void {
    cancelAnimationFrame(this.#frame);
    const [x, y] = this.pointAt(left, top);
    this.scale = Math.min(MOST, Math.max(LEAST, this.scale * by));
    this.x = x - (left - this.width / 2) / this.scale;
    this.y = y - (top - this.height / 2) / this.scale;
  }

  /** Move the picture by pixels. */
  pan(dx: number, dy: number): void {
    cancelAnimationFrame(this.#frame);
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
  }

  #travel(x: number, y: number, scale: number, calm: boolean): void {
    cancelAnimationFrame(this.#frame);
    const from = [this.x, this.y, this.scale] as const;
    const begun = performance.now();
    const step = (now: number): void => {
      const t = calm ? 1 : Math.min(1, Math.max(0, (now - begun) / TRAVEL)); // a frame may have begun before us
      const eased = 1 - (1 - t) ** 3;
      this.x = from[0] + (x - from[0]) * eased;
      this.y = from[1] + (y - from[1]) * eased;
      this.scale = from[2] + (scale - from[2]) * eased;
      if (t < 1) this.#frame = requestAnimationFrame(step);
    };
    step(begun);
  }
}
