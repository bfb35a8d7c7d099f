// What this browser remembers: language, theme. The server keeps a copy of what should follow the person.
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

interface Kept {
  lang: Lang;
  theme: Theme;
  /** A choice is made by a second tap or by the button, never by the first tap. */
  confirm: boolean;
}

function isLang(value: unknown): value is Lang {
  return LANGUAGES.includes(value as Lang);
}

/** The first language of the browser that we speak. */
function preferred(): Lang {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.find(isLang) ?? "en";
}

function read(): Kept {
  let kept: Partial<Kept> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    // A browser that keeps nothing, or something else under our name: begin anew.
  }
  return { lang: isLang(kept.lang) ? kept.lang : preferred(), theme: kept.theme ?? "system", confirm: kept.confirm ?? true };
}

export const settings: Kept = $state(read());

/** Change a setting and remember it. */
export function set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
  settings[name] = value;
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
