/** An answer for several hazards that were asked about together. */
import type { Hazard, JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { hazardsOf } from '../facts/find.ts';
import { putControl } from '../facts/put.ts';

export function askedAndBare({ facts, ask }: JsaState): Hazard[] {
  return hazardsOf(facts).filter(
    ({ id, controls }) => ask.hazards.includes(id) && controls.length === 0,
  );
}

/** One answer for "sewage and bacteria": hazards of one step and one energy that were asked about together. */
export function shareControls(draft: JsaState, before: readonly Hazard[], library: Library): void {
  for (const { hazards } of draft.facts.steps) {
    for (const bare of hazards) {
      if (!before.includes(bare) || bare.controls.length > 0 || bare.energy === null) continue;
      const answered = hazards.find(
        (other) =>
          before.includes(other) &&
          other.energy === bare.energy &&
          other.highEnergy === bare.highEnergy &&
          other.controls.length > 0,
      );
      for (const control of answered?.controls ?? [])
        putControl(draft, bare, { ...control }, library);
    }
  }
}
