/** Starts and resumes a dialogue. */
import type { Language } from '../languages.ts';
import type { Facts, JsaContext, JsaState, Turn } from './jsa-state.ts';
import { draftOf } from './draft.ts';
import type { Library } from './library/compile.ts';
import { askNext, turnOf } from './turn.ts';

const noFacts = (): Facts => ({
  task: '',
  place: '',
  people: [],
  steps: [],
  ppe: [],
  permits: [],
  emergency: [],
  stopWork: [],
  absent: [],
  ruledOut: [],
  alsoSaid: [],
});

/** Returns a state in which nothing has been said or asked. */
export function emptyState(lang: Language, context: JsaContext): JsaState {
  return {
    version: 2,
    lang,
    context,
    facts: noFacts(),
    tray: [],
    proposal: null,
    proposals: 0,
    pending: null,
    before: null,
    ask: { slot: 'task', steps: [], hazards: [], control: null },
    trail: [],
    offers: { labels: [], spoken: false },
    isHelped: false,
    lastSay: '',
    answered: {},
    timesAsked: {},
    directAsked: [],
    lastPut: null,
    questions: 0,
    silences: 0,
    isPaused: false,
    isFinished: false,
    nextId: 1,
  };
}

export function start(lang: Language, context: JsaContext, library: Library): Turn {
  return askNext(emptyState(lang, context), '', library);
}

/**
 * Returns the turn of a stored state: the question where the dialogue left off. A draft of version 1 doesn't have one
 * yet.
 */
export function resume(state: JsaState, library: Library): Turn {
  return state.lastSay === '' ? askNext(draftOf(state), '', library) : turnOf(state, state.lastSay);
}
