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
  /^(?:(?:obviously|of course|for sure|naturally|you know|i guess|i mean|like i said|the usual|as always|por supuesto|obvio|claro|desde luego|(?:nah|no|well|yeah|bueno|pues)(?= )|(?:(?:i think|i guess|creo que|yo creo que) )?(?:that's (?:it|all|about it|everything|the list)|that (?:covers|does) it|ya(?: es todo| estuvo| quedo)?|es todo|eso es todo|seria todo)|nothing more(?: here| there)?|nada mas(?: ahi| aqui)?|before (?:i forget|you ask)|se me (?:pasaba|olvidaba)|antes de que se me olvide|(?:a )?couple (?:of )?things(?: there| here)?|hijole|shoot|man|ah|oh|ay|eh|uh|um|lo mas (?:feo|peligroso|canijo)|ya sabe[ns]?|como siempre|lo de siempre|pues) ?)+$/;
