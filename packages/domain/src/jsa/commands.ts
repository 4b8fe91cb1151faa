/** Commands to Sarah, as opposed to words about the job: back, skip, stop and so on. Nothing that was said is lost. */
import { leaveOpen } from './answers/doubts.ts';
import { copyFacts } from './draft.ts';
import {
  hazardsAskedAbout,
  hazardsOf,
  selectOptionalControl,
  stepsAskedAbout,
} from './facts/find.ts';
import type { JsaState, Turn } from './jsa-state.ts';
import type { Language } from '../languages.ts';
import type { Library } from './library/compile.ts';
import { readAloud } from './saying/read-aloud.ts';
import { wordsFor } from './saying/words-for.ts';
import { askAgain, askNext, askThis, askWithExamples, turnOf } from './turn.ts';
import type { Reply } from './understanding/replies.ts';

type Act = (draft: JsaState, library: Library) => Turn;

const speak =
  (lang: Language): Act =>
  (draft, library) => {
    draft.lang = lang;
    return askAgain(draft, wordsFor(lang).switched, library);
  };
const repeat: Act = (draft, library) => askAgain(draft, '', library);

const acts: Readonly<Partial<Record<Reply, Act>>> = {
  english: speak('en'),
  spanish: speak('es'),
  repeat,
  continue: repeat,
  aside: (draft) => turnOf(draft, draft.lastSay),
  help: askWithExamples,
  read: (draft) => turnOf(draft, readAloud(draft)),
  back: goBack,
  skip,
  undo,
};

/** @returns null if the reply isn't a command */
export function obey(draft: JsaState, reply: Reply | null, library: Library): Turn | null {
  if (reply === 'stop') {
    draft.isPaused = true;
    return turnOf(draft, wordsFor(draft.lang).stopped);
  }
  if (draft.isPaused) {
    if (reply === 'aside' || reply === 'no' || reply === 'none') return turnOf(draft, '');
    draft.isPaused = false;
    if (reply === 'yes' || reply === 'fine') return repeat(draft, library);
  }
  return reply === null ? null : (acts[reply]?.(draft, library) ?? null);
}

/** Returns to the previous question; nothing that was said is lost. */
function goBack(draft: JsaState, library: Library): Turn {
  leaveOpen(draft);
  draft.proposal = null;
  const last = draft.trail.at(-1);
  if (last === undefined) return askAgain(draft, '', library);
  draft.trail = draft.trail.slice(0, -1);
  draft.ask = last;
  draft.isHelped = false;
  draft.questions += 1;
  return askAgain(draft, '', library);
}

/** Moves on without an answer. A proposal waits in the tray. */
function skip(draft: JsaState, library: Library): Turn {
  const isAside = draft.pending !== null || draft.proposal !== null;
  leaveOpen(draft);
  draft.proposal = null;
  if (isAside) return askAfterProposal(draft, library);
  const { slot, hazards } = draft.ask;
  draft.timesAsked[slot] = 9;
  for (const step of stepsAskedAbout(draft)) if (slot === 'hazards') step.hazardsAsked = 9;
  for (const hazard of hazardsOf(draft.facts))
    if (slot === 'controls' && hazards.includes(hazard.id)) hazard.controlsAsked = 9;
  if (slot === 'sign') draft.answered.sign = true;
  return askNext(draft, '', library);
}

/** "Take that out": undoes the last line and asks its question again. */
function undo(draft: JsaState, library: Library): Turn {
  leaveOpen(draft);
  draft.proposal = null;
  if (draft.before === null) return askAgain(draft, '', library);
  const { facts, tray, ask } = draft.before;
  draft.facts = copyFacts(facts);
  draft.tray = tray;
  draft.before = null;
  draft.answered[ask.slot] = false;
  return askThis(draft, ask, wordsFor(draft.lang).removed, library);
}

/** Asks the question that the proposal interrupted, or the next one if it was answered. */
export function askAfterProposal(draft: JsaState, library: Library): Turn {
  const isOpen =
    (draft.ask.slot === 'direct_control' &&
      selectOptionalControl(draft.facts, draft.ask.control)?.direct === 'unknown') ||
    (draft.ask.slot === 'confirm' &&
      hazardsAskedAbout(draft).some(({ mark }) => mark === 'unknown'));
  return isOpen && !draft.isHelped ? askOnceMore(draft, library) : askNext(draft, '', library);
}

export function askOnceMore(draft: JsaState, library: Library): Turn {
  draft.isHelped = true;
  return askAgain(draft, '', library);
}
