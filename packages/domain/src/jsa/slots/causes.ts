/** Parts of a sentence that tell one thing: "it's sandy, so the walls could cave in". */
import { describesThing, mayHappen } from '../understanding/may-happen.ts';
import { leadsToHarm, saysHarm } from '../understanding/measure.ts';
import { plain } from '../understanding/plain.ts';
import type { Part } from '../understanding/sentences.ts';
import { withoutLead } from '../understanding/sentences.ts';

/** A part that only says why goes with what it leads to; where it tells harm itself, both stay. */
export function joinCauses(text: string, parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && joined.length === 1 && isTopic(last, part))
      joined[0] = ofTopic.test(plain(part.text))
        ? { ...last, text: text.slice(last.start, part.end), end: part.end }
        : { ...part, joint: 'start' };
    else if (last !== undefined && isCause(last, part))
      joined[joined.length - 1] = {
        ...last,
        text: text.slice(last.start, part.end),
        end: part.end,
      };
    else joined.push(part);
  }
  return joined;
}

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
function isTopic(first: Part, part: Part): boolean {
  const flat = plain(withoutLead(first.text));
  const harm = plain(withoutLead(part.text));
  return (
    part.joint === 'comma' &&
    flat.split(' ').length < 7 &&
    topic.test(flat) &&
    !saysHarm(flat) &&
    (tellsWhat.test(harm) || leadsToHarm(harm) || saysHarm(harm))
  );
}

const topic =
  /^(?:(?:once|when|while) (?:we|they|you|he|she|it)|(?:on|in|at|during|up on|down in|over by) (?:the|that|this|those|each|every)|(?:en|con|arriba|abajo|adentro) (?:de |en |del )?(?:el|la|los|las|lo|eso|ese|esa)|al|cuando|mientras|ya) |^\p{L}+ing(?: \S+){0,3}$|^\p{L}+[aei]ndo(?:l[oa]s?|se)?(?: \S+){0,3}$/u;

/** "Cutting the strap, it whips back": the topic is what does it. */
const ofTopic = /^(?:it|they|that|those|this|eso|esa|ese|esos|esas)(?:'\p{L}+)? (?!\p{L}+ing\b)/u;

const tellsWhat = /^(?:it's|there's|there is|there are|es|son|esta|estan|hay) /u;
