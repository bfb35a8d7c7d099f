import { expect, test } from "vitest";
import { readInvitation } from "../src/lib/invitation";

test("a code is read as people write it", () => {
  for (const written of ["fern42", " FERN42 ", "FERN-42", "fern 42", "FERN–42", "https://club.example/games/join/fern42", "http://club.example/join/fern42/?from=chat"]) {
    const read = readInvitation(written);
    expect("code" in read && read.code.toUpperCase(), written).toBe("FERN42");
  }
});

test("a link to a table leads there", () => {
  expect(readInvitation("http://club.example/games/table/9tvE-ckk_y?code=FERN42")).toEqual({ path: "/table/9tvE-ckk_y" });
});
