import { describe, expect, it } from "vitest";
import { adopt, onChange, readable, set, settings, type Kept } from "../src/lib/settings.svelte";

const USUAL: Kept = { lang: "en", theme: "system", calm: false, sound: false, confirm: true, notify: false };

describe("what the browser remembers", () => {
  it("is taken only where it can be used", () => {
    const given = { lang: "xx", theme: "pink", calm: "yes", sound: true, more: 1 };
    expect(readable(given, USUAL)).toEqual({ ...USUAL, sound: true });
  });

  it("follows the other tabs", () => {
    localStorage.setItem("dracosaur", JSON.stringify({ ...USUAL, lang: "cs", calm: true }));
    dispatchEvent(new StorageEvent("storage", { key: "dracosaur" }));
    expect([settings.lang, settings.calm]).toEqual(["cs", true]);
  });

  it("gives way to what the server has kept, until something is changed here", () => {
    adopt({ theme: "dark" });
    expect(settings.theme).toBe("dark");
    const told: string[] = [];
    onChange((kept) => told.push(kept.theme));
    set("theme", "light");
    adopt({ theme: "dark", sound: true });
    expect([settings.theme, settings.sound]).toEqual(["light", true]);
    expect(told).toEqual(["light", "light"]); // the server may not have known us when it was changed
    expect(JSON.parse(localStorage.getItem("dracosaur") ?? "{}")).toMatchObject({ theme: "light", lang: "cs" });
  });
});
