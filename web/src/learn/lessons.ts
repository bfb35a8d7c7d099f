// What each lesson shows, step by step. The table is a real one: rules and refusals are the server's.

export interface Step {
  id: string; // its words are lesson-<game>-<id>
  /** The kinds of questions at which the step is told. */
  at: string[];
  /** The step ends when something closed was tried; every other one ends when the question is answered. */
  tries?: true;
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
    { id: "take", at: ["take"] },
    { id: "lay", at: ["lay"] },
    { id: "breed", at: ["breed"] },
    { id: "roam", at: ["roam"] },
    { id: "again", at: ["take"] },
    { id: "hunt", at: ["choose", "hunt", "hatch"] },
    { id: "end", at: ["take", "lay"] },
  ],
  wyrmspan: [
    { id: "keep", at: ["put_back"] },
    { id: "goods", at: ["start_resource"] },
    { id: "action", at: ["action"] },
    { id: "where", at: ["place", "cave"] },
    { id: "explore", at: ["action"] },
    { id: "guild", at: ["step"] },
    { id: "end", at: ["action"] },
  ],
};
