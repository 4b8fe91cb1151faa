/** What someone says one would ask about, and answers: it is not there. */
import { plain } from './plain.ts';

const asked =
  /(?:^|[,.;]?\s+)((?:and|oh|y|ah|so|but) )*(?:before you ask|i know you(?:'re| are)? (?:gonna|going to|about to) ask|you(?:'re| are) (?:gonna|going to) ask|you (?:might|may|could) (?:be wondering|ask|wonder)(?: about [^,]+)?|(?:folks|people|everybody) (?:always |usually )?asks?|in case you(?:'re wondering| ask)|if you(?:'re wondering| ask)|antes de que (?:me )?pregunt\p{L}+|por si (?:me )?pregunt\p{L}+|ya se que (?:me )?\p{L}+ a preguntar|siempre (?:me )?preguntan)\s*,\s*/u;

/**
 * "And before you ask, the gas comes in round the front": what one would ask about is not there. What was spoken of
 * before in the same clause ("the gas, I know you're gonna ask, …") belongs to it.
 */
export function splitAsked(text: string): { readonly kept: string; readonly denied: string[] } {
  const kept: string[] = [];
  const denied: string[] = [];
  for (const sentence of text.split(/(?<=[.;!?])\s+/u)) {
    const match = asked.exec(plain(sentence));
    if (match === null) {
      kept.push(sentence);
      continue;
    }
    const before = sentence.slice(0, match.index);
    const isTopicOnly =
      match[1] === undefined && before.split(' ').length < 6 && !before.includes(',');
    if (!isTopicOnly && before !== '') kept.push(before);
    denied.push(
      isTopicOnly
        ? sentence
        : sentence.slice(match.index).replace(/^[,.;\s]+(?:(?:and|oh|y|ah|so|but)\s+)*/iu, ''),
    );
  }
  return { kept: kept.join(' '), denied };
}
