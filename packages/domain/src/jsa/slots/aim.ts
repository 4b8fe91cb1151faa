/**
 * A measure that tells what it is for: "so nobody gets pinched, Ana calls every move", "every tool's on a lanyard,
 * that's for dropping it", "el propano, le checamos la manguera". Whatever was asked, it is no hazard.
 */
import type { Hazard, JsaState, Slot } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { hazardsOf } from '../facts/find.ts';
import { addsToList } from '../understanding/statement.ts';
import { readHazard } from '../understanding/classify.ts';
import { isWorn } from '../understanding/control-signals.ts';
import { energyOf } from '../understanding/energy-signals.ts';
import { mayHappen } from '../understanding/may-happen.ts';
import { namesMeasure, saysHarm, tellsDeed } from '../understanding/measure.ts';
import { denialOf } from '../understanding/negation.ts';
import { quantitiesOf } from '../understanding/numbers.ts';
import { contentOf, overlap, plain } from '../understanding/plain.ts';
import { sharedRoots } from '../understanding/roots.ts';
import { partsOf } from '../understanding/sentences.ts';

type Aimed = { readonly text: string; readonly about: string };

const englishSubject = String.raw`(?:(?:we|they|he|she|i|it|there|everybody|everyone|nobody|both|each|all|you)(?:'\p{L}+)? |the (?:[\p{L}-]+ ){1,3}?(?:is|are|\p{L}{3,}s) )`;
const spanishDeed = String.raw`(?:(?:le|les|lo|la|los|las|nos|se) )?(?:\p{L}+[aei]mos|\p{L}{3,}(?:an|en)|va|hay|todos|nadie) `;

/** What comes first and names the harm. */
const leads: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:for|against|as for) (?!(?:now|sure|us|example|starters|the (?:job|day|crew|week)|one)\b)(.{3,60}?)(?:\s*,\s*|\s+(?=${englishSubject}|\p{L}+(?:'s| has| keeps| holds| stays| watches| runs| calls| checks| (?!is\b)\p{L}{3,}s (?:an?|the|it|them|his|her|two|every|all|on|off)) ))`,
    'u',
  ),
  new RegExp(
    String.raw`^so (?:that )?((?:nobody|no one|nothing|[^,]{2,40}?(?:n't|'s not| not| never))\b[^,]*?)(?:\s*,\s*|\s+(?=${englishSubject}))`,
    'u',
  ),
  /^to keep ([^,]{3,60}?)\s*,\s*/u,
  new RegExp(
    String.raw`^(?:pa'?l|(?:pa'?|para|contra|por|(?:en|con|pa'?|para) lo)(?: (?:que|el|la|los|las|del?|no|si|nadie|nada|se))*)\s+(?!eso\b|aca\b|aqui\b|alla\b)(.{3,60}?)(?:\s*,\s*|\s+(?=${spanishDeed}))`,
    'u',
  ),
];

/** What comes last and names it. */
const tail =
  /(?:,\s*|\s+)(?:so (?:that )?((?:nobody|no one|nothing|none|he|she|it|they|you|that|an?|the|your|our)\b.*|\p{L}+(?:'s)? (?:doesn't|can't|won't|not)\b.*)|(?:and )?that's (?:for|what we (?:do|got|have|'ve got) (?:for|about)|how we (?:handle|deal with)) (.*)|por si (?:se )?(.*)|(?:pa'?|para) que (?:no|nadie|nada|ningun[oa]?)\b(.*)|asi (?:no|nadie|ya no|nada)\b(.*)|por (?:los|las|el|la|lo del?) ([\p{L}]+(?: \p{L}+)?))$/u;

/** "Para el sol bloqueador y manga larga". */
const bareLead =
  /^(?:pa'?l|(?:pa'?|para|contra)) (?:el|la|los|las|lo del?) (\p{L}+)(?: siempre| puros?)? ((?!del?\b|que\b)\p{L}+(?: .*)?)$/u;

const topic =
  /^(?:(?:on|at|in|with|con|en|de)(?: lo(?: del?)?)? ([^,]{3,40}?)(?:\s*,\s*|\s+(?=(?:there's|they're|we|we're|it's|\p{L}+[aei]mos)\b))|([^,:]{3,40}?)\s*[,:]\s*)/u;

/** "The tar's solvent-based, so the fumes sit in that hole". */
const tellsState = /^(?:the|el|la|los|las) \S+(?:'s|'re| is| are| es| esta)\b/u;

/** @returns what is done and what for, or null for a sentence that doesn't say so */
export function aimOf(sentence: string): (Aimed & { isLead: boolean }) | null {
  const flat = plain(sentence);
  const bare = bareLead.exec(flat);
  if (bare?.[1] !== undefined && bare[2] !== undefined && namesMeasure(bare[2]))
    return { text: sentence.slice(flat.length - bare[2].length), about: bare[1], isLead: true };
  for (const lead of leads) {
    const match = lead.exec(flat);
    // "Por el tráfico no hay bronca" denies it.
    if (match?.[1] === undefined || /(?:^| )(?:no|ni|nunca|not)$/.test(match[1])) continue;
    const text = sentence.slice(match[0].length);
    if (/\p{L}{3}/u.test(text)) return { text, about: match[1], isLead: true };
  }
  const match = tail.exec(flat);
  const about = match?.slice(1).find((part) => part !== undefined);
  if (match === null || about === undefined || match.index < 8) return null;
  const said = flat.slice(0, match.index);
  if (/^,? so /.test(match[0]) && tellsState.test(said) && !namesMeasure(said)) return null;
  const isOwnDeed =
    /^(?:we|(?:l[ao]s? |le |se )*\p{L}+[aei]mos)\b|, (?:and )?that's (?:for|what we|how we)\b/u.test(
      flat,
    );
  return { text: sentence.slice(0, match.index), about, isLead: isOwnDeed };
}

/** The measure that a sentence tells, where it names a hazard on record. */
export function aimedIn(
  draft: JsaState,
  sentence: string,
): { text: string; about: string; hazard: Hazard } | null {
  const hazards = hazardsOf(draft.facts);
  const aim = aimOf(sentence);
  if (aim !== null) {
    const hazard = namedBy(draft, hazards, aim.about);
    if (hazard !== undefined) return { text: aim.text, about: aim.about, hazard };
    if (aim.isLead) return null;
  }
  const flat = plain(sentence);
  const first = topic.exec(flat);
  const named = first?.[1] ?? first?.[2];
  if (first === null || named === undefined || addsToList(flat) || isWorn(named)) return null;
  const words = contentOf(named.replace(light, ' '));
  if (words.size === 0 || words.size > 4) return null;
  const text = sentence
    .slice(first[0].length)
    .replace(/^(?:(?:yep|yeah|yes|yup|s[ií]|sim[oó]n|claro|pues|well|oh),?\s+)+/iu, '');
  const isWhole = ({ text: told }: Hazard) => sharedRoots(contentOf(told), words) === words.size;
  const hazard =
    namedBy(draft, hazards.filter(isWhole), named) ?? headedBy(draft, hazards, named, text, words);
  return hazard === undefined ? null : { text, about: named, hazard };
}

/**
 * "Frame tipping over, two beams get pinned in first": asked what is in place, who begins with some words of a hazard
 * names it, and tells then what is done. Not "gloves for the glass, …", and not where more harm follows.
 */
function headedBy(
  draft: JsaState,
  hazards: readonly Hazard[],
  named: string,
  rest: string,
  words: ReadonlySet<string>,
): Hazard | undefined {
  const [next] = partsOf(rest);
  const flat = plain(next?.text ?? '');
  if (
    !asksLater.has(draft.ask.slot) ||
    namesMeasure(named) ||
    tellsDeed(named) ||
    isClause.test(named) ||
    !(isTopicOf.test(named) || saysHarm(named) || someoneDoes.test(rest)) ||
    mayHappen(flat) ||
    denialOf(named) !== null ||
    (next !== undefined && denialOf(next.text) !== null)
  )
    return undefined;
  const near = ({ text }: Hazard) => sharedRoots(contentOf(text), words) * 2 >= words.size;
  return namedBy(draft, hazards.filter(near), named);
}

const isClause =
  /\b(?:is|are|was|gets?|got|has|have|stays?|goes|we|they|i|everybody|esta|estan|va|van|tienen?|traen?|lleva|llevan|quedan?|se)\b|\p{L}'(?:s|re|ll) \p{L}+(?:ed|ing)\b/u;

/** "…, we pull it with the magnet". */
const someoneDoes =
  /^(?:we|i|he|she|they|it's|everybody|everyone|nobody|all of us|nos|todos|nadie|\p{Lu}\p{Ll}+ \p{Ll}+s)\b|^\p{L}+[aei]mos\b/u;

/** "The …", "… falling": "new slings" is no topic. */
const isTopicOf = /^(?:the|that|those|el|la|los|las|lo) |\b\p{L}{2,}(?:ing|[aei]ndo|[aei]rse)\b/u;

/** Questions that may be answered by a measure for any hazard on record. */
export const asksLater: ReadonlySet<Slot> = new Set([
  'controls',
  'direct_control',
  'permits',
  'emergency',
  'stop_work',
  'read_back',
  'sign',
]);

/** "For the noise, plugs", where the control of a fall is asked about. */
export function aimsElsewhere({ ask, facts }: JsaState, text: string, library: Library): boolean {
  const aim = aimOf(text);
  if (aim === null || !aim.isLead) return false;
  const { energy } = readHazard(aim.about, library);
  const asked = hazardsOf(facts).filter(({ id }) => ask.hazards.includes(id));
  return (
    energy !== null &&
    !asked.some((hazard) => hazard.energy === energy) &&
    asked.every(({ text: told }) => overlap(contentOf(told), contentOf(aim.about)) === 0)
  );
}

/** "The loose brick thing": words that name nothing. */
const light =
  /\b(?:thing|things|part|bit|stuff|one|deal|issue|problem|situation|side|asunto|cosa|parte|bronca|tema|rollo|problema|riesgo|peligro|hazard)\b/gu;

/**
 * "West edge. Cable rails are up.": what a sentence names and nothing more is what the next one is about. "The foam has
 * isocyanate. It closes your chest.": more about the hazard that was just told.
 */
export function joinNamed(draft: JsaState, sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && (isName(draft, last) || goesOn(draft, sentence)))
      joined[joined.length - 1] = `${last}, ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

function goesOn({ ask }: JsaState, sentence: string): boolean {
  const flat = plain(sentence);
  if (flat.split(' ').length > 10) return false;
  if (ask.slot === 'controls') return noOneDoes.test(flat);
  if (ask.slot !== 'hazards') return false;
  if (tellsFigure.test(flat) && quantitiesOf(flat).length > 0) return !isWeather.test(flat);
  return (
    goesOnWith.test(flat) &&
    (saysHarm(flat) || energyOf(flat) !== null) &&
    denialOf(sentence) === null
  );
}

/** "There's a post clamp. Nobody holds it.": of what was just told. */
const noOneDoes =
  /^(?:nobody|no one|never|nadie|nunca)(?:'s)? (?:\S+ ){1,4}?(?:it|them|that|there|one|ahi|abajo|debajo|adentro)$/;

/** "The whole stem's about three ton", "son nueve pies". */
const tellsFigure =
  /^(?:(?:it|that|they|we|the \p{L}+(?: \p{L}+)?)(?:'s|'re| is| are| weighs?| runs?)|son|es|esta|estan|estamos|(?:cada uno |el \p{L}+ )?(?:pesan?|miden?))\b/u;

const isWeather = /\b(?:degrees|grados|below|noon|outside|out here|in there|up there|calor|frio)\b/;

const goesOnWith = /^(?:it|they|that|those|te|se|le|nos|eso|esa|ese|esas|esos)(?:'\p{L}+)? \p{L}/u;

function isName({ facts, ask }: JsaState, sentence: string): boolean {
  if (ask.slot !== 'controls' || sentence.split(' ').length > 5 || sentence.includes(','))
    return false;
  const words = contentOf(sentence.replace(light, ' '));
  return (
    words.size > 0 &&
    denialOf(sentence) === null &&
    hazardsOf(facts).some(({ text }) => sharedRoots(contentOf(text), words) === words.size)
  );
}

/** "The groover's on a foot switch", where a hazard of the groover has no control yet: what is done about it. */
export function bareNamedIn(draft: JsaState, sentence: string): Hazard | undefined {
  const [first, ...others] = partsOf(sentence);
  const text = first?.text ?? sentence;
  const flat = plain(text);
  if (addsToList(flat) || isAboutHarm.test(flat) || denialOf(text) !== null) return undefined;
  if (others.some((part) => deniesThing(part.text))) return undefined;
  const bare = hazardsOf(draft.facts).filter(({ controls }) => controls.length === 0);
  const hazard = namedBy(draft, bare, text);
  if (hazard === undefined) return undefined;
  // "The swinging panel gets two tag lines": the words of the hazard tell no further harm.
  const own = contentOf(hazard.text);
  const rest = flat.split(' ').filter((word) => sharedRoots(own, contentOf(word)) === 0);
  return saysHarm(rest.join(' ')) ? undefined : hazard;
}

/** "No wires here", and not "no se deja parada". */
function deniesThing(text: string): boolean {
  const denied = denialOf(text)?.denied;
  return denied !== undefined && energyOf(plain(denied)) !== null;
}

const isAboutHarm =
  /\b(?:could|might|may|can|hazard|danger|risk|worried|puede|pueden|podria|peligro|riesgo)\b/;

/** The hazard whose words a text shares most; of several, one in question, then one without a control. */
export function namedBy(
  { ask }: JsaState,
  hazards: readonly Hazard[],
  about: string,
): Hazard | undefined {
  const words = contentOf(about);
  let best: Hazard | undefined;
  let most = 0;
  for (const hazard of hazards) {
    const shared = sharedRoots(contentOf(hazard.text), words);
    if (shared === 0) continue;
    const worth =
      shared +
      (ask.hazards.includes(hazard.id) ? 0.4 : 0) +
      (hazard.controls.length === 0 ? 0.2 : 0);
    if (worth > most) {
      best = hazard;
      most = worth;
    }
  }
  return best;
}
