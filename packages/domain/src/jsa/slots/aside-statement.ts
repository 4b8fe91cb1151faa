/** Statements that are no fact of the job, whatever was asked. */
import type { Energy } from '../energies.ts';
import type { Hazard, JsaState, Slot } from '../jsa-state.ts';
import { hazardsOf } from '../facts/find.ts';
import type { Library } from '../library/compile.ts';
import { takesAway, tellsAbsence } from '../understanding/absent.ts';
import { isSound } from '../understanding/clause.ts';
import { controlOf } from '../understanding/control-signals.ts';
import { energyOf } from '../understanding/energy-signals.ts';
import { readAfterHazard, saysHarm } from '../understanding/measure.ts';
import { denialOf } from '../understanding/negation.ts';
import { tellsOfElse } from '../understanding/of-else.ts';
import { sharedRoots } from '../understanding/roots.ts';
import { peopleIn } from '../understanding/people.ts';
import { contentOf, overlap, plain } from '../understanding/plain.ts';
import { partsOf } from '../understanding/sentences.ts';
import {
  addsToList,
  endsAtRest,
  isGone as isGoneFromHere,
  isPastStatement,
  isStatement,
  isHere,
  isProtectionGone,
  tellsAnother,
  tellsDealtWith,
  tellsElse,
} from '../understanding/statement.ts';
import { isBareCondition, isEmergency, isPermit, isStopWork } from './signs.ts';
import { isHazardTalk } from './speaks-of.ts';

const late: ReadonlySet<Slot> = new Set([
  'ppe',
  'permits',
  'emergency',
  'stop_work',
  'read_back',
  'sign',
]);

const beforeWork: ReadonlySet<Slot> = new Set(['task', 'place', 'people', 'steps', 'confirm']);

/** "The plumbers have the basement", whatever was asked of the work: no fact of this job, and left open. */
export function isOfElsewhere(draft: JsaState, sentence: string): boolean {
  const { ask, context, facts } = draft;
  if (beforeWork.has(ask.slot) || !tellsOfElse(sentence)) return false;
  const flat = plain(sentence);
  if ([isEmergency, isPermit, isStopWork].some((is) => is(flat))) return false;
  if (ask.slot === 'stop_work' && (isBareCondition(flat) || !isStatement(flat))) return false;
  if (peopleIn(sentence, context.crew).names.length > 0) return false;
  const asksForMeasure = ask.slot === 'controls' || ask.slot === 'direct_control';
  if (asksForMeasure && partsOf(sentence).some(({ text }) => isSound(plain(text)))) return false;
  return !(
    asksForMeasure &&
    hazardsOf(facts).some(
      (hazard) =>
        ask.hazards.includes(hazard.id) &&
        (speaksOf(sentence, hazard, true) ||
          (tellsAbsence(sentence) && takesAway(sentence, hazard))),
    )
  );
}

/** Words that tell harm elsewhere: "crusher" is a machine, and "somebody else's" no one of the crew. */
const noHarm =
  /\b(?:crushers?|(?:last|next|this|the|since) fall|(?:somebody|someone) else(?:'s)?)\b/g;

const ownDeed = /^(?:so |and |y |asi que )?(?:we|i|nos|nosotros|everyone|everybody|todos)\b/;

/**
 * "The excavator on lot 4 belongs to the hotel job": it tells of another time, place or owner, and no harm. After
 * hazards were asked for, and as an answer to what is in place against something else, it is no fact of the job.
 */
export function isAsideStatement(draft: JsaState, sentence: string, library: Library): boolean {
  const { ask, facts } = draft;
  const flat = plain(sentence);
  const asksForMeasure = ask.slot === 'controls' || ask.slot === 'direct_control';
  if (!asksForMeasure && !late.has(ask.slot)) return false;
  if (tellsOwnDeed(flat) || (asksForMeasure && isMeasureForOne(draft, sentence))) return false;
  const named = asksForMeasure
    ? hazardsOf(facts).filter(({ id }) => ask.hazards.includes(id))
    : hazardsOf(facts);
  if (asksForMeasure && tellsDealtWith(flat) && !named.some((one) => speaksOf(sentence, one, true)))
    return true;
  if (isProtectionGone(flat)) return true;
  const isGone =
    isGoneFromHere(flat) ||
    endsAtRest(flat) ||
    (asksForMeasure && isStatement(flat) && tellsElse(sentence));
  return (
    (isGone ||
      isStatement(flat) ||
      (isPastStatement(flat) && (!asksForMeasure || tellsElse(sentence)))) &&
    (isGone || isNoFact(ask.slot, sentence, library)) &&
    !addsToList(flat) &&
    !ownDeed.test(flat) &&
    partsOf(sentence).every(
      ({ text, joint }) =>
        isGone ||
        (joint !== 'start' && denialOf(text) !== null) ||
        (denialOf(text) === null && !saysHarm(plain(text).replace(noHarm, ''))),
    ) &&
    !isHazardTalk(sentence, library) &&
    !named.some((hazard) => speaksOf(sentence, hazard, asksForMeasure))
  );
}

/** "Los alambres los doblamos", "any hole we cover": what the crew does now is a fact of this job. */
function tellsOwnDeed(flat: string): boolean {
  return (
    /(?<!\b(?:no|que) )\bl[oae]s? \p{L}{2,}[aei]mos\b|(?:, |\b(?:and|so) )(?:we|i)(?:'ll)? (?!were|was|had|have|did|used|wanted|thought|talked|don't|won't|didn't|aren't|\p{L}+ed\b)\p{L}+ /u.test(
      flat,
    ) &&
    !/\b(?:ayer|antier|anoche|last|yesterday|pasad[oa]|otr[oa] (?:obra|trabajo|jale))\b/.test(flat)
  );
}

/** "The 480 is locked out", "any hole gets a steel plate": the state of what a hazard on record names. */
function isMeasureForOne({ facts }: JsaState, sentence: string): boolean {
  const flat = plain(sentence);
  return (
    isMadeSafe.test(flat) &&
    !tellsElse(sentence.replace(/\b(?:right |straight )away\b/giu, '')) &&
    hazardsOf(facts).some(({ text }) => sharedRoots(contentOf(text), contentOf(sentence)) > 0)
  );
}

const isMadeSafe =
  /\b(?:gets?|is|are|stays?|goes|'s|'re|va|van|esta|estan|queda|quedan|lleva|llevan|trae|traen) (?:\p{L}+ ){0,3}?(?:locked|tagged|covered|tied|strapped|chained|braced|plated|plate|cover|lid|guard|guards|screwed|bolted|pinned|blocked|chocked|grounded|taped|flagged|barricaded|capped|padded|shut|off|amarrad[oa]s?|bloquead[oa]s?|tapad[oa]s?|asegurad[oa]s?|candado|guarda|tapa|freno|seguro|cadena|cerrad[oa]s?|apagad[oa]s?)\b/u;

const drives: ReadonlySet<Energy | null> = new Set(['electrical', 'pressure', 'motion']);

/** What was missed may be told as a statement; what is right, or in place, is not. */
function isNoFact(slot: Slot, sentence: string, library: Library): boolean {
  if (slot === 'sign') return tellsAnother(sentence);
  return slot === 'controls' || slot === 'direct_control'
    ? !tellsMeasure(sentence, library)
    : !isHere(plain(sentence));
}

/** "The guard stays on" tells of here and now, and what protects. */
function tellsMeasure(sentence: string, library: Library): boolean {
  return (
    !tellsAnother(sentence) &&
    partsOf(sentence).some(
      ({ text }) =>
        controlOf(plain(text)) !== null || readAfterHazard(plain(text), library) === 'measure',
    )
  );
}

/** "The road's closed since Monday" answers what is in place for the traffic. */
function speaksOf(sentence: string, { text, energy }: Hazard, isAsked: boolean): boolean {
  return (
    overlap(contentOf(text), contentOf(sentence)) > 0 ||
    (isAsked && drives.has(energy) && energyOf(plain(sentence))?.energy === energy)
  );
}
