/** Corrections refer to something: a number in the last item, an item by its own words, or a step by its position. */
import { isSame } from '../facts/find.ts';
import { textPlaces } from '../facts/texts.ts';
import type { JsaState } from '../jsa-state.ts';
import { quantitiesOf, stepReferenceOf } from '../understanding/numbers.ts';
import { capitalize, contentOf, overlap, plain, withoutMarks } from '../understanding/plain.ts';
import { leadingWords } from '../understanding/signals.ts';
import { wordsOf } from '../understanding/word-list.ts';

/** `unclear`: it refers to nothing, or to several things. */
export type Correction = 'done' | 'unclear' | null;

/** The most words that a correction may have in addition to its number. */
const mostWordsBesides = 3;

const startsNumber =
  /^(?:no|nope|sorry|actually|i mean|make (?:it|that)|correction|perdon|digo|mejor|no digo|que sean|son)\b[\s,.;:]*/;

/** "No, 18 feet": replaces the number in the last item if it has exactly one. */
export function correctNumber(draft: JsaState, text: string): Correction {
  const flat = plain(text);
  const lead = startsNumber.exec(flat);
  if (lead === null) return null;
  const said = withoutMarks(text.slice(lead[0].length).replace(startsNumber, ''));
  const [quantity, ...more] = quantitiesOf(said);
  if (quantity === undefined || more.length > 0) return null;
  const beside = `${said.slice(0, quantity.start)} ${said.slice(quantity.end)}`;
  if ((beside.match(/\p{L}+/gu) ?? []).length > mostWordsBesides) return null;
  const last = textPlaces(draft.facts).findLast(
    (place) => draft.lastPut !== null && isSame(place.text, draft.lastPut),
  );
  const [old, ...others] = last === undefined ? [] : quantitiesOf(last.text);
  if (last === undefined || old === undefined || others.length > 0) return 'unclear';
  if (quantity.family !== null && old.family !== null && quantity.family !== old.family)
    return 'unclear';
  const end = quantity.family === null ? old.numberEnd : old.end;
  const changed =
    last.text.slice(0, old.start) +
    said.slice(quantity.start, quantity.family === null ? quantity.numberEnd : quantity.end) +
    last.text.slice(end);
  last.replace(changed);
  draft.lastPut = changed;
  return 'done';
}

/** "Take out the plywood": removes the item that has all of these words, if there is only one. */
export function takeOut(draft: JsaState, text: string): Correction {
  const said = text.replace(/^no,? /iu, '');
  const verb = leadingWords(said, 'takes_out');
  const content = contentOf(wordsOf(said).slice(verb).join(' '));
  if (verb === 0 || content.size === 0) return null;
  // "Take out the plywood" can also be a step of the work.
  const isWork = draft.ask.slot === 'steps' || draft.ask.slot === 'task';
  const found = textPlaces(draft.facts).filter((place) => {
    const own = contentOf(place.text);
    const hasAll = overlap(own, content) === content.size;
    return hasAll && (!isWork || own.size === content.size);
  });
  const [only, ...others] = found;
  if (only === undefined && isWork) return null;
  if (only === undefined || others.length > 0) return 'unclear';
  only.remove();
  return 'done';
}

const changesStep = /^(?:change|edit|fix|cambia|cambie|corrige|corrija)\s+(?:the |el )?/;

/** "Change step two", "change step two to set the box". @returns the step's id if its new text must be asked for */
export function changeStep(draft: JsaState, text: string): Correction | number {
  const flat = plain(text);
  const reference = stepReferenceOf(text);
  if (!changesStep.test(flat) || reference === null) return null;
  const { steps } = draft.facts;
  const step = steps.at(reference.place < 0 ? reference.place : reference.place - 1);
  if (step === undefined) return 'unclear';
  const words = text.slice(reference.end).replace(/^[\s,:]*(?:to|a|por|into)?[\s,:]+/iu, '');
  if (!/\p{L}/u.test(words)) return step.id;
  step.text = capitalize(withoutMarks(words));
  draft.lastPut = step.text;
  return 'done';
}
