/** Puts a line where it belongs: by its own words first, else by the question that it answers. */
import { hazardsOf } from '../facts/find.ts';
import type { JsaState, Slot } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { readPart, wornIn } from '../understanding/classify.ts';
import { stepReferenceOf } from '../understanding/numbers.ts';
import { deniesAtEnd, deniesInPart, toldTogether } from '../understanding/of-else.ts';
import { peopleIn } from '../understanding/people.ts';
import { awayIn } from '../understanding/people-away.ts';
import { joinPlaces } from '../understanding/places.ts';
import { readAfterHazard, saysHarm } from '../understanding/measure.ts';
import { comesBack } from '../understanding/comes-back.ts';
import { isDisowned } from '../understanding/statement.ts';
import { capitalize, plain } from '../understanding/plain.ts';
import {
  beginsWithWork,
  listOf,
  listsOrder,
  listsWork,
  partsOf,
  sentencesOf,
  stepsOf,
  tellsOrder,
  withoutLead,
} from '../understanding/sentences.ts';
import { splitAsked } from '../understanding/denial-told.ts';
import { denialOf } from '../understanding/negation.ts';
import { newControl, putControl, putStep, putText, settleLooseHazards } from '../facts/put.ts';
import {
  callsForHelp,
  isAlarm,
  headerOf,
  isEmergency,
  isHappening,
  isPermit,
  namesPermit,
  isBareCondition,
  isPlaceLike,
  isStopWork,
  isWeatherLimit,
} from './signs.ts';
import {
  beginsWithHazard,
  isControlAlone,
  isHazardTalk,
  isOffTopic,
  isPermitHere,
  isWorkTalk,
  speaksOfWork,
  tellsHazardAndMeasure,
} from './speaks-of.ts';
import { bareNamedIn, joinNamed } from './aim.ts';
import { isOfElsewhere } from './aside-statement.ts';
import { crewTailOf } from './crew-tail.ts';
import { stepTopicOf } from './step-topic.ts';
import { takeFree, takeLateHazard } from './take-free.ts';
import { takeListedPeople } from './lists-people.ts';
import { takeStopNumber } from './stop-number.ts';
import { takeList } from './take-list.ts';
import { nameThoseIn, takePeople } from './take-people.ts';
import { takeClauses } from './take-clauses.ts';
import { addToTask, keepToldPlace, stripPlace, takePlace, takeTask } from './told-place.ts';
import { isGoneNow, isOutOfPlay } from './what-is-absent.ts';
import { answerFor, awayOf, tellsWhatIsDone } from './told-lines.ts';
import { takeAimed } from './take-aimed.ts';
import { takePpe } from './take-ppe.ts';
import { takeHazards } from './take-hazards.ts';
import { takeControls, takeMeasure, tellsSoMeasure } from './take-controls.ts';
import { takeNamedLate } from './late-answers.ts';
import { isNext, tellsNoWork } from './tells-no-work.ts';
import { isAddress, remembers, tellsWork } from './tells-work.ts';

/** @returns whether the question was answered; facts out of turn leave it open */
export function takeLine(draft: JsaState, text: string, library: Library): boolean {
  let isAnswered = false;
  const { kept: said, denied } = splitAsked(text);
  for (const one of denied) putText(draft.facts.absent, capitalize(one));
  const told = toldTogether(said);
  const away = awayOf(draft, told);
  for (const one of away)
    putText(
      deniesAtEnd(one) || deniesInPart(one) ? draft.facts.absent : draft.facts.notes,
      capitalize(one),
    );
  const kept = away.length === 0 ? [said] : told.filter((one) => !away.includes(one));
  if (draft.ask.slot === 'steps')
    return kept.length > 0 && takeSteps(draft, kept.join(' '), library);
  const known = new Set(hazardsOf(draft.facts).map(({ id }) => id));
  for (const sentence of joinNamed(draft, kept.flatMap(sentencesOf))) {
    const fresh = hazardsOf(draft.facts).filter(({ id }) => !known.has(id));
    if (fresh.length > 0 && tellsWhatIsDone(draft, sentence, library)) {
      answerFor(draft, fresh, sentence, library);
      continue;
    }
    const isWork =
      (tellsOrder(sentence) && peopleIn(sentence, draft.context.crew).names.length < 2) ||
      (listsWork(sentence) && ['place', 'people'].includes(draft.ask.slot) && !isAddress(sentence));
    // A list of the work that comes late says what a lone step did not.
    const { steps } = draft.facts;
    const isLate =
      (steps.length < 2 || !steps.some((step) => beginsWithWork(step.text))) &&
      listsOrder(sentence) &&
      tellsWork(sentence);
    if ((isLate || (draft.facts.steps.length === 0 && isWork)) && draft.ask.slot !== 'stop_work') {
      takeSteps(draft, sentence, library);
      continue;
    }
    const aimed = takeAimed(draft, sentence, library);
    if (aimed !== null) {
      isAnswered = aimed || isAnswered;
      continue;
    }
    const wasAnswer = tellsSoMeasure(draft, sentence)
      ? takeMeasure(draft, withoutLead(sentence), library)
      : takeSentence(draft, withoutLead(sentence), !isAnswered, library);
    isAnswered = wasAnswer || isAnswered;
  }
  return isAnswered;
}

function takeSentence(
  draft: JsaState,
  sentence: string,
  isFirst: boolean,
  library: Library,
): boolean {
  const { facts, ask } = draft;
  const named = nameThoseIn(draft, sentence);
  const header = headerOf(sentence);
  if (header !== null) {
    if (header.slot === 'task' && (ask.slot === 'task' || facts.task === ''))
      takeTask(draft, sentence);
    else facts[header.slot] = capitalize(header.rest);
    return ask.slot === header.slot;
  }
  if (takeListedPeople(draft, sentence, isFirst)) return false;
  const reference = stepReferenceOf(sentence);
  const step =
    reference === null
      ? undefined
      : facts.steps.at(reference.place < 0 ? reference.place : reference.place - 1);
  if (reference !== null && step !== undefined) {
    const rest = (sentence.slice(0, reference.start) + sentence.slice(reference.end))
      .replace(/^[\s,:.-]+|[\s,:-]+$/gu, '')
      .replace(/^(?:is|es|the hazard is|el peligro es)\s+/iu, '');
    const renamed = /^(?:el )?(?:step|paso)\s+\S+\s+(?:is|es|should be|debe ser)\s+(.+)$/iu.exec(
      sentence,
    )?.[1];
    if (renamed !== undefined && readPart(renamed, library, null).kind === null) {
      step.text = capitalize(renamed);
      return false;
    }
    const fallback =
      ask.slot === 'controls' || ask.slot === 'direct_control' ? 'control' : 'hazard';
    takeClauses(draft, rest, { step, isStepNamed: true, fallback, keepUnknown: true }, library);
    step.hazardsAnswered = true;
    return ask.steps.includes(step.id) || ask.slot === 'controls' || ask.slot === 'hazards';
  }
  if (ask.slot === 'stop_work' && draft.isNumberAsked === true && takeStopNumber(facts, sentence))
    return true;
  const flat = plain(sentence);
  // "The 480 is locked out": what it begins with has no control yet.
  const isAnswer =
    ask.slot === 'controls' &&
    bareNamedIn(draft, sentence.split(' ').slice(0, 4).join(' ')) !== undefined &&
    partsOf(sentence).every(({ text }) => denialOf(text) === null);
  if (isAnswer) return takeAnswer(draft, sentence, isFirst, library);
  if (takeNamedLate(draft, sentence, library)) return false;
  const isPermitAnswer = ask.slot === 'permits' && namesPermit(flat);
  // "If the monitor's not on we don't go in" stops the work.
  const isCondition = ask.slot === 'stop_work' && limits.test(flat);
  if (
    !isCondition &&
    ((isOutOfPlay(draft, sentence) && !isPermitAnswer) ||
      (ask.slot !== 'task' && isDisowned(flat) && !comesBack(sentence)) ||
      isGoneNow(draft, flat))
  ) {
    putText(facts.absent, capitalize(sentence));
    return false;
  }
  if (!isPermitAnswer && isOfElsewhere(draft, sentence)) {
    putText(deniesInPart(sentence) ? facts.absent : facts.notes, capitalize(sentence));
    return false;
  }
  if (late.has(ask.slot) && tellsHazardOfStep(draft, sentence, library)) {
    takeHazards(draft, sentence, library);
    return false;
  }
  if (standsAlone.has(ask.slot) || ask.slot === 'stop_work') {
    if (tellsHazardAndMeasure(sentence, draft.context.crew, library)) {
      takeLateHazard(draft, sentence, library);
      return false;
    }
  }
  // "Wind takes a sheet, four guys and quit at 25": the limit is one of the measures.
  const isHazardFirst =
    (ask.slot === 'hazards' || ask.slot === 'wheel') && beginsWithHazard(sentence, library);
  if (!isFirst || (ask.slot !== 'task' && ask.slot !== 'place')) {
    const limited =
      ask.slot === 'controls' && isStopWork(flat) ? bareNamedIn(draft, sentence) : undefined;
    // "If the wind's over twenty we don't lift": a limit is what is done about the wind too.
    if (limited !== undefined)
      putControl(draft, limited, newControl(sentence, 'said', library), library);
    if (
      (isStopWork(flat) && !isHazardFirst) ||
      (ask.slot === 'stop_work' &&
        !isOffTopic(sentence, facts.stopWork.length === 0 ? 'first' : 'more', library))
    ) {
      if (takeList(draft, 'stop_work', facts.stopWork, [sentence])) return ask.slot === 'stop_work';
    }
    const isGear = ask.slot === 'ppe' && wornIn(sentence, library).length > 0;
    const isPlan = isEmergency(flat) && !isGear && !isPermitAnswer && ask.slot !== 'hazards';
    // "A bottle of eyewash up there" answers what is in place.
    if (isPlan && !(ask.slot === 'controls' && !callsForHelp(flat))) {
      return takeList(draft, 'emergency', facts.emergency, [sentence]) && ask.slot === 'emergency';
    }
    if (isPermit(flat) && isPermitHere(ask.slot, flat)) {
      return takeList(draft, 'permits', facts.permits, [sentence]) && ask.slot === 'permits';
    }
  }
  // "Viento de 25" holds nothing: it stops the work.
  if (
    (ask.slot === 'controls' || ask.slot === 'direct_control') &&
    (isWeatherLimit(flat) || isHappening(flat))
  ) {
    takeList(draft, 'stop_work', facts.stopWork, [sentence]);
    return false;
  }
  if (
    standsAlone.has(ask.slot) &&
    isBareCondition(flat) &&
    !isHazardTalk(sentence, library) &&
    (/^(?:if|when|any|anyone|anybody|anything|si|cuando|cualquier\p{L}*) /u.test(flat) ||
      isAlarm(flat) ||
      isHappening(flat) ||
      isWeatherLimit(flat) ||
      readPart(sentence, library, null).kind !== 'control')
  ) {
    takeList(draft, 'stop_work', facts.stopWork, [sentence]);
    return false;
  }
  if (named.isOnlyNames && ask.slot !== 'people') return false;
  if (
    ask.slot !== 'task' &&
    awayIn(sentence, draft.context.crew).length > 0 &&
    awayIn(sentence, draft.context.crew).length ===
      peopleIn(sentence, draft.context.crew).names.length
  )
    return ask.slot === 'people' && facts.people.length > 0;
  return takeAnswer(draft, sentence, isFirst, library);
}

const limits = /\b(?:if|when|si|cuando)\b/;

/** "When they're up doing jumpers it's lightning", after the hazards were asked for. */
function tellsHazardOfStep({ facts }: JsaState, sentence: string, library: Library): boolean {
  const rest = stepTopicOf(facts, sentence, library)?.rest;
  const [first] = rest === undefined ? [] : partsOf(rest);
  return first !== undefined && readAfterHazard(plain(first.text), library) === 'harm';
}

/** Questions that come after those for hazards. */
const late: ReadonlySet<Slot> = new Set([
  'controls',
  'direct_control',
  'ppe',
  'permits',
  'emergency',
  'stop_work',
  'read_back',
  'sign',
]);

/** Questions whose answers are no conditions. */
const standsAlone: ReadonlySet<Slot> = new Set([
  'ppe',
  'permits',
  'emergency',
  'read_back',
  'sign',
]);

function takeAnswer(
  draft: JsaState,
  sentence: string,
  isFirst: boolean,
  library: Library,
): boolean {
  const { facts, ask } = draft;
  switch (ask.slot) {
    case 'task':
      if (isFirst) {
        const tail = crewTailOf(sentence, draft.context.crew);
        if (tail !== null) takePeople(draft, tail.people);
        return takeTask(draft, sentence);
      }
      return addToTask(facts, sentence) || takeFree(draft, sentence, library);
    case 'place': {
      const tail = isFirst ? crewTailOf(sentence, draft.context.crew) : null;
      if (tail !== null && !isWorkTalk(tail.head, library)) {
        takePeople(draft, tail.people);
        facts.place = joinPlaces(facts.place, stripPlace(tail.head));
        return true;
      }
      if (
        isFirst &&
        !isPlaceLike(plain(sentence)) &&
        peopleIn(sentence, draft.context.crew).names.length > 0
      ) {
        takePeople(draft, sentence);
        keepToldPlace(facts);
        return false;
      }
      if (isFirst && !isWorkTalk(sentence, library)) {
        return takePlace(draft, sentence);
      }
      return takeFree(draft, sentence, library);
    }
    case 'people':
      if (
        isHazardTalk(sentence, library) &&
        peopleIn(sentence, draft.context.crew).names.length === 0
      ) {
        return takeFree(draft, sentence, library);
      }
      return takePeople(draft, sentence);
    case 'ppe':
      return takePpe(draft, sentence, library);
    case 'permits':
      if (
        !namesPermit(plain(sentence)) &&
        speaksOfWork(sentence, library) &&
        (saysHarm(plain(sentence)) ||
          sentence.split(' ').length > 4 ||
          wornIn(sentence, library).length > 0)
      ) {
        return takeFree(draft, sentence, library);
      }
      return takeList(draft, 'permits', facts.permits, [sentence]);
    case 'emergency':
      if (!isEmergency(plain(sentence)) && speaksOfWork(sentence, library)) {
        return takeFree(draft, sentence, library);
      }
      return takeList(draft, 'emergency', facts.emergency, [sentence]);
    case 'hazards':
    case 'wheel':
      return takeHazards(draft, sentence, library);
    case 'controls':
    case 'direct_control':
      return takeControls(draft, sentence, library);
    case 'steps':
    case 'stop_work':
    case 'confirm':
    case 'read_back':
    case 'sign':
      return takeFree(draft, sentence, library);
  }
}

function takeSteps(draft: JsaState, text: string, library: Library): boolean {
  nameThoseIn(draft, text);
  const work: string[] = [];
  const others: string[] = [];
  for (const sentence of text.split(/(?<=[.;!?])\s+/u)) {
    const flat = plain(sentence);
    const isOther =
      !tellsOrder(sentence) &&
      !listsOrder(sentence) &&
      (tellsNoWork(sentence) ||
        !tellsWork(sentence) ||
        (!isNext(sentence) &&
          !listsWork(sentence) &&
          !(beginsWithWork(sentence) && listOf(sentence).length > 2) &&
          (isStopWork(flat) ||
            isControlAlone(sentence, library) ||
            isHazardTalk(sentence, library))));
    if (isOther) others.push(sentence);
    else work.push(sentence);
  }
  const found = stepsOf(work.join(' ')).map((step) => putStep(draft, step));
  settleLooseHazards(draft.facts);
  const { ask } = draft;
  draft.ask = { slot: 'read_back', steps: [], hazards: [] };
  for (const sentence of others) {
    if (remembers(sentence)) putText(draft.facts.notes, capitalize(sentence));
    else takeSentence(draft, withoutLead(sentence), false, library);
  }
  draft.ask = ask;
  return found.length > 0;
}
