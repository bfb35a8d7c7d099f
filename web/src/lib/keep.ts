// What is as it was stays the same object: nothing that is made of it is worked out or drawn again.

/** What has come now, with every part of it that was there before in its place. */
export function keep<T>(before: unknown, now: T): T {
  if (!isTree(before) || !isTree(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts: Record<string, unknown> = now;
  const names = Object.keys(parts);
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    parts[name] = keep(before[name], parts[name]);
    isSame &&= name in before && parts[name] === before[name];
  }
  return isSame ? (before as T) : now;
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
