// Who plays here: nobody until she does something, then a guest with a friendly name, or an account.
import { call, Refused, type Schema } from "./api";
import { adopt, onChange, settings } from "./settings.svelte";
import { say } from "./words.svelte";

export type Me = Schema<"Me">;

const GUEST_NAMES = 12; // how many friendly names there are to choose from

let me: Me | null = $state.raw(null);

/** Whom the server takes us for; null for a stranger. */
export function known(): Me | null {
  return me;
}

/** The last asking; what it brought stands in `me`. */
let greeting: Promise<void> | null = null;

/** Ask the server whether it knows us. */
export function greet(): Promise<void> {
  const asking = askWho();
  greeting = asking;
  asking.catch(() => (greeting = null)); // it was not answered
  return asking;
}

async function askWho(): Promise<void> {
  try {
    me = await call("get", "/api/v1/me");
    if (hasAccount()) adopt(me.preferences);
  } catch (error) {
    if (!(error instanceof Refused && error.status === 401)) throw error;
  }
}

/** Whether we have signed in; a guest has not. */
export function hasAccount(): boolean {
  return (me?.account ?? null) !== null;
}

/** Be nobody again, once the server has forgotten us. */
export function forget(): void {
  me = null;
}

// With an account the settings follow the person; what cannot be kept there just now is kept here.
onChange((kept) => {
  if (!hasAccount()) return; // greet() tells again what was changed before we were known
  const body = { preferences: { ...kept } as unknown as Record<string, never>, lang: kept.lang };
  call("patch", "/api/v1/me", { body, keepalive: true }).catch(() => {});
});

/** The name of a guest who has not said hers: the same until the page is left. */
export const friendly = { n: Math.floor(Math.random() * GUEST_NAMES) };

/** The name that is shown at tables. */
export function name(): string {
  return me?.name ?? say(`guest-name-${friendly.n}`);
}

/** Be somebody: a guest by the name that is shown, where the server does not know us yet. */
export async function become(wished?: string): Promise<Me> {
  await (greeting ?? greet()); // else somebody whom the server knows would get the name of a new guest
  if (me !== null) {
    try {
      return (me = await call("patch", "/api/v1/me", { body: { name: wished ?? name(), lang: settings.lang } }));
    } catch (error) {
      if (!(error instanceof Refused && error.status === 401)) throw error;
      forget(); // signed out in another tab
    }
  }
  return (me = await call("post", "/api/v1/me", { body: { name: wished ?? name(), lang: settings.lang } }));
}
