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
    if (last !== undefined && isCause(last, part))
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
  if (part.joint !== 'so') return false;
  const [why, harm] = [plain(withoutLead(last.text)), plain(part.text)];
  if (!leadsToHarm(harm)) return false;
  return describesThing(why) || (onlyState.test(why) && !saysHarm(why) && !mayHappen(why));
}

/** "It's wet clay", "that beam is two tons", "we're right by the road". */
const onlyState =
  /^(?:it|they|this|that|these|those|we|(?:the|that|this|those|my|your|our) (?:\p{L}+ ){1,3}?)(?:'s|'re| is| are)\b|^(?:es|son|esta|estan|estamos|andamos|(?:el|la|los|las|ese|esa) \p{L}+ (?:es|son|esta|estan|pesa|pesan))\b/u;
