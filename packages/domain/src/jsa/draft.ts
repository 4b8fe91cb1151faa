/** A turn works on a draft: the state that it was given stays as it is. */
import { copyOf } from './copy-of.ts';
import type { JsaState } from './jsa-state.ts';

/** Copies what a turn changes in place; all else of a state is only ever replaced, so it is shared. */
export function draftOf(state: JsaState): JsaState {
  return {
    ...state,
    facts: copyOf(state.facts),
    offers: { ...state.offers },
    answered: { ...state.answered },
    timesAsked: { ...state.timesAsked },
  };
}

/** Keeps the facts as they are, for "take that out"; the draft goes on with a copy. */
export function setFactsAside(draft: JsaState): NonNullable<JsaState['before']> {
  const { facts, ask } = draft;
  draft.facts = copyOf(facts);
  return { facts, ask };
}
