// What this browser remembers, in all its tabs. The server keeps a copy of what should follow a person (lib/me).
export const LANGUAGES = ["en", "cs", "pl", "uk", "ru"] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Record<Lang, string> = {
  en: "English",
  cs: "Čeština",
  pl: "Polski",
  uk: "Українська",
  ru: "Русский",
};

const KEY = "dracosaur";

export interface Kept {
  lang: Lang;
  theme: Theme;
  /** Pieces jump to their place, also where the system does not ask for it. */
  calm: boolean;
  sound: boolean;
  /** A choice is made by a second tap or by the button, never by the first tap. */
  confirm: boolean;
  /** A note of the browser when it is our turn and nobody looks at the page. */
  notify: boolean;
}

const USUAL: Omit<Kept, "lang"> = { theme: "system", calm: false, sound: false, confirm: true, notify: false };
const THEMES: readonly unknown[] = ["system", "light", "dark"];

function isLang(value: unknown): value is Lang {
  return LANGUAGES.includes(value as Lang);
}

/** The first language of the browser that we speak. */
function preferred(): Lang {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.find(isLang) ?? "en";
}

/** The settings among these values that can be used; for the others, what was there before. */
export function readable(given: Partial<Record<keyof Kept, unknown>>, before: Kept): Kept {
  const flag = (name: "calm" | "sound" | "confirm" | "notify"): boolean =>
    typeof given[name] === "boolean" ? given[name] : before[name];
  return {
    lang: isLang(given.lang) ? given.lang : before.lang,
    theme: THEMES.includes(given.theme) ? (given.theme as Theme) : before.theme,
    calm: flag("calm"),
    sound: flag("sound"),
    confirm: flag("confirm"),
    notify: flag("notify"),
  };
}

function read(before: Kept): Kept {
  try {
    return readable(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>, before);
  } catch {
    return before; // a browser that keeps nothing, or something else under our name
  }
}

export const settings: Kept = $state(read({ lang: preferred(), ...USUAL }));

/** The settings that somebody has changed since the page was opened. */
const touched = new Set<keyof Kept>();
let tell: (kept: Kept) => void = () => {};

/** Another tab has changed something. */
addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, read({ ...settings }));
});

/** Change a setting and remember it. */
export function set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
  settings[name] = value;
  touched.add(name);
  remember();
  tell({ ...settings });
}

/** Take over what the server has kept for this person; what was changed here meanwhile stays, and is told. */
export function adopt(kept: Record<string, unknown>): void {
  const untouched = Object.entries(kept).filter(([name]) => !touched.has(name as keyof Kept));
  Object.assign(settings, readable(Object.fromEntries(untouched), { ...settings }));
  remember();
  if (touched.size > 0) tell({ ...settings });
}

/** Have every change told, so that it can follow the person. */
export function onChange(hear: (kept: Kept) => void): void {
  tell = hear;
}

function remember(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage it holds until the page is closed.
  }
}

/** Whether dark colours are shown now. */
export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
}

/** Whether nothing should move by itself. */
export function isCalm(): boolean {
  return settings.calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
