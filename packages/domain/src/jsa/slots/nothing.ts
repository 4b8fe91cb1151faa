import { plain } from '../understanding/plain.ts';
import { replyOf } from '../understanding/replies.ts';

/** "Nothing else" at the end of a list. */
export function isNothing(text: string): boolean {
  if (
    /^(?:nothing|nada|none) (?:on|for|with|about|in|en|para|con) (?:this|that|it|ese|esto|eso|este|esta)\b/.test(
      plain(text),
    )
  )
    return true;
  if (/^(?:the |el |la )?\p{L}+ (?:said|says|dijo|dice) (?:so|que si)$/u.test(plain(text)))
    return true;
  return filler.test(plain(text)) || ['none', 'no', 'unknown', 'yes'].includes(replyOf(text) ?? '');
}

const filler =
  /^(?:(?:obviously|of course|for sure|naturally|you know|i guess|i mean|like i said|the usual|as always|por supuesto|obvio|claro|desde luego|ya sabe[ns]?|como siempre|lo de siempre|pues) ?)+$/;
