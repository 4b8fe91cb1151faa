/** Puts a line where it belongs: by its own words first, else by the question that it answers. */
import type { JsaState, Slot } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { isCarefulOnly, readPart, wornIn } from '../understanding/classify.ts';
import { stepReferenceOf } from '../understanding/numbers.ts';
import { outsidersIn, peopleIn } from '../understanding/people.ts';
import { capitalize, plain } from '../understanding/plain.ts';
import {
  listOf,
  sentencesOf,
  stepsOf,
  tellsOrder,
  withoutLead,
} from '../understanding/sentences.ts';
import { denialOf } from '../understanding/negation.ts';
import {
  isDeniedText,
  newControl,
  putControl,
  putDenial,
  putPerson,
  putStep,
  putText,
  settleLooseHazards,
} from '../facts/put.ts';
import { hazardsOf } from '../facts/find.ts';
import { addressIn, headerOf, isEmergency, isPermit, isPlaceLike, isStopWork } from './signs.ts';
import { stepInQuestion, takeClauses } from './take-clauses.ts';

/** @returns whether the question was answered; facts out of turn leave it open */
export function takeLine(draft: JsaState, text: string, library: Library): boolean {
  let isAnswered = false;
  if (draft.ask.slot === 'steps') return takeSteps(draft, text, library);
  for (const sentence of sentencesOf(text)) {
    if (draft.facts.steps.length === 0 && tellsOrder(sentence) && draft.ask.slot !== 'stop_work') {
      takeSteps(draft, sentence, library);
      continue;
    }
    isAnswered = takeSentence(draft, withoutLead(sentence), !isAnswered, library) || isAnswered;
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
  const reference = stepReferenceOf(sentence);
  const step =
    reference === null
      ? undefined
      : facts.steps.at(reference.place < 0 ? reference.place : reference.place - 1);
  if (reference !== null && step !== undefined) {
    const rest = (sentence.slice(0, reference.start) + sentence.slice(reference.end))
      .replace(/^[\s,:.-]+|[\s,:-]+$/gu, '')
      .replace(/^(?:is|es|the hazard is|el peligro es)\s+/iu, '');
    const fallback =
      ask.slot === 'controls' || ask.slot === 'direct_control' ? 'control' : 'hazard';
    takeClauses(draft, rest, { step, isStepNamed: true, fallback, keepUnknown: true }, library);
    step.hazardsAnswered = true;
    return ask.steps.includes(step.id) || ask.slot === 'controls' || ask.slot === 'hazards';
  }
  const flat = plain(sentence);
  if (!isFirst || (ask.slot !== 'task' && ask.slot !== 'place')) {
    if (isStopWork(flat) || (ask.slot === 'stop_work' && !isOffTopic(sentence, library))) {
      if (takeList(draft, 'stop_work', facts.stopWork, [sentence])) return ask.slot === 'stop_work';
    }
    if (isEmergency(flat) && ask.slot !== 'hazards') {
      return takeList(draft, 'emergency', facts.emergency, [sentence]) && ask.slot === 'emergency';
    }
    if (isPermit(flat) && isPermitHere(ask.slot, flat)) {
      return takeList(draft, 'permits', facts.permits, [sentence]) && ask.slot === 'permits';
    }
  }
  if (named.isOnlyNames && ask.slot !== 'people') return false;
  return takeAnswer(draft, sentence, isFirst, library);
}

/** A ticket of marked utilities is a control where a control was asked for. */
function isPermitHere(slot: Slot, flat: string): boolean {
  if (slot === 'hazards' || slot === 'steps') return false;
  return (
    (slot !== 'controls' && slot !== 'direct_control') || /\b(permits?|permisos?)\b/.test(flat)
  );
}

function takeAnswer(
  draft: JsaState,
  sentence: string,
  isFirst: boolean,
  library: Library,
): boolean {
  const { facts, ask } = draft;
  switch (ask.slot) {
    case 'task':
      if (isFirst) return takeTask(draft, sentence);
      return takeFree(draft, sentence, library);
    case 'place':
      if (isFirst && !isWorkTalk(sentence, library)) {
        const denial = denialOf(sentence);
        if (denial !== null) putDenial(draft, denial.denied);
        else
          facts.place =
            facts.place === '' ? stripPlace(sentence) : `${facts.place}; ${stripPlace(sentence)}`;
        return true;
      }
      return takeFree(draft, sentence, library);
    case 'people':
      return takePeople(draft, sentence, library);
    case 'ppe':
      return takePpe(draft, sentence, library);
    case 'permits':
      if (!isPermit(plain(sentence)) && speaksOfWork(sentence, library)) {
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

/** Names of the crew, and of others where the words say so, wherever they are said. */
function nameThoseIn(draft: JsaState, sentence: string): { isOnlyNames: boolean } {
  const { names, rest } = peopleIn(sentence, draft.context.crew);
  const isAbsent =
    /\b(isn't|is not|not|won't|out sick|no (?:vino|viene|esta|va)|falto|except|but not|menos|excepto)\b/.test(
      plain(sentence),
    );
  const absent = isAbsent ? namesLeftOut(sentence, draft.context.crew) : [];
  for (const name of names) if (!absent.includes(name)) putPerson(draft.facts, name);
  if (absent.length > 0)
    draft.facts.people = draft.facts.people.filter((name) => !absent.includes(name));
  for (const name of outsidersIn(rest)) putPerson(draft.facts, name);
  const left = plain(rest).replace(
    /\b(and|with|me|myself|is|are|here|also|y|con|yo|es|son|e|too|tambien|the|crew|today|hoy|plus|mas|esta|estan|aqui)\b|[^\p{L}]/gu,
    '',
  );
  return { isOnlyNames: names.length > 0 && left === '' };
}

function namesLeftOut(sentence: string, crew: readonly string[]): readonly string[] {
  const flat = plain(sentence);
  const except = /\b(?:except|but not|menos|excepto|not)\b(.*)$/.exec(flat);
  const from = except?.[1] === undefined ? 0 : sentence.length - except[1].length;
  return peopleIn(sentence.slice(from), crew).names;
}

function takeTask(draft: JsaState, sentence: string): boolean {
  const said = capitalize(
    sentence.replace(
      /^(?:today\s*,?\s*)?(?:we're gonna be|we're gonna|we're going to be|we're going to|we are going to|we'll be|we will be|we're|we are|i'm|we'll|hoy vamos a|vamos a|hoy nos toca|nos toca|hoy toca|toca|estamos|hoy|the (?:job|task) (?:today )?is|el trabajo (?:de hoy )?es|la (?:tarea|chamba) (?:de hoy )?es)\s+/iu,
      '',
    ),
  );
  draft.facts.task = draft.facts.task === '' ? said : `${draft.facts.task}; ${said}`;
  const place = addressIn(sentence);
  if (place !== null && draft.facts.place === '') draft.facts.place = capitalize(place);
  return true;
}

function stripPlace(text: string): string {
  return capitalize(
    text
      .replace(
        /^(?:we're|we are|it's|it is|that's|we'll be|we're working|estamos|es|andamos|vamos a estar|estaremos)\s+/iu,
        '',
      )
      .replace(/^(?:over |out |down )?(?:at|en)\s+/iu, ''),
  );
}

function takePeople(draft: JsaState, sentence: string, library: Library): boolean {
  const { crew } = draft.context;
  const flat = plain(sentence);
  if (isHazardTalk(sentence, library) && peopleIn(sentence, crew).names.length === 0) {
    return takeFree(draft, sentence, library);
  }
  if (
    /\b(everyone|everybody|whole crew|all of us|full crew|toda la cuadrilla|todos|la cuadrilla)\b/.test(
      flat,
    )
  ) {
    const left = /\b(except|but not|menos|excepto)\b/.test(flat)
      ? namesLeftOut(sentence, crew)
      : [];
    for (const name of crew) if (!left.includes(name)) putPerson(draft.facts, name);
    if (left.length > 0) return true;
  }
  for (const part of listOf(sentence)) {
    const { names, rest, shared } = peopleIn(part, crew);
    if (names.length > 0 || shared !== null) {
      const more = outsidersIn(rest);
      for (const name of more) putPerson(draft.facts, name);
      continue;
    }
    const said = part
      .replace(
        /^(?:with|it's|it is|just|we have|we've got|there's|con|nomas|somos|solo|es|esta|estan|hay|va|van|vamos|traemos a|viene|vienen|the crew is|la cuadrilla es)\s+/iu,
        '',
      )
      .replace(/\s+(?:too|also|today|here|tambien|también|hoy|aqui|aquí)$/iu, '');
    if (/^(?:me|myself|yo|i|i am|un servidor|su servidor)$/iu.test(plain(said)))
      putPerson(draft.facts, draft.lang === 'en' ? 'Crew lead' : 'Encargado de cuadrilla');
    else if (
      !/^(?:everyone|everybody|all of us|(?:the )?(?:whole |full )?crew|todos|toda la cuadrilla|la cuadrilla)\b/iu.test(
        said,
      )
    )
      putPerson(draft.facts, capitalize(said));
  }
  return true;
}

function takePpe(draft: JsaState, sentence: string, library: Library): boolean {
  const { facts } = draft;
  if (
    readPart(sentence, library, null).kind === 'hazard' &&
    wornIn(sentence, library).length === 0
  ) {
    return takeFree(draft, sentence, library);
  }
  const about =
    /\b(?:for|against|para|contra) (?:the |los |las |el |la )?([^,;]{3,40})$/iu.exec(
      sentence,
    )?.[1] ?? null;
  if (/\b(tied|tie) ?off|\banchor|\bamarrad|\banclad/.test(plain(sentence)))
    takeFree(draft, sentence, library);
  for (const part of listOf(sentence)) {
    const denial = denialOf(part);
    if (denial !== null) {
      putDenial(draft, denial.denied);
      continue;
    }
    const item = part.replace(
      /^(?:everybody|everyone|we all|we|all|todos|they|the usual)?\s*(?:wears?|wearing|has|have|needs?|gets?|traemos|traen|llevamos|llevan|usamos|usan|con|con el|lo de siempre|the usual|is wearing|are wearing)\s*:?\s+/iu,
      '',
    );
    putText(facts.ppe, capitalize(item));
    const hazard =
      about === null
        ? undefined
        : hazardsOf(facts).find((other) => plain(other.text).includes(plain(about)));
    if (hazard !== undefined) putControl(draft, hazard, newControl(part, 'said', library), library);
  }
  return true;
}

function takeList(
  draft: JsaState,
  slot: Slot,
  list: string[],
  sentences: readonly string[],
): boolean {
  for (const sentence of sentences) {
    const denial = slot === 'stop_work' ? null : denialOf(sentence);
    if (denial === null) putText(list, capitalize(sentence.replace(/[\s,.]+$/u, '')));
    else {
      putDenial(draft, denial.denied);
      if (denial.before !== '') putText(list, capitalize(denial.before));
    }
  }
  return true;
}

function takeHazards(draft: JsaState, sentence: string, library: Library): boolean {
  const step = draft.ask.slot === 'hazards' ? stepInQuestion(draft, sentence) : undefined;
  const taken = takeClauses(
    draft,
    sentence,
    { step, fallback: 'hazard', keepUnknown: true },
    library,
  );
  takeCareful(draft, taken.careful, library);
  for (const rest of taken.rest) putText(draft.facts.notes, capitalize(rest));
  return taken.hazards.length > 0 || taken.denials > 0;
}

function takeControls(draft: JsaState, sentence: string, library: Library): boolean {
  const step = stepInQuestion(draft, sentence);
  const taken = takeClauses(
    draft,
    sentence,
    { step, fallback: 'control', keepUnknown: true },
    library,
  );
  takeCareful(draft, taken.careful, library);
  for (const rest of taken.rest) putText(draft.facts.notes, capitalize(rest));
  return taken.controls > 0 || taken.careful.length > 0 || taken.denials > 0;
}

/** Recorded only when the speaker insists; the first time gets its one question. */
function takeCareful(draft: JsaState, said: readonly string[], library: Library): void {
  for (const text of said) {
    const asked = hazardsOf(draft.facts).filter(({ id }) => draft.ask.hazards.includes(id));
    const hazard =
      asked.find(({ controls }) => controls.length === 0) ??
      asked[0] ??
      hazardsOf(draft.facts).at(-1);
    if (hazard === undefined) continue;
    if (hazard.carefulAsked) putControl(draft, hazard, newControl(text, 'said', library), library);
    hazard.carefulAsked = true;
  }
}

/** A sentence that does not answer the question: its own words decide, else it is kept as a note. */
function takeFree(draft: JsaState, sentence: string, library: Library): boolean {
  const { facts } = draft;
  const flat = plain(sentence);
  const place = addressIn(sentence);
  if (
    isPlaceLike(flat) &&
    readPart(sentence, library, null).kind !== 'control' &&
    !isHazardTalk(sentence, library)
  ) {
    facts.place =
      facts.place === '' ? stripPlace(sentence) : `${facts.place}; ${stripPlace(sentence)}`;
    return false;
  }
  if (place !== null && facts.place === '') facts.place = capitalize(place);
  const parts = takeClauses(
    draft,
    sentence,
    { step: undefined, fallback: null, keepUnknown: false },
    library,
  );
  takeCareful(draft, parts.careful, library);
  for (const rest of parts.rest) {
    const names =
      peopleIn(rest, draft.context.crew).names.length > 0 || outsidersIn(rest).length > 0;
    if (!names && !isDeniedText(facts, rest)) putText(facts.notes, capitalize(rest));
  }
  return false;
}

/** What answers "what makes you stop?" is a condition; a list of gear or a denial is something else. */
function isOffTopic(sentence: string, library: Library): boolean {
  if (/\b(if|when|over|above|any|more than|si|cuando|mas de|cualquier)\b/.test(plain(sentence)))
    return false;
  return (
    wornIn(sentence, library).length > 0 ||
    denialOf(sentence) !== null ||
    isPermit(plain(sentence)) ||
    isHazardTalk(sentence, library) ||
    readPart(sentence, library, null).kind === 'control'
  );
}

/** Whether a sentence names a hazard or a control, or something worn. */
function speaksOfWork(sentence: string, library: Library): boolean {
  return readPart(sentence, library, null).kind !== null || wornIn(sentence, library).length > 0;
}

/** What no one says to tell a place. */
function isWorkTalk(sentence: string, library: Library): boolean {
  return (
    isHazardTalk(sentence, library) ||
    wornIn(sentence, library).length > 0 ||
    /\b(so we|por eso|para eso)\b/.test(plain(sentence))
  );
}

function isHazardTalk(sentence: string, library: Library): boolean {
  const { kind, isCertain } = readPart(sentence, library, null);
  return (
    kind === 'hazard' &&
    isCertain &&
    /\b(could|might|may|can|risk|danger\w*|hazard\w*|worr\w*|watch|pued\w*|podri\w*|riesgo\w*|peligr\w*|preocup\w*|cuidado|careful)\b/.test(
      plain(sentence),
    ) &&
    !isCarefulOnly(sentence)
  );
}

function takeSteps(draft: JsaState, text: string, library: Library): boolean {
  nameThoseIn(draft, text);
  const work: string[] = [];
  const others: string[] = [];
  for (const sentence of text.split(/(?<=[.;!?])\s+/u)) {
    const flat = plain(sentence);
    const isOther = isStopWork(flat) || (isHazardTalk(sentence, library) && !tellsOrder(sentence));
    if (isOther) others.push(sentence);
    else work.push(sentence);
  }
  const found = stepsOf(work.join(' ')).map((step) => putStep(draft, step));
  settleLooseHazards(draft.facts);
  const { ask } = draft;
  draft.ask = { slot: 'read_back', steps: [], hazards: [] };
  for (const sentence of others) takeSentence(draft, withoutLead(sentence), false, library);
  draft.ask = ask;
  return found.length > 0;
}
