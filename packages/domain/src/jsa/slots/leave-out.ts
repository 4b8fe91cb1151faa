/** What is no fact of the job leaves the line before anything of it is taken. */
import type { JsaState, Slot } from '../jsa-state.ts';
import { putDenial, putText } from '../facts/put.ts';
import { cutsOf, withoutCuts } from '../understanding/left-out.ts';
import { denialOf } from '../understanding/negation.ts';
import { peopleIn } from '../understanding/people.ts';
import { energyOf } from '../understanding/energy-signals.ts';
import { hazardsOf } from '../facts/find.ts';
import { capitalize, contentOf, overlap, plain } from '../understanding/plain.ts';
import { isAtTheEnd } from '../facts/hazard-for.ts';
import { partsOf } from '../understanding/sentences.ts';
import { aimedIn } from './aim.ts';
import { namesPermit } from './signs.ts';
import { tellsWork } from './tells-work.ts';

const asksWho: ReadonlySet<Slot> = new Set(['task', 'place', 'people']);

/** @returns the rest of the line, and who is away; what was left out is on record as absent or open */
export function leaveOut(
  draft: JsaState,
  line: string,
): { readonly kept: string; readonly away: ReadonlySet<string> } {
  const { facts, ask, context } = draft;
  const namesOf = (text: string) => peopleIn(text, context.crew).names;
  const namesAnyone = namesOf(line).length > 0;
  const cuts = cutsOf(line, {
    forWho: asksWho.has(ask.slot),
    isAnswer: (denial) =>
      (ask.slot === 'steps' && tellsWork(partsOf(denial)[0]?.text ?? denial)) ||
      (ask.slot === 'direct_control' && saysYes.test(plain(line))) ||
      isMeasure(draft, denial),
    afterName: (text) => (namesAnyone ? afterName(plain(text), namesOf(text)) : null),
  }).filter(
    (cut) =>
      (ask.slot !== 'permits' || !tellsPaper(line.slice(cut.start, cut.end))) &&
      !(cut.why === 'denied' && answersHazard(draft, line, cut.start)),
  );
  const away = new Set<string>();
  if (cuts.length === 0) return { kept: line, away };
  const kept = withoutCuts(line, cuts);
  for (const { start, end, why } of cuts) {
    const text = line.slice(start, end);
    if (why === 'away') {
      const back = new Set(namesOf(line.slice(end)));
      for (const name of namesOf(text)) if (!back.has(name)) away.add(name);
    }
    const denied = why === 'denied' ? denialOf(text)?.denied : undefined;
    if (denied !== undefined) putDenial(draft, denied);
    putText(why === 'denied' ? facts.absent : facts.notes, capitalize(text));
  }
  return { kept, away };
}

/** "The heat, we start at six and by one we're gone": a hazard by its name, and what is done about it. */
function answersHazard(draft: JsaState, line: string, at: number): boolean {
  const { slot } = draft.ask;
  if (slot !== 'controls' && slot !== 'direct_control' && !isAtTheEnd(draft)) return false;
  const from = Math.max(
    ...[
      0,
      ...[...line.slice(0, at).matchAll(/[.!?]\s+/gu)].map(
        ({ index, 0: { length } }) => index + length,
      ),
    ],
  );
  const [sentence = ''] = /^[^.!?]+/u.exec(line.slice(from)) ?? [];
  const aimed = aimedIn(draft, sentence);
  if (aimed === null) return false;
  const [first] = partsOf(aimed.text);
  return first !== undefined && denialOf(first.text) === null && !tellsGone.test(plain(sentence));
}

/** What no measure needs to say: "so there's none", "it's gone". */
const tellsGone =
  /\b(?:so (?:there's|there are|we don't|no|nothing|you won't)|asi que no|no hay|no tenemos|negative|clean|gone|pulled|removed|quitaron|sacaron|cortaron|last (?:week|month|year)|yesterday|ayer|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo|ago)\b/;

/** "Hot work, I filled it out this morning": what answers the question for permits, and no denial. */
function tellsPaper(text: string): boolean {
  const flat = plain(text);
  return namesPermit(flat) && !denies.test(flat);
}

const denies =
  /\b(?:no|not|none|nothing|nobody|never|without|sin|ningun\p{L}*|nada|nadie|ni)\b|n't\b/u;

/** Where the first name that is said ends. */
function afterName(
  flat: string,
  names: readonly string[],
): { readonly rest: string; readonly lead: number } | null {
  const words = names.flatMap((name) => plain(name).split(' '));
  const at = words.map((word) => flat.search(new RegExp(String.raw`\b${word}\b`, 'u')));
  const first = Math.min(...at.filter((index) => index !== -1));
  if (!Number.isFinite(first)) return null;
  return { rest: flat.slice(first), lead: flat.slice(0, first).split(' ').length - 1 };
}

/** "The panel's dead, so no one gets shocked" protects from the shock that was asked about. */
function isMeasure({ ask, facts }: JsaState, denial: string): boolean {
  if (ask.slot !== 'controls' && ask.slot !== 'direct_control') return false;
  // "It's water based, so there's no vapors" is of the vapors, whatever else the reason names.
  const what =
    partsOf(denial).findLast(({ text }) => denialOf(text)?.before === '')?.text ?? denial;
  const energy = energyOf(plain(what))?.energy;
  return hazardsOf(facts).some(
    (hazard) =>
      ask.hazards.includes(hazard.id) &&
      (energy === hazard.energy ||
        overlap(contentOf(hazard.text), contentOf(what)) > 0 ||
        (energy === undefined && ofWhatIsAsked.test(plain(denial)))),
  );
}

const saysYes = /(?:^|[.?!] )(?:yeah|yes|yep|yup|sure|si|claro|simon)\b/;
/** "Nobody's under it": of the hazard in question. */
const ofWhatIsAsked =
  /^(?:(?:so|and|y|asi que|pues|yeah|yes|no|nope|si) )*(?:nobody|no one|nothing|none|(?:it|that|they|those|he|she|there|we)(?:'s|'re| is| are| can't| won't| don't| doesn't| isn't| aren't)|nadie|nada|ningun\p{L}*|no|eso|es[ae]|ahi)\b.*\b(?:it|them|that|there|under|near|inside|eso|es[ae]|ahi|abajo|debajo|cerca|adentro)\b/u;
