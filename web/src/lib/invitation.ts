// What somebody may have been given to come to a table: a code, as it was said or written, or a link of this page.

/** The code in it, without the strokes and gaps that people write for themselves, or the path of the table itself. */
export function readInvitation(given: string): { code: string } | { path: string } {
  const [, kind, name = ""] = /\/(join|table)\/([\w-]+)/.exec(given) ?? [];
  if (kind === "table") return { path: `/table/${name}` };
  return { code: kind === "join" ? name : given.replace(/[\s\p{Dash}]/gu, "") };
}
