// The rules beside a table: where a page shows them, the number of a rule opens them there and nobody leaves the table.
import { getContext, setContext } from "svelte";

const KEY = Symbol("rules beside the table");

export class RulesBeside {
  /** The rule that was asked for last; empty before. */
  aimed = $state("");
  /** How often one was asked for: the same one again is asked for again. */
  asked = $state(0);

  open(number: string): void {
    this.aimed = number;
    this.asked += 1;
  }
}

/** Show rules beside what lies in this component. */
export function layBeside(): RulesBeside {
  return setContext(KEY, new RulesBeside());
}

/** The rules beside us; undefined where there are none. */
export function rulesBeside(): RulesBeside | undefined {
  return getContext<RulesBeside | undefined>(KEY);
}
