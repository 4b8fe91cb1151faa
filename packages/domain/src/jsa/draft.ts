/** A turn works on a draft: the state that it was given stays as it is. */
import type { Facts, Hazard, JsaState } from './jsa-state.ts';

/** Copies what a turn changes in place; all else of a state is only ever replaced, so it is shared. */
export function draftOf(state: JsaState): JsaState {
  return {
    ...state,
    facts: copyFacts(state.facts),
    offers: { ...state.offers },
    answered: { ...state.answered },
    timesAsked: { ...state.timesAsked },
  };
}

/** Keeps the facts as they are, for "take that out"; the draft goes on with a copy. */
export function setFactsAside(draft: JsaState): NonNullable<JsaState['before']> {
  const { facts, ask } = draft;
  draft.facts = copyFacts(facts);
  return { facts, ask };
}

/** List by list, which takes a tenth of the time of a copy of any data. */
export function copyFacts(facts: Facts): Facts {
  return {
    ...facts,
    people: [...facts.people],
    steps: facts.steps.map((step) => ({ ...step, hazards: step.hazards.map(copyHazard) })),
    looseHazards: facts.looseHazards.map(copyHazard),
    looseControls: facts.looseControls.map((control) => ({ ...control })),
    ppe: [...facts.ppe],
    permits: [...facts.permits],
    emergency: [...facts.emergency],
    stopWork: [...facts.stopWork],
    absent: [...facts.absent],
    notes: [...facts.notes],
  };
}

function copyHazard(hazard: Hazard): Hazard {
  return { ...hazard, controls: hazard.controls.map((control) => ({ ...control })) };
}
