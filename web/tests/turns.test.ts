import { beforeEach, describe, expect, it } from "vitest";
import { set } from "../src/lib/settings.svelte";
import { showTurn } from "../src/lib/turns";

const shown: string[] = [];
class Note {
  static permission = "granted";
  onclick = null;
  constructor(title: string) {
    shown.push(title);
  }
}

describe("the signals of our turn", () => {
  beforeEach(() => {
    document.head.innerHTML = '<link rel="icon" href="logo.svg">';
    showTurn(false, "", "", "");
    shown.length = 0;
  });

  it("show in the icon of the tab for as long as it lasts", () => {
    const icon = document.querySelector("link");
    showTurn(true, "t", "Zoo", "Place it");
    expect(icon?.getAttribute("href")).toBe("logo-turn.svg");
    showTurn(false, "t", "Zoo", "");
    expect(icon?.getAttribute("href")).toBe("logo.svg");
  });

  it("come as one note, only where somebody wants it and looks elsewhere", () => {
    Object.assign(globalThis, { Notification: Note });
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    showTurn(true, "t", "Zoo", "Choose");
    expect(shown).toEqual([]); // nobody has switched it on
    showTurn(false, "t", "Zoo", "");
    set("notify", true);
    showTurn(true, "t", "Zoo", "Choose");
    showTurn(true, "t", "Zoo", "Place it"); // still our turn
    expect(shown).toEqual(["Zoo"]);
  });
});
