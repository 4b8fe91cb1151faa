import type { Spot } from '@muster/domain/jsa/edit';
import type { Control, JsaState } from '@muster/domain/jsa/jsa-state';

export function controlAt({ facts }: JsaState, spot: Spot): Control | undefined {
  return spot.kind === 'control'
    ? facts.steps[spot.step]?.hazards[spot.hazard]?.controls[spot.at]
    : undefined;
}

/** True if a control of high energy is direct; null if the question doesn't apply. */
export function directAt(state: JsaState, spot: Spot): boolean | null {
  const control = controlAt(state, spot);
  if (control === undefined || spot.kind !== 'control') return null;
  const hazard = state.facts.steps[spot.step]?.hazards[spot.hazard];
  return hazard?.highEnergy == null ? null : control.direct === 'yes';
}
