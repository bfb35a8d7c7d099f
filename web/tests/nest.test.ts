// The last page of Gods Love Dinosaurs: all dinosaurs stand inside the picture.
import { expect, test } from "vitest";
import { BOX, DINOSAUR, placesOf } from "../src/games/gods_love_dinosaurs/nest";

test.each([0, 1, 2, 3, 6])("%i dinosaurs fit behind the nest", (n) => {
  const places = placesOf(n);
  expect(places).toHaveLength(Math.min(n, 3));
  for (const { x } of places) {
    expect(x - DINOSAUR / 2).toBeGreaterThanOrEqual(0);
    expect(x + DINOSAUR / 2).toBeLessThanOrEqual(BOX);
  }
});
