/** Builds a turn from a state: what Sarah says and asks. */
import type { Ask, JsaState, Slot, Turn } from './jsa-state.ts';
import type { Library } from './library/compile.ts';
import { countAsk, nextAsk } from './plan.ts';
import { offersFor } from './saying/offers.ts';
import { aboutOf, questionOf } from './saying/question.ts';
import { fill, wordsFor } from './saying/words-for.ts';
import { brief } from './understanding/plain.ts';
import { writeDocument } from './write-document.ts';

export function turnOf(state: JsaState, say: string): Turn {
  return {
    state,
    say,
    asks: state.isFinished ? null : { slot: slotOf(state), about: aboutOf(state) },
    choices: state.isFinished ? [] : choicesOf(state),
    document: writeDocument(state),
  };
}

/**
 * Returns the slot that waits for an answer: a doubt or a proposal is asked as `confirm`, in
 * between.
 */
export function slotOf({ pending, proposal, ask }: JsaState): Slot {
  return pending !== null || proposal !== null ? 'confirm' : ask.slot;
}

/** Moves on to the next question. */
export function askNext(state: JsaState, prefix: string, library: Library): Turn {
  const next = nextAsk(state);
  if (next.slot === 'sign' && state.answered.sign === true) {
    state.isFinished = true;
    state.lastSay = wordsFor(state.lang).finished;
    return turnOf(state, state.lastSay);
  }
  return askThis(state, next, prefix, library);
}

export function askThis(state: JsaState, ask: Ask, prefix: string, library: Library): Turn {
  if (state.questions > 0 && !isSameAsk(state.ask, ask))
    state.trail = [...state.trail, state.ask].slice(-100);
  state.ask = ask;
  state.isHelped = false;
  countAsk(state);
  return askAgain(state, prefix, library);
}

/** The most words that Sarah says in one turn. */
const mostWords = 20;

/** Asks the same question again; it doesn't count as another one. */
export function askAgain(state: JsaState, prefix: string, library: Library): Turn {
  const isAside = state.pending !== null || state.proposal !== null;
  state.offers = { labels: isAside ? [] : offersFor(state, library), spoken: false };
  const whole = [prefix, questionOf(state)].filter((part) => part !== '').join(' ');
  const isLong = prefix !== '' && whole.split(' ').length > mostWords;
  state.lastSay = isLong ? `${prefix} ${shortQuestion(state)}` : whole;
  return turnOf(state, state.lastSay);
}

/** Names what Sarah can offer, and asks again. */
export function askWithExamples(state: JsaState, library: Library): Turn {
  const words = wordsFor(state.lang);
  const slot = slotOf(state);
  state.isHelped = true;
  if (slot === 'confirm') {
    state.lastSay = state.proposal === null ? questionOf(state) : words.proposal_help;
    return turnOf(state, state.lastSay);
  }
  const labels = offersFor(state, library);
  state.offers = { labels, spoken: labels.length > 0 };
  state.lastSay =
    labels.length === 0
      ? words.help[slot]
      : fill(words.examples, {
          offers: labels.map((label) => brief(label, 4)).join(', '),
          question: words.short[slot],
        });
  return turnOf(state, state.lastSay);
}

/** Returns the shorter question for after a silence. */
export function shortQuestion(state: JsaState): string {
  const slot = slotOf(state);
  return slot === 'confirm' ? questionOf(state) : wordsFor(state.lang).short[slot];
}

function choicesOf(state: JsaState): string[] {
  const words = wordsFor(state.lang);
  const labels = [...state.offers.labels];
  if (state.pending !== null) return [...state.pending.readings, words.no];
  if (state.proposal !== null) return [words.yes, words.here, words.leave_out];
  const { slot } = state.ask;
  if (slot === 'confirm' || slot === 'direct_control' || slot === 'read_back')
    return [words.yes, words.no];
  const hasEnd = !withoutEnd.has(slot) && (slot !== 'steps' || state.facts.steps.length > 0);
  return hasEnd ? [...labels, words.nothing] : labels;
}

/** Questions that "nothing else" doesn't answer. */
const withoutEnd: ReadonlySet<Slot> = new Set(['task', 'place', 'people', 'permits']);

function isSameAsk(one: Ask, other: Ask): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
