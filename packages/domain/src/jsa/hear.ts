/**
 * One turn of the dialogue: a line comes in, what she says and asks comes out. Pure: the same state and the
 * same line always give the same turn, on a phone, on the server and in `muster jsa play`.
 */
import { copyFacts, draftOf, setFactsAside } from './draft.ts';
import type { Ask, JsaState, Line, Turn } from './jsa-state.ts';
import type { Library } from './library/compile.ts';
import { choiceIn, doubtfulReadings, sharedName } from './intents/confirm.ts';
import { correct, correctAtEnd, takeOutFirst } from './intents/correct.ts';
import { settleTakenBack } from './intents/taken-back.ts';
import { amend, settleAmended } from './intents/amend.ts';
import { isEcho } from './intents/echo.ts';
import { settleRepair } from './intents/repair.ts';
import { offersTaken } from './saying/offers.ts';
import { hazardsOf, stepsAskedAbout } from './facts/find.ts';
import { putPerson } from './facts/put.ts';
import { settleUnclear } from './facts/unclear.ts';
import { readAloud } from './saying/read-aloud.ts';
import { wordsFor } from './saying/words-for.ts';
import { acceptOffers } from './slots/accept.ts';
import { aimsElsewhere } from './slots/aim.ts';
import { isOfElsewhere } from './slots/aside-statement.ts';
import { leaveOut } from './slots/leave-out.ts';
import { isEmergency, isPermit, isStopWork } from './slots/signs.ts';
import { takeDirect } from './slots/take-direct.ts';
import { takeLine } from './slots/take-line.ts';
import { takePlan } from './slots/take-plan.ts';
import { takeStops } from './slots/take-stops.ts';
import { takeBesides } from './slots/told-besides.ts';
import { copyPrevious, takeReply } from './slots/take-reply.ts';
import { isOtherStory, isOutOfPlay } from './slots/what-is-absent.ts';
import { askAgain, askNext, askThis, askWithExamples, turnOf } from './turn.ts';
import { isAside } from './understanding/asides.ts';
import { carriesFacts, readPart } from './understanding/classify.ts';
import { denialOf } from './understanding/negation.ts';
import { stepReferenceOf } from './understanding/numbers.ts';
import { forgetTexts, capitalize, plain, tidy } from './understanding/plain.ts';
import { peopleIn } from './understanding/people.ts';
import { partsOf } from './understanding/sentences.ts';
import { leadingReply, replyOf, type Reply } from './understanding/replies.ts';
import { writeDocument } from './write-document.ts';
import {
  withoutGreeting,
  withoutAnnouncement,
  withoutJust,
  denyFirst,
  answerAlone,
} from './understanding/openings.ts';

export function hear(state: JsaState, line: Line, library: Library): Turn {
  forgetTexts();
  const draft = draftOf(state);
  const text = settleTakenBack(
    denyFirst(
      answerAlone(
        withoutJust(
          withoutAnnouncement(settleAmended(settleRepair(greeted(draft, tidy(line.text ?? ''))))),
        ),
      ),
    ),
  );
  if (draft.isFinished) return reopen(draft, text, library);
  if (line.silence === true || !/[\p{L}\p{N}]/u.test(text)) return hearSilence(draft);
  if (isEcho(text, draft.lastSay, line.afterMs)) return turnOf(draft, '');
  draft.silences = 0;
  if (line.chosen === true) draft.offers.spoken = true;
  const reply = replyOf(text);
  const commanded = obey(draft, reply, library);
  if (commanded !== null) return commanded;
  if (draft.pending !== null) return hearChoice(draft, text, library);
  const readings = doubtfulReadings(line, text);
  if (readings !== null)
    return askWhich(draft, { kind: 'reading', readings, frame: '{x}', ask: draft.ask }, library);
  return hearWords(draft, text, library);
}

/** "Hey, Wes here": who speaks is on the job. */
function greeted(draft: JsaState, text: string): string {
  if (draft.ask.slot !== 'task') return text;
  const rest = withoutGreeting(text);
  const { names } = peopleIn(text.slice(0, text.length - rest.length), draft.context.crew);
  for (const name of names) putPerson(draft.facts, name);
  return rest;
}

/** After the end, more can still be said: the hazard that someone thought of while signing. */
function reopen(draft: JsaState, text: string, library: Library): Turn {
  const isAddition =
    /[\p{L}\p{N}]/u.test(text) &&
    replyOf(text) === null &&
    !isAside(text, carriesFacts(text, library));
  if (!isAddition) return turnOf(draft, '');
  draft.isFinished = false;
  draft.answered.sign = false;
  return hearWords(draft, text, library);
}

/** Once more, shorter; then she waits. */
function hearSilence(draft: JsaState): Turn {
  draft.silences += 1;
  if (draft.silences > 1 || draft.isPaused || draft.ask.slot === 'confirm')
    return turnOf(draft, '');
  return turnOf(draft, wordsFor(draft.lang).short[draft.ask.slot]);
}

/** @returns null for what is no command */
function obey(draft: JsaState, reply: Reply | null, library: Library): Turn | null {
  const words = wordsFor(draft.lang);
  if (reply === 'stop') {
    draft.isPaused = true;
    return turnOf(draft, words.stopped);
  }
  if (draft.isPaused) {
    if (reply === 'aside' || reply === 'no' || reply === 'none') return turnOf(draft, '');
    draft.isPaused = false;
    if (reply === 'continue' || reply === 'yes') return askAgain(draft, '', library);
  }
  switch (reply) {
    case 'english':
    case 'spanish':
      draft.lang = reply === 'english' ? 'en' : 'es';
      return askAgain(draft, wordsFor(draft.lang).switched, library);
    case 'repeat':
    case 'continue':
      return askAgain(draft, '', library);
    case 'aside':
      return turnOf(draft, draft.lastSay);
    case 'help':
      return askWithExamples(draft, library);
    case 'read':
      return turnOf(draft, readAloud(writeDocument(draft)));
    case 'back':
      return goBack(draft, library);
    case 'skip':
      return skip(draft, library);
    case 'undo':
      return undo(draft, library);
    case 'yes':
    case 'no':
    case 'none':
    case 'maybe':
    case 'unknown':
    case 'all':
    case 'everyone':
    case 'same':
    case null:
      return null;
  }
}

/** To the question before; nothing that was said is lost. */
function goBack(draft: JsaState, library: Library): Turn {
  draft.pending = null;
  const last = draft.trail.at(-1);
  if (last === undefined) return askAgain(draft, '', library);
  draft.trail = draft.trail.slice(0, -1);
  draft.ask = last;
  draft.questions += 1;
  return askAgain(draft, '', library);
}

function skip(draft: JsaState, library: Library): Turn {
  const { slot, hazards } = draft.pending?.ask ?? draft.ask;
  draft.pending = null;
  draft.timesAsked[slot] = 9;
  for (const step of stepsAskedAbout(draft)) if (slot === 'hazards') step.hazardsAsked = 9;
  for (const hazard of draft.facts.steps.flatMap((step) => step.hazards)) {
    if (!hazards.includes(hazard.id)) continue;
    if (slot === 'controls') hazard.controlsAsked = 9;
    if (slot === 'direct_control') hazard.directAsked = 9;
  }
  if (slot === 'sign') draft.answered.sign = true;
  return askNext(draft, '', library);
}

/** "Take that out": what the last line brought is gone again, and its question comes back. */
function undo(draft: JsaState, library: Library): Turn {
  const words = wordsFor(draft.lang);
  draft.pending = null;
  if (draft.before === null) return askAgain(draft, '', library);
  const { facts, ask } = draft.before;
  draft.facts = copyFacts(facts);
  draft.before = null;
  draft.answered[ask.slot] = false;
  return askThis(draft, ask, words.removed, library);
}

function askWhich(
  draft: JsaState,
  pending: NonNullable<JsaState['pending']>,
  library: Library,
): Turn {
  draft.pending = pending;
  return askThis(draft, { slot: 'confirm', steps: [], hazards: [] }, '', library);
}

function hearChoice(draft: JsaState, text: string, library: Library): Turn {
  const { pending } = draft;
  if (pending === null) return askAgain(draft, '', library);
  const choice = choiceIn(pending, text);
  if (choice.kind === 'again' && !draft.isHelped) {
    const [first] = pending.readings;
    const one = pending.kind === 'reading' && first !== undefined ? [first] : pending.readings;
    draft.pending = { ...pending, readings: one };
    const again = askThis(draft, draft.ask, '', library);
    again.state.isHelped = true;
    return again;
  }
  draft.pending = null;
  draft.ask = pending.ask;
  if (choice.kind === 'again') return askNext(draft, '', library);
  if (pending.kind === 'measure' && (choice.kind === 'chosen' || choice.kind === 'rejected')) {
    remember(draft);
    settleUnclear(draft, pending, choice.kind === 'chosen' ? choice.readings : [], library);
    return askNext(draft, '', library);
  }
  if (choice.kind === 'rejected') {
    if (pending.kind === 'person')
      return hearWords(draft, pending.frame.replace('{x}', ''), library);
    return askThis(draft, pending.ask, '', library);
  }
  if (choice.kind === 'other') return hearWords(draft, text, library);
  if (pending.kind === 'offers') {
    remember(draft);
    acceptOffers(draft, choice.readings, library);
    return moveOn(draft, true, library);
  }
  const joint = ` ${wordsFor(draft.lang).and} `;
  return hearWords(draft, pending.frame.replace('{x}', choice.readings.join(joint)), library);
}

function remember(draft: JsaState): void {
  draft.before = setFactsAside(draft);
}

function hearWords(draft: JsaState, text: string, library: Library): Turn {
  if (!/[\p{L}\p{N}]/u.test(text)) return askNext(draft, '', library);
  const { slot } = draft.ask;
  const reply = replyOf(text);
  if (slot === 'task' && reply === 'same' && copyPrevious(draft, library))
    return askNext(draft, '', library);

  const taken = offersTaken(draft, text);
  if (taken !== null) {
    remember(draft);
    return moveOn(draft, acceptOffers(draft, taken, library), library);
  }
  if (reply !== null) return hearReply(draft, reply, library);
  const isTask = slot === 'task' && text.split(' ').length > 6;
  const isFact = isStopWork(plain(text)) || isPermit(plain(text)) || carriesFacts(text, library);
  const earlier = setFactsAside(draft);
  // "Hold on, make it seven poles" is no aside.
  const seemsAside = !isTask && isAside(text, isFact);
  const amended = seemsAside ? amend(draft, text) : null;
  if (seemsAside && amended === null) return turnOf(draft, draft.lastSay);

  const shared = sharedName(draft, text);
  if (shared !== null) return askWhich(draft, shared, library);

  if (amended === '' || (amended === null && correct(draft, text, library))) {
    draft.before = earlier;
    const changed = wordsFor(draft.lang).changed;
    return draft.ask === earlier.ask
      ? askAgain(draft, changed, library)
      : askThis(draft, draft.ask, '', library);
  }
  const rest =
    amended ??
    takeOutFirst(draft, text) ??
    correctAtEnd(draft, text, library) ??
    amend(draft, text);
  draft.before = earlier;
  const planned = takePlan(draft, rest ?? text);
  const said = takeStops(draft, takeBesides(draft, planned, library), library);
  const { kept, away } = leaveOut(draft, said);
  const isAnswered =
    (kept !== '' && answer(draft, kept, library)) ||
    (said === '' && (slot === 'stop_work' || slot === 'emergency'));
  draft.facts.people = draft.facts.people.filter((name) => !away.has(name));
  // Who taps an offer has seen what there is; who tells a hazard may tell another.
  // What was left out of a line answers nothing.
  if (slot === 'hazards') draft.hazardsGoOn = bringsHazard(draft) || kept !== said;
  return moveOn(draft, isAnswered, library);
}

function hearReply(draft: JsaState, reply: Reply, library: Library): Turn {
  const { labels, spoken } = draft.offers;
  if ((reply === 'yes' || reply === 'all') && spoken && labels.length > 0) {
    if (reply === 'yes' && labels.length > 1) {
      return askWhich(
        draft,
        { kind: 'offers', readings: labels, frame: '{x}', ask: draft.ask },
        library,
      );
    }
    remember(draft);
    return moveOn(draft, acceptOffers(draft, labels, library), library);
  }
  remember(draft);
  const outcome = takeReply(draft, reply, library);
  if (outcome === 'settled') return askNext(draft, '', library);
  return outcome === 'examples' && !draft.isHelped
    ? askWithExamples(draft, library)
    : askNext(draft, '', library);
}

/** @returns whether the question is answered */
function answer(draft: JsaState, text: string, library: Library): boolean {
  const { slot, steps } = draft.ask;
  if (slot === 'steps' && steps.length > 0) return editStep(draft, steps, text);
  const lead = leadingReply(text);
  const plainYes =
    /^(yes|yeah|yep|yup|sí|simon|claro|correct|correcto|maybe|i think so|probably|creo que s[ií]|tal vez|quiz[aá]s?|a lo mejor)(?!\p{L})/u;
  const flat = plain(text);
  const cut =
    lead !== null &&
    (/^[^,.;:]*[,.;:]/.test(text.slice(0, text.length - lead.rest.length)) ||
      plainYes.test(text.toLowerCase()));
  if (slot === 'direct_control' && !isOtherStory(draft, text) && !isOfOther(draft, text, library)) {
    const reply = lead !== null && (cut || /^(no|nope|nel)\b/.test(flat)) ? lead.reply : null;
    return takeDirect(draft, reply, reply === null ? text : (lead?.rest ?? ''), library);
  }
  if (
    lead !== null &&
    cut &&
    ['yes', 'no', 'none', 'aside', 'continue', 'all'].includes(lead.reply)
  ) {
    const before = JSON.stringify(draft.facts);
    const isAnswer = answer(draft, lead.rest, library);
    if (slot === 'read_back' && lead.reply === 'yes' && before === JSON.stringify(draft.facts))
      draft.answered.read_back = true;
    if ((slot === 'hazards' || slot === 'wheel') && (lead.reply === 'none' || lead.reply === 'no'))
      return true;
    return isAnswer;
  }
  return takeLine(draft, text, library);
}

function isOfOther(draft: JsaState, text: string, library: Library): boolean {
  return (
    isOutOfPlay(draft, text) ||
    isOfElsewhere(draft, text) ||
    isElsewhere(text, library) ||
    aimsElsewhere(draft, text, library)
  );
}

/** Whether a line speaks of something else than the control in question. */
function isElsewhere(text: string, library: Library): boolean {
  const flat = plain(text);
  if (isStopWork(flat) || isEmergency(flat) || isPermit(flat) || stepReferenceOf(text) !== null)
    return true;
  const [first] = partsOf(text);
  if (first === undefined) return false;
  const denied = replyOf(first.text) === null ? denialOf(first.text)?.denied : undefined;
  if (denied !== undefined && readPart(denied, library, null).kind !== 'control') return true;
  const { kind, isCertain } = readPart(first.text, library, 'control');
  return (
    kind === 'hazard' &&
    isCertain &&
    /\b(also|another|tambien|otro|could|might|pued\w*|there's|there are|hay|is|are|esta)\b/.test(
      flat,
    )
  );
}

function editStep(draft: JsaState, ids: Ask['steps'], text: string): boolean {
  const step = draft.facts.steps.find(({ id }) => ids.includes(id));
  if (step !== undefined) step.text = capitalize(text);
  return true;
}

function bringsHazard({ before, facts }: JsaState): boolean {
  return before !== null && hazardsOf(facts).length > hazardsOf(before.facts).length;
}

function moveOn(draft: JsaState, isAnswered: boolean, library: Library): Turn {
  const { slot } = draft.ask;
  if (isAnswered) {
    if (slot !== 'steps' || draft.facts.steps.length > 0) draft.answered[slot] = true;
    for (const step of stepsAskedAbout(draft)) if (slot === 'hazards') step.hazardsAnswered = true;
  } else if (slot === 'steps' && draft.facts.steps.length > 0)
    return askThis(draft, draft.ask, '', library);
  if (
    slot === 'sign' &&
    draft.before !== null &&
    JSON.stringify(draft.before.facts) === JSON.stringify(draft.facts)
  ) {
    draft.answered.sign = true;
  }
  return askNext(draft, '', library);
}
