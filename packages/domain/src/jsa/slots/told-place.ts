/** The task and the place it tells, which is asked about once more so that an ambulance finds it. */
import type { Facts, JsaState } from '../jsa-state.ts';
import { putDenial, putText } from '../facts/put.ts';
import { energyOf } from '../understanding/energy-signals.ts';
import { saysHarm } from '../understanding/measure.ts';
import { denialOf } from '../understanding/negation.ts';
import { peopleIn } from '../understanding/people.ts';
import { capitalize, contentOf, overlap, plain } from '../understanding/plain.ts';
import { joinPlaces, namesPlace, toldPlaceIn } from '../understanding/places.ts';
import { isStatement } from '../understanding/statement.ts';
import { addressIn, isPlaceLike } from './signs.ts';

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

/** "HVAC change-out. One rooftop unit.": what goes on with the task by a number, or by what is worked with. */
export function addToTask(facts: Facts, sentence: string): boolean {
  const flat = plain(sentence);
  const words = flat.split(' ').length;
  const energy = energyOf(flat)?.energy ?? 'chemical';
  const isMore =
    !isStatement(flat) &&
    !saysHarm(flat) &&
    denialOf(sentence) === null &&
    ((words < 9 && isNumbered.test(flat)) || (words < 4 && energy === 'chemical'));
  if (isMore) facts.task += `, ${sentence}`;
  return isMore;
}

const isNumbered =
  /(?:^|, )(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?: |-)\p{L}/u;

/** "The yellow house, no hay pierde", "down in the basement, there's no elevator": a place, and what isn't there. */
export function takePlace(draft: JsaState, sentence: string): boolean {
  const { facts } = draft;
  if (tellsNews(sentence)) {
    putText(facts.notes, capitalize(sentence));
    return false;
  }
  const said = sentence.replace(easyToFind, '');
  const denial = denialOf(said);
  if (denial !== null) putDenial(draft, denial.denied);
  const place = denial?.before ?? said;
  if (place !== '') facts.place = joinPlaces(facts.place, stripPlace(place));
  return true;
}

/** "The other truck broke down", "se descompuso la otra máquina": what happened, and no place in it. */
function tellsNews(sentence: string): boolean {
  const flat = plain(sentence);
  return (
    happened.test(flat) &&
    !isPlaceLike(flat) &&
    toldPlaceIn(sentence)?.isWhole !== true &&
    !namesPlace(`${sentence} 1`)
  );
}

const happened =
  /^(?:(?:the|my|our|his) )?(?:\p{L}+ ){1,4}?(?:didn't|wasn't|won't|never|changed|broke|ran|came|called|said|told|forgot|quit|decided|fell through|\p{L}{3,}(?<!ne|sh|b)ed)\b|^(?:(?:el|la|los|las) \p{L}+(?: \p{L}+)? )(?:no |nos |se |ya )*\p{L}{3,}(?:o|aron|ieron)(?: (?:de|el|la|los|las|a)\b|$)|^(?:ya )?(?:no|se|nos) (?:nos |l[aoe]s? )?\p{L}{3,}(?:o|aron|ieron) (?:el|la|los|las|un|una)\b/u;

const easyToFind =
  /[\s,]*(?:(?:y |and )?no (?:hay|tiene) (?:pierde|falla)|(?:you )?can't miss it|(?:y )?luego luego se ve)[\s.]*$/iu;

/**
 * "Hangar two, the east bay", "Belvane Playhouse, main stage": nothing but a name that belongs to a place. No answer to
 * what is asked last, so that it is the place where none was told.
 */
export function tellsPlaceAlone({ context }: JsaState, sentence: string): boolean {
  const [first = ''] = sentence.split(',');
  const named = first.replace(
    /^(?:(?:the|el|la|los|las|out|over|down|at|en|corner of|la esquina de) )+/iu,
    '',
  );
  const flat = plain(sentence.replace(/,? (?:where|donde)\b.*$/iu, ''));
  if (
    tellsMore.test(flat) ||
    named.split(' ').length > 6 ||
    saysHarm(flat) ||
    peopleIn(sentence, context.crew).names.length > 0
  )
    return false;
  const isNamed =
    /^(?:\p{Lu}[\p{L}'’-]+ ){1,4}(?:\p{Lu}|\d)|^\p{L}+ (?:\p{Lu}[\p{L}'’-]+ ?){1,3}/u.test(named);
  const hasPlace = toldPlaceIn(`x at ${sentence}`)?.isWhole === true && namesPlace(sentence);
  return (
    (isNamed || (named.split(' ').length < 4 && namesPlace(named))) &&
    (hasPlace || overlap(contentOf(first), contentOf(context.project)) > 1)
  );
}

const tellsMore =
  /\b(?:is|are|was|were|gets?|has|have|had|goes|comes?|stays?|could|can|will|we|you|they|it|es|son|hay|esta|estan|va|van|se|te|nos|no|not|and one|tra\p{L}+|llev\p{L}+)\b|'(?:s|re|ll|ve)\b(?! (?:\p{L}+ )?(?:house|place|yard|shop|ranch|farm|barn|church))/u;

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
