/** What a sentence speaks of, apart from the question that was asked. */
import type { Slot } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { isCarefulOnly, readHazard, readPart, wornIn } from '../understanding/classify.ts';
import { isBodyPart } from '../understanding/clause.ts';
import { energyOf } from '../understanding/energy-signals.ts';
import { readAfterHazard, saysHarm, tellsDeed } from '../understanding/measure.ts';
import { denialOf } from '../understanding/negation.ts';
import { isWorn } from '../understanding/control-signals.ts';
import { peopleIn } from '../understanding/people.ts';
import { findPhrases } from '../understanding/phrase-tree.ts';
import { plain } from '../understanding/plain.ts';
import { beginsWithWork, listOf, partsOf, withoutLead } from '../understanding/sentences.ts';
import {
  isAlarm,
  isBareCondition,
  isEmergency,
  isHappening,
  isPermit,
  isPermitAtHand,
  isStopWork,
  isWeatherLimit,
  namesPermit,
} from './signs.ts';

/** A control that comes while the steps are asked for. */
export function isControlAlone(sentence: string, library: Library): boolean {
  return (
    listOf(sentence).length === 1 &&
    !beginsWithWork(withoutLead(sentence)) &&
    findPhrases(library.controlTree, sentence).some(({ length }) => length > 1)
  );
}

/** Gear that is named for no hazard in particular. */
export function isListOfGear(sentence: string, library: Library): boolean {
  const items = listOf(sentence);
  const others = items.filter((item) => !isGearItem(item, library));
  // "Hood, leathers, gloves", "hard hats, puncture-proof insoles": one in three whose name no list has.
  return others.length * 3 <= items.length && others.every((item) => mayBeGear(item, library));
}

function mayBeGear(item: string, library: Library): boolean {
  const flat = plain(item);
  return (
    /^[\p{L}-]+(?: \p{L}+)?$/u.test(item) &&
    (readPart(item, library, null).kind === null || isBodyPart(flat) || /proof |\btoes$/.test(flat))
  );
}

/** "Safety glasses the whole time" begins with what is worn, and names nothing that it is for. */
function isGearItem(item: string, library: Library): boolean {
  const words = plain(item).split(' ');
  const isLong = words.length > 4;
  const said = isLong ? words.slice(0, 3).join(' ') : item;
  return (
    (wornIn(said, library).length > 0 || isWorn(plain(said))) &&
    !(isLong && (words.length > 8 || tellsFor.test(words.join(' ')))) &&
    !/\b(tied|anchor\w*|amarrad\w*|anclad\w*)\b/.test(words.join(' '))
  );
}

const tellsFor = /\b(?:for|against|from|so|if|on|to|is|are|para|contra|por|si|que|va|van)\b/;

/** Whether a sentence names a hazard or a control, or something worn. */
export function speaksOfWork(sentence: string, library: Library): boolean {
  return readPart(sentence, library, null).kind !== null || wornIn(sentence, library).length > 0;
}

/** What no one says to tell a place. */
export function isWorkTalk(sentence: string, library: Library): boolean {
  return (
    isHazardTalk(sentence, library) ||
    wornIn(sentence, library).length > 0 ||
    /\b(so we|por eso|para eso)\b/.test(plain(sentence))
  );
}

export function isHazardTalk(sentence: string, library: Library): boolean {
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

/** "We find a line that isn't marked", "el diferencial se bota": what comes to pass, and no measure. */
const meetsOrHappens =
  /^(?:we|you|they) (?:find|hit|see|smell|hear|feel|lose|uncover|strike|run (?:into|out|low)|break|get (?:to|wet|any|a|an)|come across|can't|go over|pass|reach|notice|crack|cut|expose)\b|^(?:(?:the|a|an|any|el|la|los|las|un|una|algun|alguna|alguien|someone|somebody|anyone|anybody) )?(?:\p{L}+ ){1,3}(?:\p{L}{3,}(?<!s)s|se \p{L}+|pega|pegan|baja|sube|brinca|truena|suena|pierde|cede|agarra|llega|pasa) ?(?:the|a|an|at|off|out|up|down|over|under|past|below|above|any|con|de|el|la|los|las|en|algo)?\b/u;

/** What answers "what makes you stop?" is a condition; a list of gear or a denial is something else. */
export function isOffTopic(
  sentence: string,
  /** The first answer is one, unless it clearly is something else. */
  answer: 'first' | 'more',
  library: Library,
): boolean {
  if (/\b(if|when|over|above|any|more than|si|cuando|mas de|cualquier)\b/.test(plain(sentence)))
    return false;
  if (
    /^(?:sin|no) (?:luz|agua|aire|senal|radio|light|lights|power|signal) (?:en|on|in|at|del?) /.test(
      plain(sentence),
    )
  )
    return answer !== 'first';
  if (
    [isAlarm, isHappening, isWeatherLimit].some((is) => is(plain(sentence))) ||
    (answer === 'first' && isBareCondition(plain(sentence)))
  )
    return false;
  if (answer === 'first' && meetsOrHappens.test(plain(sentence))) return false;
  if (answer === 'first' && isShortTrigger(sentence, library)) return false;
  return (
    wornIn(sentence, library).length > 0 ||
    denialOf(sentence) !== null ||
    isPermit(plain(sentence)) ||
    isHazardTalk(sentence, library) ||
    (readPart(sentence, library, null).kind === 'control' &&
      !isShortState(sentence) &&
      tellsMeasure(sentence, library))
  );
}

/** "Anchor spins", "viento recio": two or three words that answer, and name nothing that is worn or allowed. */
function isShortTrigger(sentence: string, library: Library): boolean {
  return (
    sentence.split(' ').length < 5 &&
    !/[,;]/.test(sentence) &&
    wornIn(sentence, library).length === 0 &&
    denialOf(sentence) === null &&
    !isPermit(plain(sentence)) &&
    !/^(?:we|everyone|everybody|nos|todos|keep|use|usamos|ponemos|add|agrega)\b/.test(
      plain(sentence),
    ) &&
    !findPhrases(library.controlTree, sentence).some(({ length }) => length > 1)
  );
}

/** A word such as "lights" is no measure yet: the library knows one, or the crew does it. */
function tellsMeasure(sentence: string, library: Library): boolean {
  return (
    findPhrases(library.controlTree, sentence).some(({ length }) => length > 1) ||
    /\b(we|everyone|everybody|nos|todos|usamos|ponemos|llevamos|traemos)\b/.test(plain(sentence))
  );
}

/** "Techo mojado", "wet grass": a state, not a measure. */
function isShortState(sentence: string): boolean {
  return /^\S+ (?:mojad|resbalos|sueltas?$|suelto)|^(?:wet|slick|icy|muddy|loose) \S+$/.test(
    plain(sentence),
  );
}

/** A ticket of marked utilities is a control where a control was asked for. */
export function isPermitHere(slot: Slot, flat: string): boolean {
  if (slot === 'hazards') return isPermitAtHand(flat) && !saysHarm(flat);
  if (slot === 'steps') return false;
  return (
    (slot !== 'controls' && slot !== 'direct_control') || /\b(permits?|permisos?)\b/.test(flat)
  );
}

/** "Ana kills the feed": someone who is named does it. */
function isMeasureOf(text: string, library: Library): boolean {
  const flat = plain(text);
  const isNamed = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) && !saysHarm(flat.replace(/^\p{L}+ /u, ''));
  return isNamed || readAfterHazard(flat, library) === 'measure';
}

/** "The siren, everybody out": what stops the work. */
const clearsOut =
  /^(?:everybody|everyone|we|we're|all of us|todos|nos)\b.{0,12}\b(?:out|off|stop|down|leave|quit|done|afuera|fuera|paramos|salimos|bajamos)$|^(?:paramos|nos salimos|nos bajamos|stop|clear out|shut it down)\b/;

/** "Wet ramp, grit mats": a hazard and what is done about it, whatever was asked. */
export function tellsHazardAndMeasure(
  sentence: string,
  crew: readonly string[],
  library: Library,
): boolean {
  const [first, ...others] = partsOf(sentence);
  if (first === undefined || others[0]?.joint !== 'comma') return false;
  const head = withoutLead(first.text);
  const flat = plain(head);
  const isOther =
    denialOf(head) !== null ||
    [isBareCondition, isStopWork, namesPermit, isEmergency].some((is) => is(flat)) ||
    wornIn(head, library).length > 0 ||
    peopleIn(head, crew).names.length > 0 ||
    /^(?:if|when|any|si|cuando|cualquier)\b/.test(flat) ||
    others.some(({ text }) => clearsOut.test(plain(text))) ||
    !others.some(({ text }) => isMeasureOf(text, library));
  if (isOther) return false;
  switch (readAfterHazard(flat, library)) {
    case 'harm':
      return true;
    case 'measure':
      return energyOf(flat) !== null && !tellsDeed(flat);
    case 'unclear':
      return readHazard(head, library).energy !== null;
  }
}

/** "Wind takes a sheet, quit at 25": a hazard, then what is done about it. */
export function beginsWithHazard(sentence: string, library: Library): boolean {
  const [first, ...others] = partsOf(sentence);
  if (first === undefined || others[0]?.joint !== 'comma') return false;
  const flat = plain(withoutLead(first.text));
  return (
    !isStopWork(flat) &&
    !isWeatherLimit(flat) &&
    !/^(?:if|when|any|si|cuando|cualquier)\b|\d/.test(flat) &&
    readAfterHazard(flat, library) !== 'measure' &&
    readHazard(flat, library).energy !== null
  );
}
