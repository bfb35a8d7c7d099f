// How wide a text is in a font; measured once.
const canvas = document.createElement("canvas").getContext("2d");
const known = new Map<string, number>();

/** The width in pixels; a guess where the browser cannot draw. */
export function measure(text: string, font: string): number {
  const key = `${font}\n${text}`;
  let width = known.get(key);
  if (width === undefined) {
    if (canvas === null) return text.length * 9;
    canvas.font = font;
    width = canvas.measureText(text).width;
    if (document.fonts.check(font)) known.set(key, width); // the fallback font is narrower
  }
  return width;
}
