/**
 * The parts of a sentence that tells what is done about one hazard: measures of their own, and what only goes on with
 * the one before ("nitrile gloves, the long ones, everybody") or leads to the next ("Priya and I both hang a lock").
 */
import type { Hazard } from '../jsa-state.ts';
import { isWorn } from '../understanding/control-signals.ts';
import type { Library } from '../library/compile.ts';
import { namesBarrier, readAfterHazard, saysHarm, tellsDeed } from '../understanding/measure.ts';
import { quantitiesOf } from '../understanding/numbers.ts';
import { contentOf, plain } from '../understanding/plain.ts';
import { isRemark } from '../understanding/remarks.ts';
import { sharedRoots } from '../understanding/roots.ts';
import { isKnown } from '../understanding/tells-state.ts';
import { withoutLead, type Part } from '../understanding/sentences.ts';
import { isNothing } from './nothing.ts';

type Role = 'own' | 'before' | 'next' | 'nowhere';

export function measuresOf(
  text: string,
  parts: readonly Part[],
  hazard: Hazard,
  library: Library,
): string[] {
  const measures: { start: number; end: number }[] = [];
  let waiting: { start: number; isIf: boolean } | null = null;
  const told = parts.filter(
    ({ text: part }) => !isNothing(part) && !isRemark(plain(withoutLead(part))),
  );
  for (const [index, part] of told.entries()) {
    const last = measures.at(-1);
    const next = told[index + 1];
    const isListed = /\b(?:and|plus|y|e)\s*$/iu.test(
      text.slice(told[index - 1]?.end ?? part.start, part.start),
    );
    const role = roleOf(part, next, last !== undefined, isListed, hazard, library);
    if (role === 'nowhere' && (next !== undefined || last !== undefined)) continue;
    const start: number =
      waiting?.start ??
      (isPurpose.test(part.text) ? part.start : part.end - withoutLead(part.text).length);
    // "If they plow in, they hit that": what a measure is for in that case.
    const isOfLast = role === 'before' || (waiting?.isIf === true && !acts(part.text));
    waiting = null;
    if (isOfLast && last !== undefined) last.end = part.end;
    else if (role === 'next' && next !== undefined)
      waiting = { start, isIf: condition.test(plain(part.text)) };
    else measures.push({ start, end: part.end });
  }
  return measures.map(({ start, end }) => text.slice(start, end));
}

function acts(text: string): boolean {
  const flat = plain(text);
  return crew.test(flat) || namesBarrier(flat);
}

/** The same after a measure whose hazard the sentence doesn't name. */
export function onlyGoesOn({ text, joint }: Part): boolean {
  const flat = plain(text);
  return (
    joint !== 'so' &&
    (flat.length < 4 ||
      goesOn.test(flat) ||
      stops.test(flat) ||
      (joint === 'comma' && !namesBarrier(flat) && (ofIt.test(flat) || isWhere.test(flat))))
  );
}

function roleOf(
  part: Part,
  next: Part | undefined,
  hasLast: boolean,
  isListed: boolean,
  hazard: Hazard,
  library: Library,
): Role {
  const said = withoutLead(part.text);
  const flat = plain(said);
  const after = plain(next?.text ?? '');
  const isMeasure = namesBarrier(flat) || isWorn(flat);
  const isDeed = crew.test(flat);
  const isTold = verb.test(flat) || tellsDeed(flat);
  if (tellsWhy.test(flat)) return 'nowhere';
  if (next !== undefined) {
    if (next.joint === 'and') {
      const isClause = verb.test(after) || tellsDeed(after);
      if (stops.test(after) && hasLast) return 'before';
      if (/\b(?:vino|viene|comes|came)$/.test(flat) || (isPairOpen.test(flat) && !isClause))
        return 'next';
      if (isSubject.test(said) && (isClause || isNamed.test(next.text)) && !crew.test(after))
        return 'next';
    } else if (!hasLast && !isDeed && isTopic(flat, isMeasure, ofIt.test(after), hazard, library))
      return 'nowhere';
  }
  if (condition.test(flat) && !isDeed)
    return !hasLast || next?.joint === 'comma' ? 'next' : 'before';
  if (!hasLast) {
    if (isTold) return isPurpose.test(part.text) ? 'next' : 'own';
    const isThing =
      !isMeasure &&
      next?.joint === 'comma' &&
      (crew.test(after.split(' ', 1)[0] ?? '') || isNamed.test(next.text));
    return isThing || isWhere.test(flat) ? 'next' : 'own';
  }
  if (
    goesOn.test(flat) ||
    stops.test(flat) ||
    isPurpose.test(part.text) ||
    isFigure(flat) ||
    isKnown.test(flat) ||
    (!isMeasure &&
      ((part.joint === 'so' && !isDeed) ||
        (!isListed && noSubject.test(flat)) ||
        (ofIt.test(flat) && !(isListed && flat.split(' ').length > 4))))
  )
    return 'before';
  if (isTold || isNamed.test(said)) return 'own';
  return !isWhere.test(flat) && (isMeasure || (isListed && flat.includes(' '))) ? 'own' : 'before';
}

/** "The chainsaw kicking back" once more, "la espalda": the hazard again, before what is done about it. */
function isTopic(
  flat: string,
  isMeasure: boolean,
  isToldOf: boolean,
  hazard: Hazard,
  library: Library,
): boolean {
  const words = contentOf(flat);
  if (words.size > 5 || verb.test(flat) || isNoTopic.test(flat)) return false;
  if (/^\p{L}+ing\b/u.test(flat) && saysHarm(flat)) return true;
  // "The blower belt" of a hazard on record is none that holds anyone.
  if (words.size > 1 && sharedRoots(contentOf(hazard.text), words) === words.size) return true;
  return (
    !isMeasure &&
    (saysHarm(flat) ||
      // "The pipe stands, they'll hold that car" is told as what holds.
      (!isToldOf && words.size < 3 && readAfterHazard(flat, library, true) === 'harm') ||
      sharedRoots(contentOf(hazard.text), words) >= Math.min(words.size, 2))
  );
}

const isNoTopic = /^(?:no|nada|sin|puros?|puras?)\b|a prueba|proof|\bentre\b/u;

/** "That's how my old man did it". */
const tellsWhy = /^(?:that's|eso es|asi) (?:how|what|why|all|lo que|como)\b/u;

const crew = /\b(?:we|nobody|no one|everybody|everyone|nadie|todos|\p{L}+[aei]mos)\b/u;

const condition =
  /^(?:(?:even|only|que|asi) )*(?:if|when|once|in case|si|cuando|aunque|por si|en cuanto)\b/u;

/** "So it doesn't tip, …". */
const isPurpose =
  /^(?:so|para que|pa' ?que) .*\b(?:no|not|never|nobody|nothing|nadie|nada|\p{L}+n't)\b/iu;

/** "Between Teo and Bren". */
const isPairOpen = /\b(?:between|entre) (?:\S+ ?){1,4}$/u;

/** "Priya and I both hang a lock", "every squeegee and bucket is on a leash". */
const isSubject =
  /^(?:\p{Lu}\p{Ll}+|(?:every|each|the|el|la|los|las|we|they) \p{L}+|\p{L}+[aei]mos)$/u;

/** "Darwin con la bandera". */
const isNamed = /^(?:(?:el|la|don|doña) )?\p{Lu}\p{Ll}+(?:'\p{L}+)? \p{Ll}/u;

/** "Never with your hands", "the long ones", "twice", "I checked it today", "he lets go and it stops". */
const goesOn = new RegExp(
  [
    String.raw`(?:not\b|(?:never|nunca|jamas|no|ya no) (?:con|por|en|a|al|with|by|on|in|straight|\S+(?: \S+)?$))`,
    String.raw`(?:the (?:\S+ ){1,3}ones?|(?:ya )?(?:va|van|esta|estan) \S+)$|(?:the one|which|que(?! (?:nadie|no|todos|se)\b)|(?:los?|las?|el) del?) |whoever|(?:any|every|each) ?time\b|first thing|\S+ (?:too|tambien)$`,
    String.raw`(?:(?:both|each|all|every|one|everybody|everyone|todos|todas|siempre|always|ever|twice|los|las|cosas|of|us|them|dos|cada|uno) ?)+$`,
    String.raw`(?:(?:even|only) (?:if|when)|aunque|because|porque)\b|you(?:'re| can't| couldn't| could| can)\b|(?:you|he|she) (?:\S+ ?){1,4}$|nada de puros? |de ahi no se |everybody who |(?:\S+ ){0,3}(?:lets? (?:go|up)|suelt[ae][sn]?)\b|quitas |(?:con eso|asi|that way) |.* (?:and it|y se) (?:stops?|quits?|shuts|para|apaga|corta|detiene)\b`,
    String.raw`(?:(?:ahi|luego|no) )*(?:se|te) (?:para|apaga|corta|detiene|frena|cierra|queda|suelta|prende|mueve)(?: (?:sol[oa]s?|luego luego))?$`,
    String.raw`(?:he|she|it|they|you)(?:'s|'re|'ll)? still |(?:some|any) (?:fool|idiot) `,
    String.raw`(?:\S+ ){2,3}(?:one|the other|una|otra)$|.*\b(?:it|them|l[oa]s?) .*(?:this morning|today|yesterday|ayer|hoy|manana)$`,
  ]
    .map((way) => `^(?:${way})`)
    .join('|'),
  'u',
);

/** ", keeps it to mud". */
const noSubject = /^(?:keeps|holds|stops|can't|won't|got|ni|no (?:deja|gira|dispara)) /u;

/** "The rollers quit": what happens then, after "bump it" too. */
const stops =
  /^(?:it|they|se|the \p{L}+(?: \p{L}+)?) (?:just )?(?:stops?|quits?|shuts|cuts off|alarms|beeps|won't|can't|para|apaga|corta|detiene|frena)\b/u;

/** "It quits", "that's torqued", "esa lo detiene aunque se zafe". */
const ofIt = /^(?:it|that|this|they|es[aeo]s?|ahi se)(?:'s|'ll)? (?!que\b)/u;

/** "Five hundred feet back", "every half hour". */
function isFigure(flat: string): boolean {
  const [first] = quantitiesOf(flat);
  return (
    first !== undefined &&
    first.family !== null &&
    !flat.slice(0, first.start).includes(' ', 6) &&
    !verb.test(flat) &&
    !namesBarrier(flat.slice(first.end))
  );
}

const isWhere =
  /^(?:with|from|on|in|at|over|up|down|past|above|below|behind|around|between|to|by|under|inside|outside|across|off|out|till|until|for|con|desde|hasta|a (?:los?|las?|la|el|un|una|cada|mas|menos|dos|tres)|al|del?|en|fuera|abajo|arriba|alrededor|todo|entre|lejos|sin|para|pa'?|por|double|doble)\b/u;

const verb =
  /(?:^|\s)(?:we|i|you|he|she|they|it|there|nothing|(?:no|every|some)body)(?:'\p{L}+)? \p{L}|\p{L}'(?:s|re) \p{L}|\b(?:is|are|gets?|got|goes|has|have|stays?|keeps?|comes?|don't|holds?|stands|runs|calls|se|nos|nadie|hay|es|son|esta|estan|va|van|trae|traen|queda|lleva|llevan|checa|revisa|entra|viene)\b|\p{L}+[aei]mos\b/u;
