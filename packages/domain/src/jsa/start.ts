/** Where a dialogue begins, and where it resumes. */
import type { Language } from '../languages.ts';
import type { Facts, JsaContext, JsaState, Turn } from './jsa-state.ts';
import type { Library } from './library/compile.ts';
import { askNext, turnOf } from './turn.ts';

const noFacts = (): Facts => ({
  task: '',
  place: '',
  people: [],
  steps: [],
  looseHazards: [],
  looseControls: [],
  ppe: [],
  permits: [],
  emergency: [],
  stopWork: [],
  absent: [],
  notes: [],
});

export function start(lang: Language, context: JsaContext, library: Library): Turn {
  const state: JsaState = {
    version: 1,
    lang,
    context,
    facts: noFacts(),
    before: null,
    ask: { slot: 'task', steps: [], hazards: [] },
    trail: [],
    pending: null,
    offers: { labels: [], spoken: false },
    isHelped: false,
    lastSay: '',
    answered: {},
    timesAsked: {},
    questions: 0,
    silences: 0,
    isPaused: false,
    isFinished: false,
    nextId: 1,
  };
  return askNext(state, '', library);
}

/** The turn of a stored state: the question where the dialogue was. */
export function resume(state: JsaState): Turn {
  return turnOf(state, state.lastSay);
}
