/** "Be careful", which names no barrier. */
import type { JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { newControl, putControl } from '../facts/put.ts';
import { hazardsOf } from '../facts/find.ts';

/** Recorded only when the speaker insists; the first time gets its one question. */
export function takeCareful(draft: JsaState, said: readonly string[], library: Library): void {
  for (const text of said) {
    const asked = hazardsOf(draft.facts).filter(({ id }) => draft.ask.hazards.includes(id));
    const hazard =
      asked.find(({ controls }) => controls.length === 0) ??
      asked[0] ??
      hazardsOf(draft.facts).at(-1);
    if (hazard === undefined) continue;
    if (hazard.carefulAsked) putControl(draft, hazard, newControl(text, 'said', library), library);
    hazard.carefulAsked = true;
  }
}
