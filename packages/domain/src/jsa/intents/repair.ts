/** "It's six feet from it, no wait, Ana taped it, it's four feet": the later number counts, with why in between. */
import { plain } from '../understanding/plain.ts';
import { quantitiesOf, type Quantity } from '../understanding/numbers.ts';

const marker =
  /(?:[,.;]\s*|\s+)(?:(?:uh|well|oh|ah|um|bueno|ay|eh|este|mmm)[,\s]+)*(?:no(?:[,\s]+(?:no|wait|hang on|hold on|sorry|scratch that|i take that back|i lied|my bad|actually|perdon|espera(?:te|me)?|miento|digo|mentira|me equivoque|disculpe))*|(?:corrijo|correccion|mal dicho|me corrijo|rectifico|quise decir|que diga|correction|check that|strike that|make that|i misspoke|misspoke|i mean|let me fix that|my mistake)(?:[,\s]+(?:no|es|son|it's|they're))*|wait(?:,? no)?|scratch that|i take that back|hang on|hold on|sorry|perdon|miento|mentira|me equivoque|espera(?:te|me)?)\s*[,.:]\s*/gu;

/** How far the number that counts may be: a short clause tells why. */
const farthest = 70;
/** How far the number that was wrong may be. */
const nearest = 40;

/** What may stand before the number that counts. */
const told =
  /(?:^|.*[,\s])(?:(?:this|that|the other|ours|mine)(?: one)?(?:'s| is)|(?:la placa|el dibujo|el plano|the (?:tag|plate|print|drawing|sheet)) (?:dice|marca|trae|says|reads|shows)|dice|says|reads|it's|its|it is|they're|we're|that's|it was|they were|are|is|make (?:it|that)|more like|at|to|son|es|sera|seran|a|en|en el|en la|al|hasta|hasta la|hasta el|de|like|como|unos|unas|about)\s*(?:a |an |the |el |la |los |las |at |in |en |like |como |unos |now |ya )*$/u;

function isOneKind(old: Quantity, next: Quantity): boolean {
  return old.family === null || next.family === null || old.family === next.family;
}

/** "Sixty pounds, no, Luis weighed it, eighty pounds": a number that stands alone after why. */
function isAlike(old: Quantity, next: Quantity): boolean {
  return (
    (next.family ?? old.family) !== null && next.value < old.value * 3 && old.value < next.value * 3
  );
}

/** "The left lane, sorry, right lane": one word of a pair. */
const sorry = String.raw`(?:[,.]?\s+(?:(?:uh|um|oh|ah|eh|no),?\s+)*(?:sorry|no wait|wait no|i mean|scratch that|perd[oó]n|digo|miento|corrijo|mal dicho)|[,.]\s+no),\s+(?:no,?\s+)?(?:(?:from|on|at|in|to|en|del?|al?|desde) )?(?:(?:the|el|la|del?)\s+)?`;
const otherFirst = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{3,}) (\p{L}{3,})${sorry}(\p{L}{3,}) \2(?!\p{L})`,
  'giu',
);
const otherLast = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{3,}) (\p{L}{3,})${sorry}\1 (\p{L}{3,})(?!\p{L})`,
  'giu',
);

export function settleRepair(text: string): string {
  let settled = text.replace(otherFirst, '$3 $2').replace(otherLast, '$1 $3');
  for (const match of [...plain(settled).matchAll(marker)].toReversed()) {
    const from = match.index + match[0].length;
    const old = quantitiesOf(settled.slice(0, match.index)).at(-1);
    // "Tom weighed one, it's eighty pounds": one of them, and no figure.
    const next = quantitiesOf(settled.slice(from)).find(
      ({ value, family }) => !(value === 1 && family === null && (old?.value ?? 0) > 12),
    );
    if (next === undefined || old === undefined || !isOneKind(old, next)) continue;
    const hasUnit = next.family !== null;
    const why = plain(settled.slice(from, from + next.start));
    const gap = settled.slice(old.end, match.index);
    if (next.start > farthest || gap.length > nearest || /[.;?!]/.test(why + gap)) continue;
    const isRepeated = why !== '' && plain(settled.slice(0, old.start)).endsWith(why);
    if (
      why !== '' &&
      !isRepeated &&
      !told.test(why) &&
      !(
        why.endsWith(', ') &&
        isAlike(old, next) &&
        (hasUnit || /^(?:$|[,.])/.test(settled.slice(from + next.end)))
      )
    )
      continue;
    if (next.value === old.value) continue;
    settled =
      settled.slice(0, old.start) +
      settled.slice(from + next.start, from + next.end) +
      settled.slice(hasUnit ? old.end : old.numberEnd, match.index) +
      settled.slice(from + next.end);
  }
  return settled;
}
