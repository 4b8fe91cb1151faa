/**
 * One turn of the dialogue: takes a line, returns what Sarah says and asks. Pure: the same state and line always give
 * the same turn, on a phone, on the server and in `muster jsa play`.
 */
import { acceptOffers } from './answers/accept.ts';
import { changeStep, correctNumber, takeOut, type Correction } from './answers/correct.ts';
import { choiceIn, doubtfulReadings, leaveOpen, sharedName } from './answers/doubts.ts';
import { isEcho } from './answers/echo.ts';
import { settleProposal, type ProposalAnswer } from './answers/propose.ts';
import { takeAnswer } from './answers/take-answer.ts';
import { takeDirect } from './answers/take-direct.ts';
import { copyPrevious, takeKillers, takeReply } from './answers/take-reply.ts';
import { askAfterProposal, askOnceMore, obey } from './commands.ts';
import { draftOf, setAside } from './draft.ts';
import { putAside } from './facts/put.ts';
import { stepsAskedAbout } from './facts/find.ts';
import type { JsaState, Line, Pending, Turn } from './jsa-state.ts';
import type { Library } from './library/compile.ts';
import { offersTaken } from './saying/offers.ts';
import { wordsFor } from './saying/words-for.ts';
import { askAgain, askNext, askThis, askWithExamples, shortQuestion, turnOf } from './turn.ts';
import { forgetTexts, tidy } from './understanding/plain.ts';
import { clean, isPlainAnswer, piecesOf } from './understanding/pieces.ts';
import { leadingReply, replyOf, type Reply } from './understanding/replies.ts';

export function hear(state: JsaState, line: Line, library: Library): Turn {
  forgetTexts();
  const draft = draftOf(state);
  const text = tidy(line.text ?? '');
  const isSilence = line.silence === true || !/[\p{L}\p{N}]/u.test(text);
  if (draft.isFinished) return reopen(draft, isSilence ? '' : text, library);
  if (isSilence) return hearSilence(draft, library);
  if (isEcho(text, draft.lastSay, line.afterMs)) return turnOf(draft, '');
  draft.silences = 0;
  if (line.chosen === true) draft.offers.spoken = true;
  const commanded = obey(draft, replyOf(text), library);
  if (commanded !== null) return commanded;
  if (draft.pending !== null) return hearChoice(draft, draft.pending, text, library);
  const readings = doubtfulReadings(line, text);
  if (readings !== null)
    return askWhich(draft, { kind: 'reading', readings, frame: '{x}', ask: draft.ask }, library);
  return hearWords(draft, text, library);
}

/** People can still add something after the end, such as a hazard that someone thinks of while signing. */
function reopen(draft: JsaState, text: string, library: Library): Turn {
  if (text === '' || isPlainAnswer(text)) return turnOf(draft, '');
  draft.isFinished = false;
  draft.answered.sign = false;
  return hearWords(draft, text, library);
}

/** Repeats the question once, shorter, then waits. For a proposal, the piece stays in the tray and the talk goes on. */
function hearSilence(draft: JsaState, library: Library): Turn {
  if (draft.isPaused) return turnOf(draft, '');
  if (draft.proposal !== null) {
    draft.proposal = null;
    return askAfterProposal(draft, library);
  }
  draft.silences += 1;
  return turnOf(draft, draft.silences > 1 ? '' : shortQuestion(draft));
}

function askWhich(draft: JsaState, pending: Pending, library: Library): Turn {
  draft.pending = pending;
  draft.isHelped = false;
  draft.questions += 1;
  return askAgain(draft, '', library);
}

function hearChoice(draft: JsaState, pending: Pending, text: string, library: Library): Turn {
  const choice = choiceIn(pending, text);
  if (choice.kind === 'again' && !draft.isHelped) {
    draft.isHelped = true;
    const readings = pending.kind === 'reading' ? pending.readings.slice(0, 1) : pending.readings;
    draft.pending = { ...pending, readings };
    return askAgain(draft, '', library);
  }
  if (choice.kind !== 'chosen') {
    // "No" discards a misheard text; which of two people was meant stays open.
    if (choice.kind === 'rejected' && pending.kind === 'reading') draft.pending = null;
    leaveOpen(draft);
    return choice.kind === 'other' ? hearWords(draft, text, library) : askAgain(draft, '', library);
  }
  draft.pending = null;
  if (pending.kind === 'offers') {
    draft.before = setAside(draft);
    acceptOffers(draft, choice.readings, library);
    return moveOn(draft, true, library);
  }
  const joint = ` ${wordsFor(draft.lang).and} `;
  return hearWords(draft, pending.frame.replace('{x}', choice.readings.join(joint)), library);
}

function hearWords(draft: JsaState, text: string, library: Library): Turn {
  const reply = meant(draft, replyOf(text));
  if (draft.proposal !== null) {
    const answer = proposalAnswer(reply, text, draft);
    if (answer !== null) {
      draft.before = setAside(draft);
      settleProposal(draft, answer, library);
      return askAfterProposal(draft, library);
    }
    // The answer was about something else: the piece waits, and this answers the question behind the proposal.
    draft.proposal = null;
  }
  if (draft.ask.slot === 'task' && reply === 'same' && copyPrevious(draft, library))
    return askNext(draft, '', library);
  const taken = offersTaken(draft, text);
  if (taken !== null) {
    draft.before = setAside(draft);
    acceptOffers(draft, taken, library);
    return moveOn(draft, true, library);
  }
  if (reply !== null) return hearReply(draft, reply, library);
  const shared = sharedName(draft, text);
  if (shared !== null) return askWhich(draft, shared, library);
  return hearCorrection(draft, text, library) ?? hearAnswer(draft, text, library);
}

/** "Okay" agrees, but isn't a statement about a hazard or a control. */
function meant({ ask, proposal }: JsaState, reply: Reply | null): Reply | null {
  const isClaim = proposal === null && (ask.slot === 'direct_control' || ask.slot === 'confirm');
  return reply === 'fine' && !isClaim ? 'yes' : reply;
}

function proposalAnswer(
  reply: Reply | null,
  text: string,
  { lang }: JsaState,
): ProposalAnswer | null {
  const words = wordsFor(lang);
  if (reply === 'here' || text === words.here) return 'here';
  if (reply === 'leave_out' || text === words.leave_out) return 'leave_out';
  if (reply === 'yes') return 'yes';
  return reply === null ? null : 'wait';
}

function hearReply(draft: JsaState, reply: Reply, library: Library): Turn {
  const { labels, spoken } = draft.offers;
  const isAll = reply === 'all' || (reply === 'those' && draft.isHelped);
  if ((reply === 'yes' || isAll) && spoken && labels.length > 0) {
    if (reply === 'yes' && labels.length > 1)
      return askWhich(
        draft,
        { kind: 'offers', readings: labels, frame: '{x}', ask: draft.ask },
        library,
      );
    draft.before = setAside(draft);
    acceptOffers(draft, labels, library);
    return moveOn(draft, true, library);
  }
  draft.before = setAside(draft);
  const outcome = takeReply(draft, reply, library);
  return outcome === 'settled' || draft.isHelped
    ? askNext(draft, '', library)
    : askWithExamples(draft, library);
}

/** @returns null if it doesn't refer to anything */
function hearCorrection(draft: JsaState, text: string, library: Library): Turn | null {
  const before = setAside(draft);
  const words = wordsFor(draft.lang);
  const step = changeStep(draft, text);
  if (typeof step === 'number') {
    draft.before = before;
    return askThis(
      draft,
      { slot: 'steps', steps: [step], hazards: [], control: null },
      '',
      library,
    );
  }
  const isOut = takeOut(draft, text);
  const corrected: Correction = step ?? isOut ?? correctNumber(draft, text);
  if (corrected === null) return null;
  draft.before = before;
  if (corrected === 'done') {
    const said = isOut === 'done' ? words.removed : words.changed;
    return askAgain(draft, said, library);
  }
  putAside(draft, clean(text), draft.ask.slot, null);
  return askAgain(draft, words.which_one, library);
}

function hearAnswer(draft: JsaState, text: string, library: Library): Turn {
  draft.before = setAside(draft);
  const { slot } = draft.ask;
  const edited = slot === 'steps' ? stepsAskedAbout(draft)[0] : undefined;
  if (edited !== undefined) {
    edited.text = piecesOf(text, 'text')[0] ?? edited.text;
    draft.answered.steps = true;
    return askNext(draft, '', library);
  }
  if (slot === 'direct_control') {
    if (takeDirect(draft, text, library)) return askNext(draft, '', library);
    return draft.proposal === null ? askAfterProposal(draft, library) : askProposal(draft, library);
  }
  const isAside = slot === 'confirm' || slot === 'read_back' || slot === 'wheel';
  const lead = isAside ? cutReply(text) : null;
  if (lead !== null) return hearMore(draft, lead.reply, lead.rest, library);
  if (slot === 'confirm') {
    const isNamed = takeKillers(draft, text, library);
    if (!isNamed) takeAnswer(draft, text, library);
    if (draft.proposal !== null) return askProposal(draft, library);
    return isNamed || draft.isHelped ? askNext(draft, '', library) : askOnceMore(draft, library);
  }
  return moveOn(draft, takeAnswer(draft, text, library), library);
}

/** Splits off a yes or no at the start of a line, but not in "no permits" or "si llueve". */
function cutReply(text: string): { readonly reply: 'yes' | 'no'; readonly rest: string } | null {
  const lead = leadingReply(text);
  if (lead === null || (lead.reply !== 'yes' && lead.reply !== 'no')) return null;
  const said = text.slice(0, text.length - lead.rest.length);
  const isCut = /[,.;:!]\s*$/u.test(said) || (lead.reply === 'yes' && !/^si\s/iu.test(said));
  return isCut ? { reply: lead.reply, rest: lead.rest } : null;
}

/** Also hears what follows a yes or a no. */
function hearMore(draft: JsaState, reply: 'yes' | 'no', rest: string, library: Library): Turn {
  const { slot } = draft.ask;
  // "Yes, the saw" means only that hazard; "yes, but" means all, since asking too much only costs a tap.
  if (slot === 'confirm' && (reply === 'no' || !takeKillers(draft, rest, library)))
    takeReply(draft, reply, library);
  const isFiled = takeAnswer(draft, rest, library);
  // Words after a no at the wheel may name an energy: only a bare no rules them out.
  return moveOn(draft, isFiled || slot === 'wheel', library);
}

function moveOn(draft: JsaState, isAnswered: boolean, library: Library): Turn {
  const { slot } = draft.ask;
  if (isAnswered && slot !== 'confirm') draft.answered[slot] = true;
  if (draft.proposal !== null) return askProposal(draft, library);
  return askNext(draft, '', library);
}

function askProposal(draft: JsaState, library: Library): Turn {
  draft.isHelped = false;
  return askAgain(draft, '', library);
}
