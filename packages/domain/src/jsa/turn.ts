/** A turn out of a state: what she says and asks. */
import type { Ask, JsaState, Turn } from './jsa-state.ts';
import type { Library } from './library/compile.ts';
import { offersFor } from './saying/offers.ts';
import { aboutOf, isAboutControl, questionOf } from './saying/question.ts';
import { fill, wordsFor } from './saying/words-for.ts';
import { countAsk, hasRoom, nextAsk } from './slots/plan.ts';
import { nextUnclear } from './facts/unclear.ts';
import { brief } from './understanding/plain.ts';
import { writeDocument } from './write-document.ts';

export function turnOf(state: JsaState, say: string): Turn {
  return {
    state,
    say,
    asks: state.isFinished ? null : { slot: state.ask.slot, about: aboutOf(state) },
    choices: state.isFinished ? [] : choicesOf(state),
    document: writeDocument(state),
  };
}

/** Moves on to the question that comes next. */
export function askNext(state: JsaState, prefix: string, library: Library): Turn {
  const unclear = hasRoom(state) ? nextUnclear(state) : null;
  if (unclear !== null) {
    state.pending = unclear;
    return askThis(state, { slot: 'confirm', steps: [], hazards: [] }, prefix, library);
  }
  const next = nextAsk(state);
  if (next.slot === 'sign' && state.answered.sign === true) {
    state.isFinished = true;
    state.lastSay = wordsFor(state.lang).finished;
    return turnOf(state, state.lastSay);
  }
  return askThis(state, next, prefix, library);
}

export function askThis(state: JsaState, ask: Ask, prefix: string, library: Library): Turn {
  if (state.questions > 0 && state.ask.slot !== 'confirm' && !isSameAsk(state.ask, ask)) {
    state.trail = [...state.trail, state.ask].slice(-100);
  }
  state.ask = ask;
  state.isHelped = false;
  countAsk(state, state.facts);
  return askAgain(state, prefix, library);
}

/** The same question once more; it doesn't count as another. */
export function askAgain(state: JsaState, prefix: string, library: Library): Turn {
  const labels = offersFor(state, library);
  const question = questionOf(state);
  const said = question;
  state.offers = { labels, spoken: false };
  state.lastSay = prefix === '' ? said : `${prefix} ${said}`;
  return turnOf(state, state.lastSay);
}

/** She names what she can offer, and asks again. */
export function askWithExamples(state: JsaState, library: Library): Turn {
  const words = wordsFor(state.lang);
  const labels = offersFor(state, library);
  const { slot } = state.ask;
  state.isHelped = true;
  state.offers = { labels, spoken: labels.length > 0 };
  state.lastSay =
    labels.length === 0 || slot === 'confirm'
      ? slot === 'confirm'
        ? questionOf(state)
        : words.help[slot]
      : fill(words.examples, {
          offers: labels.map((label) => brief(label, 5)).join(', '),
          question: words.short[slot],
        });
  return turnOf(state, state.lastSay);
}

function choicesOf(state: JsaState): string[] {
  const words = wordsFor(state.lang);
  const { labels } = state.offers;
  switch (state.ask.slot) {
    case 'confirm':
      return state.pending?.kind === 'measure'
        ? [words.yes, words.no]
        : [...(state.pending?.readings ?? []), words.no];
    case 'direct_control':
      // "What physically stops it?" has no yes for an answer.
      return isAboutControl(state) ? [words.yes, words.no, ...labels] : [...labels, words.nothing];
    case 'read_back':
      return [words.yes, words.no];
    case 'hazards':
    case 'controls':
    case 'wheel':
    case 'ppe':
    case 'emergency':
    case 'stop_work':
      return [...labels, words.nothing];
    case 'sign':
      return [words.nothing];
    case 'steps':
      return state.facts.steps.length === 0 ? [...labels] : [...labels, words.nothing];
    case 'task':
    case 'place':
    case 'people':
    case 'permits':
      return [...labels];
  }
}

function isSameAsk(one: Ask, other: Ask): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
