// What each lesson shows, step by step. The table is a real one: rules and refusals are the server's.

export interface Step {
  id: string; // its words are lesson-<game>-<id>
  /** The kinds of questions at which the step is told. */
  at: string[];
  /** The step ends when something closed was tried; every other one ends when the question is answered. */
  tries?: true;
  /** It depends on the game whether it comes: the lesson does not wait for it. */
  maybe?: true;
  /** What the bubble points at, as a selector; the first that is there. */
  point?: string;
}

export const LESSONS: Record<string, Step[]> = {
  draftosaurus: [
    { id: "hand", at: ["choose"], point: ".hand" },
    { id: "closed", at: ["place"], tries: true, point: ".place.closed" },
    { id: "open", at: ["place"], point: ".place.legal" },
    { id: "pass", at: ["choose"], point: ".players, .strip" },
    { id: "pens", at: ["place"], point: "[data-place='meadow_of_differences']" },
    { id: "king", at: ["choose"], point: "[data-place='king_of_the_jungle']" },
    { id: "hint", at: ["place"], point: ".prompt .buttons" },
    { id: "end", at: ["choose"] },
  ],
  gods_love_dinosaurs: [
    { id: "take", at: ["take"], point: ".animals" },
    { id: "lay", at: ["lay"], point: ".eco .preview, .eco .spot" },
    { id: "breed", at: ["breed"], point: ".eco .plus" },
    { id: "roam", at: ["roam"], point: ".eco .trail" },
    { id: "again", at: ["take"], point: ".animals" },
    { id: "hunt", at: ["hunt"], maybe: true },
    { id: "hatch", at: ["hatch"], maybe: true },
    { id: "end", at: ["take"] },
  ],
  wyrmspan: [
    { id: "keep", at: ["put_back"], point: ".six .pin" },
    { id: "goods", at: ["start_resource"], point: ".start3 .bank" },
    { id: "action", at: ["action"], point: ".whand .caves2" },
    { id: "where", at: ["place", "cave"], point: ".wmat .legal" },
    { id: "explore", at: ["action"], point: ".gate.open" },
    { id: "guild", at: ["step"], maybe: true, point: ".guildpanel" },
    { id: "end", at: ["action"] },
  ],
};
