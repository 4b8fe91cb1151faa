/** Parts of a sentence that tell one thing: "it's sandy, so the walls could cave in". */
import { describesThing, mayHappen } from '../understanding/may-happen.ts';
import { leadsToHarm, readAfterHazard, saysHarm } from '../understanding/measure.ts';
import type { Library } from '../library/compile.ts';
import { denialOf } from '../understanding/negation.ts';
import { plain } from '../understanding/plain.ts';
import type { Part } from '../understanding/sentences.ts';
import { withoutLead } from '../understanding/sentences.ts';

/** A part that only says why goes with what it leads to; where it tells harm itself, both stay. */
export function joinCauses(text: string, parts: readonly Part[], library: Library): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (
      last !== undefined &&
      (isCause(last, part) ||
        sharesObject(last, part) ||
        isEither(text, last, part) ||
        isPair(last, part) ||
        tellsOfThing(last, part))
    )
      joined[joined.length - 1] = together(text, last, part);
    else joined.push(part);
  }
  const [first, second, ...others] = joined;
  if (first === undefined || second === undefined || !isTopic(first, second, library))
    return joined;
  const told: Part = ofTopic.test(plain(second.text))
    ? together(text, first, second)
    : { ...second, joint: 'start' };
  return [told, ...others];
}

function together(text: string, first: Part, last: Part): Part {
  return { ...first, text: text.slice(first.start, last.end), end: last.end };
}

/** "La tapa, que pesa como ciento cincuenta libras": a thing, and what it is like. */
function tellsOfThing(last: Part, part: Part): boolean {
  return (
    part.joint === 'comma' &&
    /^(?:(?:y|luego|pues|tambien) )*(?:el|la|los|las|un|una|unos|unas)(?: \p{L}+){1,4}$/u.test(
      plain(last.text),
    ) &&
    /^que (?:te|se|le|les|nos|no|si|pesan?|salen?|traen?|vienen?|tienen?|esta|estan|anda|andan)\b/.test(
      plain(part.text),
    )
  );
}

/** "A squeegee or a bucket could drop": either of them. */
function isEither(text: string, last: Part, part: Part): boolean {
  return (
    part.joint === 'and' &&
    /^\s*,?\s*(?:or|o|u)\s*$/iu.test(text.slice(last.end, part.start)) &&
    mayHappen(plain(part.text)) &&
    !mayHappen(plain(last.text)) &&
    denialOf(last.text) === null
  );
}

/** "Plugs and muffs", "agua y jabón": one measure of two things. */
function isPair(last: Part, part: Part): boolean {
  const [one, other] = [plain(withoutLead(last.text)), plain(part.text)];
  if (part.joint !== 'and') return false;
  if (/(?:^| )(?:soap|jabon|water|agua)$/.test(one) && /^(?:water|soap|agua|jabon)\b/.test(other))
    return true;
  return hearing.test(one) && hearing.test(other);
}

const hearing = /^(?:\S+ )?(?:plugs|ear ?plugs|muffs|ear ?muffs|tapones|orejeras|conchas)\b/;

/** "Curtis locks and tags the disconnect": two verbs with one object. */
function sharesObject(last: Part, part: Part): boolean {
  return (
    part.joint === 'and' &&
    ((endsInVerb.test(plain(withoutLead(last.text))) && beginsWithVerb.test(plain(part.text))) ||
      (/(?: is| are|'s|'re| gets?| been) (?:\p{L}+ed|out(?: \p{L}+){1,4})$/u.test(
        plain(last.text),
      ) &&
        /^\p{L}+ed(?: (?:before|first|by|with|off|out|down|to)\b.*| \p{L}+)?$/u.test(
          plain(part.text),
        )))
  );
}

const beginsWithVerb =
  /^(?:locks?|tags?|tests?|tries|try|bleeds?|drains?|waits?|calls?|checks?|proves?|grounds?|bloquea|etiqueta|prueba|purga|espera|avisa)\b/;

const endsInVerb =
  /^(?:\p{L}+ ){0,2}(?:locks?|tags?|tests?|blocks?|bleeds?|drains?|taps?|stops?|waits?|isolates?|shuts?|cierra|bloquea|apaga|desconecta|prueba|purga)$/u;

function isCause(last: Part, part: Part): boolean {
  const [why, harm] = [plain(withoutLead(last.text)), plain(part.text)];
  // "It's two tons and if the strap breaks it lands on you": a figure and what it leads to.
  if (part.joint === 'and' && describesThing(why))
    return (
      /^(?:if|si|cuando|when) |^(?:it|they|that|you|te|le|les|nos|se) /u.test(harm) &&
      leadsToHarm(harm)
    );
  if (part.joint !== 'so' || !leadsToHarm(harm)) return false;
  return describesThing(why) || (onlyState.test(why) && !saysHarm(why) && !mayHappen(why));
}

/** "It's wet clay", "that beam is two tons", "we're right by the road". */
const onlyState =
  /^(?:it|they|this|that|these|those|we|(?:the|that|this|those|my|your|our)(?: \p{L}+){1,3}?)(?:'s|'re| is| are)\b|^(?:es|son|esta|estan|estamos|andamos|(?:el|la|los|las|ese|esa) \p{L}+ (?:es|son|esta|estan|pesa|pesan))\b/u;

/** "Hoisting, the cups lose their grip", "en la sierra, un descuido y te vuela un dedo": where or when, and then what. */
function isTopic(first: Part, part: Part, library: Library): boolean {
  const flat = plain(withoutLead(first.text));
  const harm = plain(withoutLead(part.text));
  return (
    part.joint === 'comma' &&
    flat.split(' ').length < 7 &&
    topic.test(flat) &&
    !saysHarm(flat) &&
    (tellsWhat.test(harm) ||
      leadsToHarm(harm) ||
      saysHarm(harm) ||
      (isWork.test(flat) && readAfterHazard(harm, library, true) !== 'measure') ||
      harm.split(/ so (?=\p{L}+['’]re )/u).some(leadsToHarm))
  );
}

const topic =
  /^(?:(?:once|when|while) (?:we|they|you|he|she|it)|(?:on|in|at|during|up on|down in|over by) (?:the|that|this|those|each|every)|(?:en|con|arriba|abajo|adentro) (?:de |en |del )?(?:el|la|los|las|lo|eso|ese|esa)|al|cuando|mientras|ya) |^\p{L}+ing(?: \S+){0,3}$|^\p{L}+[aei]ndo(?:l[oa]s?|se)?(?: \S+){0,3}$/u;

/** "Cutting the strap, it whips back": the topic is what does it. */
const ofTopic = /^(?:it|they|that|those|this|eso|esa|ese|esos|esas)(?:'\p{L}+)? (?!\p{L}+ing\b)/u;

/** "Cutting out", "uncrating": the work alone, in at most three words. */
const isWork =
  /^\p{L}+ing(?: (?:up|out|in|off|down|the \p{L}+))?$|^\p{L}{2,}(?:ando|iendo|yendo)$|^al \p{L}+[aei]r$/u;

const tellsWhat =
  /^(?:it's|that's when|mostly|mainly|there's|there is|there are|es|son|esta|estan|hay) /u;
