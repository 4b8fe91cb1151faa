import { plain } from '../understanding/plain.ts';
import type { Part } from '../understanding/sentences.ts';

/** "Top and mid", "up to the elbow", "so your back's not in it": how, where or what for, and no other measure. */
export function tellsHow({ text, joint }: Part): boolean {
  const flat = plain(text);
  return joint !== 'so' && (flat.length < 4 || tellsHowWords.test(flat));
}

const tellsHowWords =
  /^(?:(?:top|mid|middle|bottom|both|always|every (?:single )?time|all (?:day|the time|around|the way)|siempre|todo el (?:dia|tiempo)|uno a uno|uno por uno|aparte|arriba|abajo)$|(?:up|down|right|clear|all the way|out|over|back|straight) (?:to|into|at|on|in|by|off|from|the|past|front|there|here)\b|(?:even|only) (?:if|when)\b|aunque\b|(?:para|pa) que\b|hasta (?:el|la|los|las|abajo|arriba|que)\b|(?:de|del) (?:los?|las?|esos?|esas?) (?:que|mas)?\b|because\b|'cause\b|porque\b|which\b|(?:it|that|this|she|he|you|esa|ese|eso) (?:just |only |don't |doesn't |won't |can't |no |se |te |le )?\p{L}+(?:'s|s)?(?: \p{L}+){0,3}$)/u;
