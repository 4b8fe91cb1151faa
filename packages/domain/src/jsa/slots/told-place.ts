/** The task and the place it tells, which is asked about once more so that an ambulance finds it. */
import type { Facts, JsaState } from '../jsa-state.ts';
import { capitalize } from '../understanding/plain.ts';
import { toldPlaceIn } from '../understanding/places.ts';
import { addressIn } from './signs.ts';

/** @returns whether there is a place now */
export function keepToldPlace(facts: Facts): boolean {
  if (facts.place === '') facts.place = capitalize(toldPlaceIn(facts.task)?.text ?? '');
  return facts.place !== '';
}

/** Whether all that is known of the place is what the task told, and no street address. */
export function isToldOnly({ task, place }: Facts): boolean {
  return (
    place !== '' && addressIn(task) === null && place === capitalize(toldPlaceIn(task)?.text ?? '')
  );
}

export function takeTask(draft: JsaState, sentence: string): boolean {
  const said = capitalize(
    sentence.replace(
      /^(?:today\s*,?\s*)?(?:we're gonna be|we're gonna|we're going to be|we're going to|we are going to|we'll be|we will be|we're|we are|i'm|we'll|hoy vamos a|vamos a|hoy nos toca|nos toca|hoy toca|toca|estamos|hoy|the (?:job|task) (?:today )?is|el trabajo (?:de hoy )?es|la (?:tarea|chamba) (?:de hoy )?es)\s+/iu,
      '',
    ),
  );
  draft.facts.task = draft.facts.task === '' ? said : `${draft.facts.task}; ${said}`;
  const told = toldPlaceIn(sentence);
  const place = addressIn(sentence) ?? (told?.isWhole === true ? told.text : null);
  if (place !== null && draft.facts.place === '') draft.facts.place = capitalize(place);
  return true;
}

export function stripPlace(text: string): string {
  return capitalize(
    text
      .replace(
        /^(?:we're|we are|it's|it is|that's|we'll be|we're working|estamos|es|andamos|vamos a estar|estaremos)\s+/iu,
        '',
      )
      .replace(/^(?:over |out |down )?(?:at|en)\s+/iu, ''),
  );
}
