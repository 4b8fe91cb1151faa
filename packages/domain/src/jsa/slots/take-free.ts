/** What is said out of turn: its own words tell where it belongs. */
import type { JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { readPart } from '../understanding/classify.ts';
import { outsidersIn, peopleIn } from '../understanding/people.ts';
import { capitalize, plain } from '../understanding/plain.ts';
import { listOf } from '../understanding/sentences.ts';
import { isDeniedText, putGear, putText } from '../facts/put.ts';
import { isAtTheEnd } from '../facts/hazard-for.ts';
import { bareNamedIn } from './aim.ts';
import { addressIn, isPlaceLike, tellsWherePaperIs } from './signs.ts';
import { isHazardTalk, isListOfGear } from './speaks-of.ts';
import { answersLate, isState } from './late-answers.ts';
import { takeCareful } from './take-careful.ts';
import { takeClauses } from './take-clauses.ts';
import { stripPlace } from './told-place.ts';
import { isOutOfPlay } from './what-is-absent.ts';

/** A sentence that does not answer the question: its own words decide, else it is kept as a note. */
export function takeFree(draft: JsaState, sentence: string, library: Library): boolean {
  const { facts } = draft;
  const flat = plain(sentence);
  if (isOutOfPlay(draft, sentence)) {
    putText(facts.absent, capitalize(sentence));
    return false;
  }
  const permit = facts.permits.at(-1);
  if (permit !== undefined && tellsWherePaperIs(flat)) {
    facts.permits[facts.permits.length - 1] = `${permit}, ${sentence}`;
    return false;
  }
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
  if (isListOfGear(sentence, library)) {
    const items = listOf(sentence);
    for (const item of items) {
      if (items.length === 1) putGear(draft, item, library);
      else putText(facts.ppe, capitalize(item));
    }
    return false;
  }
  const isAnswer = answersLate(draft, flat, sentence, library);
  const target = isAtTheEnd(draft) && !isAnswer ? bareNamedIn(draft, sentence) : undefined;
  const isLate = target !== undefined || isAnswer;
  if (!isLate && isState(flat)) {
    putText(facts.notes, capitalize(sentence));
    return false;
  }
  const parts = takeClauses(
    draft,
    sentence,
    {
      step: undefined,
      fallback: isLate ? 'control' : null,
      keepUnknown: isLate,
      isLate,
      ...(target === undefined ? {} : { target }),
    },
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

/** A hazard with what is done about it, while something else was asked. */
export function takeLateHazard(draft: JsaState, sentence: string, library: Library): void {
  const how = { step: undefined, fallback: 'hazard', keepUnknown: true, isLate: true } as const;
  const taken = takeClauses(draft, sentence, how, library);
  takeCareful(draft, taken.careful, library);
  for (const rest of taken.rest) putText(draft.facts.notes, capitalize(rest));
}
