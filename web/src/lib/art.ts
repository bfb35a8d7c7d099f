// Drawings: a sprite is fetched once and laid into the page, where <use href="#…"> finds its symbols.
const loading = new Map<string, Promise<void>>();

/** Have the drawings of this sprite in the page. */
export function loadArt(name: string): Promise<void> {
  const known = loading.get(name) ?? fetchArt(name);
  loading.set(name, known);
  known.catch(() => loading.delete(name)); // the next one tries again
  return known;
}

async function fetchArt(name: string): Promise<void> {
  const answer = await fetch(`art/${name}.svg`);
  if (!answer.ok) throw new Error(`no drawings: ${name}`);
  const sprite = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  for (const part of [...sprite.children]) {
    // Two sprites may share a drawing; an id stands once in a page.
    if (part.id !== "" && document.getElementById(part.id) !== null) part.remove();
  }
  sprite.setAttribute("aria-hidden", "true");
  sprite.setAttribute("class", "sprite");
  document.body.append(sprite);
}
