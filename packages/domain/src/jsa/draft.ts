/** A turn works on a draft, so that the given state stays unchanged. */
import type { Before, Facts, Hazard, JsaState } from './jsa-state.ts';

/** Copies the parts that a turn changes in place; everything else in a state is only ever replaced, so it is shared. */
export function draftOf(state: JsaState): JsaState {
  return {
    ...state,
    facts: copyFacts(state.facts),
    offers: { ...state.offers },
    answered: { ...state.answered },
    timesAsked: { ...state.timesAsked },
  };
}

/** Keeps the current facts and tray for "take that out"; the draft continues with a copy. */
export function setAside(draft: JsaState): Before {
  const { facts, tray, ask } = draft;
  draft.facts = copyFacts(facts);
  return { facts, tray, ask };
}

/** Copies list by list, which takes a tenth of the time of a generic deep copy. */
export function copyFacts(facts: Facts): Facts {
  return {
    ...facts,
    people: [...facts.people],
    steps: facts.steps.map((step) => ({ ...step, hazards: step.hazards.map(copyHazard) })),
    ppe: [...facts.ppe],
    permits: [...facts.permits],
    emergency: [...facts.emergency],
    stopWork: [...facts.stopWork],
    absent: [...facts.absent],
    ruledOut: [...facts.ruledOut],
    alsoSaid: [...facts.alsoSaid],
  };
}

function copyHazard(hazard: Hazard): Hazard {
  return { ...hazard, controls: hazard.controls.map((control) => ({ ...control })) };
}
