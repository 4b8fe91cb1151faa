import type { Hazard, JsaState, Slot } from '../jsa-state.ts';
import { hazardsOf } from '../facts/find.ts';
import { putHazard } from '../facts/put.ts';
import { readHazard } from '../understanding/classify.ts';
import type { Library } from '../library/compile.ts';
import { isBodyPart } from '../understanding/clause.ts';
import { namesMeasure, readAfterHazard, saysHarm, tellsDeed } from '../understanding/measure.ts';
import { plain } from '../understanding/plain.ts';
import { denialOf } from '../understanding/negation.ts';
import { partsOf, withoutLead } from '../understanding/sentences.ts';
import { isStopWork } from './signs.ts';
import { aimedIn, aimOf } from './aim.ts';
import { takeCareful } from './take-careful.ts';
import { takeList } from './take-list.ts';
import { nameThoseIn } from './take-people.ts';
import { stepInQuestion, takeClauses } from './take-clauses.ts';

/** @returns whether it answers the question; null where the sentence tells nothing of a hazard on record */
export function takeAimed(draft: JsaState, sentence: string, library: Library): boolean | null {
  const { slot } = draft.ask;
  if (!mayAim.has(slot)) return null;
  const isEarly = (slot === 'hazards' || slot === 'wheel') && aimOf(sentence)?.isLead !== true;
  const aimed =
    aimedIn(draft, withoutLead(sentence)) ??
    aimedIn(draft, sentence) ??
    (isEarly ? null : aimedAtOther(draft, withoutLead(sentence), library));
  if (aimed === null || (isEarly && !tellsMeasureOnly(sentence, aimed.text, library))) return null;
  nameThoseIn(draft, sentence);
  const how = {
    step: undefined,
    fallback: 'control',
    keepUnknown: true,
    target: aimed.hazard,
  } as const;
  const taken = takeClauses(draft, aimed.text, how, library);
  takeCareful(draft, taken.careful, library);
  if (isStopWork(plain(aimed.text)) && !/\bse para sol[ao]/.test(plain(aimed.text)))
    takeList(draft, 'stop_work', draft.facts.stopWork, [aimed.text]);
  return slot === 'controls' && taken.controls > 0;
}

/** "Falling, the climbers are tied off", after a fall was told: what is done, before anyone asked. */
function tellsMeasureOnly(sentence: string, text: string, library: Library): boolean {
  if (partsOf(sentence).some((part) => denialOf(part.text) !== null)) return false;
  return partsOf(text).every((part) => {
    const flat = plain(withoutLead(part.text));
    const isDeed = namesMeasure(flat) && tellsDeed(flat) && !saysHarm(flat);
    return isDeed || readAfterHazard(flat, library, true) === 'measure';
  });
}

/** "For the noise, plugs": by its energy, or the hazard in question; one that no one has told yet is told by it. */
function aimedAtOther(
  draft: JsaState,
  sentence: string,
  library: Library,
): { text: string; hazard: Hazard } | null {
  const harm = draft.ask.slot === 'controls' ? namedHarm(sentence) : null;
  const aim = aimOf(sentence) ?? harm;
  if (aim === null || !aim.isLead) return null;
  const asksHazards = draft.ask.slot === 'hazards' || draft.ask.slot === 'wheel';
  if (asksHazards && readAfterHazard(plain(aim.text), library) !== 'measure') return null;
  const { energy } = readHazard(aim.about, library);
  const all = hazardsOf(draft.facts);
  const asked = all.filter(({ id }) => draft.ask.hazards.includes(id));
  const ofEnergy = (one: Hazard) => energy !== null && one.energy === energy;
  const hazard =
    asked.find(ofEnergy) ??
    all.find((one) => ofEnergy(one) && one.controls.length === 0) ??
    all.find(ofEnergy);
  if (hazard !== undefined && aim !== harm) return { text: aim.text, hazard };
  // As it was said, with its accents.
  const at = plain(sentence).indexOf(aim.about);
  const said = at === -1 ? aim.about : sentence.slice(at, at + aim.about.length);
  const thing = said.replace(/^(?:the|el|la|los|las|lo del?) /iu, '');
  if (energy !== null && plain(aim.about).split(' ').length < 5)
    return {
      text: aim.text,
      hazard: putHazard(draft, thing, stepInQuestion(draft, thing), library),
    };
  const [first] = asked;
  return draft.ask.slot === 'controls' && first !== undefined
    ? { text: aim.text, hazard: first }
    : null;
}

/** "Smashed fingers, we pull it with the magnet": a harm that is on record by other words or not at all. */
function namedHarm(sentence: string): { text: string; about: string; isLead: true } | null {
  const [, about = '', text = ''] = /^((?:\S+ ){0,2}\S+), (.+)$/su.exec(sentence) ?? [];
  const flat = plain(about);
  const isHarm = isBodyPart(flat.replace(/^\p{L}+(?:ed|ing) /u, '')) || saysHarm(flat);
  return isHarm && !namesMeasure(flat) && crewActs.test(plain(text))
    ? { text, about: flat, isLead: true }
    : null;
}

const crewActs = /^(?:we|everybody|everyone|nobody|all of us|todos|nadie)\b|^\p{L}+[aei]mos\b/u;

const mayAim: ReadonlySet<Slot> = new Set([
  'hazards',
  'wheel',
  'controls',
  'direct_control',
  'ppe',
  'permits',
  'emergency',
  'stop_work',
  'read_back',
  'sign',
]);
