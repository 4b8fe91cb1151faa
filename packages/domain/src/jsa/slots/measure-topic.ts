import { hazardsOf } from '../facts/find.ts';
import type { Hazard, JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { isWorn } from '../understanding/control-signals.ts';
import { namesMeasure, readAfterHazard, saysHarm, tellsDeed } from '../understanding/measure.ts';
import { denialOf } from '../understanding/negation.ts';
import { contentOf, plain } from '../understanding/plain.ts';
import { replyOf } from '../understanding/replies.ts';
import { sharedRoots } from '../understanding/roots.ts';
import { partsOf, withoutLead } from '../understanding/sentences.ts';
import { namedBy } from './aim.ts';

type Topic = {
  readonly about: string;
  readonly rest: string;
  /** The hazard on record that it names. */
  readonly hazard: Hazard | undefined;
};

/**
 * "Blast hose, whip checks on every coupling", asked what is in place: what the measure is about, by its name, and
 * then the measure. "Hard hats, gloves" and "with the tank hanging, we use two tag lines" begin with no name of a hazard.
 */
export function measureTopic(draft: JsaState, sentence: string, library: Library): Topic | null {
  const [, about = '', rest = ''] =
    /^([^,:]{3,45})[,:]\s+(.+)$/su.exec(withoutLead(sentence)) ?? [];
  const flat = plain(about);
  const [next, ...others] = partsOf(rest);
  if (next === undefined || flat.split(' ').length > 8) return null;
  if (replyOf(about) !== null || tellsWhen.test(flat)) return null;
  if (isClause.test(flat) && !thatHappens.test(flat)) return null;
  if (denialOf(about) !== null || denialOf(next.text) !== null) return null;
  const hazard = namedBy(draft, hazardsOf(draft.facts), about);
  // "New slings, nobody under it" begins with a measure in words that no list has.
  if (hazard === undefined && !isKnown.test(flat) && !saysHarm(flat)) return null;
  const words = contentOf(about);
  // "The lid" of a hazard on record is none that covers.
  const isNamed =
    hazard !== undefined && sharedRoots(contentOf(hazard.text), words) >= Math.min(words.size, 2);
  if (!isNamed && (namesMeasure(flat) || tellsDeed(flat) || isWorn(flat))) return null;
  const isMeasure = [next, ...others.slice(0, 1)].some(({ text }) => tellsMeasure(text, library));
  return isMeasure ? { about, rest, hazard } : null;
}

function tellsMeasure(text: string, library: Library): boolean {
  const flat = plain(withoutLead(text)).replace(/^(?:that's|es) /u, '');
  return readAfterHazard(flat, library) === 'measure' || namesMeasure(flat) || tellsDeed(flat);
}

/** Where, when or what kind of thing: no name of a hazard. */
const tellsWhen =
  /^(?:new|good|rated|with|without|during|before|after|while|when|once|until|if|in|on|at|by|from|first|then|also|every|each|all|both|always|today|right|no|not|antes|cuando|mientras|con|sin|en|al|a|ya|si|primero|luego|despues|hoy|siempre|cada|tod[oa]s?|desde|hasta|por|para|pa|asi|aqui|ahi|nomas|correction|correccion|perdon|sorry)\b/;

const isKnown = /^(?:the|that|those|el|la|los|las|lo) /;

const isClause =
  /\b(?:is|are|was|were|gets?|got|has|have|had|stays?|goes|we|they|i|he|she|it|you|everybody|everyone|nobody|esta|estan|va|van|tienen?|traen?|lleva|llevan|quedan?|hay|nadie)\b|\p{L}'(?:s|re|ll|ve) \p{L}|\S (?:se|le|les|lo|la|nos) \p{L}+(?:a|e|o|an|en|on)$/u;

/** "La carga que se cae", "que se venga el portón": a harm by its name. */
const thatHappens = /^que |\bque (?:se|te|nos|le) /;
