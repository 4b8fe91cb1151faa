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
  /(?:^|.*[,\s])(?:(?:this|that|the other|ours|mine)(?: one)?(?:'s| is)|(?:la placa|el dibujo|el plano|the (?:tag|plate|print|drawing|sheet)) (?:dice|marca|trae|says|reads|shows)|it's|its|it is|they're|we're|that's|it was|they were|are|is|make (?:it|that)|more like|at|to|says|reads|said|dice|decia|marca|trae|pesa|mide|quedan?|weighs?|son|es|sera|seran|a|en|en el|en la|al|hasta|hasta la|hasta el|de|like|como|unos|unas|about)\s*(?:a |an |the |el |la |los |las |at |in |en |like |como |unos |now |ya )*$/u;

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
const sorry = String.raw`(?:[,.]?\s+(?:(?:uh|um|oh|ah|eh|no),?\s+)*(?:sorry|no wait|wait no|i mean|scratch that|perd[oó]n|(?<!(?:le|les|te) )digo|miento|corrijo|mal dicho)|[,.]\s+no(?:,?\s+(?:esp[eé]r\p{L}+|wait|hang on|hold on|perd[oó]n))?),\s+(?:no,?\s+)?(?:(?:from|on|at|in|to|en|del?|al?|desde) )?(?:(?:the|el|la|del?)\s+)?`;
const otherFirst = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{3,}) (\p{L}{3,})${sorry}(\p{L}{3,}) \2(?!\p{L})`,
  'giu',
);
const otherLast = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{3,}) (\p{L}{3,})${sorry}\1 (\p{L}{3,})(?!\p{L})`,
  'giu',
);

/** "Tomorrow, no scratch that, this afternoon". */
const day = String.raw`(?:tomorrow|today|tonight|this (?:morning|afternoon)|ma[nñ]ana|hoy|ahorita|en la (?:ma[nñ]ana|tarde|noche)|(?:mon|tues|wednes|thurs|fri)day)`;
const otherDay = new RegExp(
  String.raw`(?<!\p{L})${day},? (?:(?:no|sorry|wait|scratch that|i mean|perd[oó]n|digo|miento),? )+(?=${day}(?!\p{L}))`,
  'giu',
);

/** Words that take back a figure, even one of the sentence before: "…at 28 feet. Correction, 32 feet". */
const correction = new RegExp(
  String.raw`(?:[.,;?!]+\s*|\s+)[¿¡]?(?:(?:uh|um|well|oh|ah|eh|este|bueno|or|and|o|y|no|wait|nope|now|hey|ay),?\s+)*[¿¡]?(?:correction|check that|(?:scratch|strike) that|i mean|i meant|i take (?:that|it) back|i(?:'m| am) lying(?: to you)?|i lied|i(?: think i)? (?:told you|said (?:it|that)|had (?:it|that)) wrong|that's (?:wrong|not right)|my (?:mistake|bad)|i misspoke|make (?:that|it)|sorry|excuse me|wait|hold on|hang on|let me (?:fix|correct) that|corrijo|correccion|rectifico|(?:que )?(?<!(?:le|les|te) )digo|que diga|quise decir|mejor dicho|perdon(?:e[nm]?e?)?|disculpen?|miento|mentira|(?:ya )?me equivoque|estoy mal|espera(?:te|me|nme)?|espere(?:me|nme|se)?|aguanta(?:me)?|hold up|me corrijo|borra eso|ahi te va bien|nah|(?<!\bno,? )(?:lemme|let me) think|no es cierto)(?:[.,:;?!]+\s*|\s+)(?:(?:no|sorry|wait|perdon|que|es que|yeah|si),?\s+)*`,
  'gu',
);

/** Where a correction begins, and where what counts is told. */
type Repair = { readonly from: number; readonly to: number; readonly isPlain: boolean };

function repairsIn(flat: string): Repair[] {
  const plainly = [...flat.matchAll(correction)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
    isPlain: true,
  }));
  const others = [...flat.matchAll(marker)]
    .map(({ index, 0: { length } }) => ({ from: index, to: index + length, isPlain: false }))
    .filter(({ from, to }) => !plainly.some((one) => one.from < to && from < one.to));
  return [...plainly, ...others].toSorted((one, other) => one.from - other.from);
}

/** "Fifteen feet out" after "twelve feet out": what follows isn't said twice. */
function withoutTwin(gap: string, after: string): string {
  const said = plain(gap).replace(/[.,;?!\s]+$/u, '');
  return said !== '' && plain(after).startsWith(said) ? '' : gap.replace(/[.,;?!\s]+$/u, '');
}

const onlyLeads =
  /^(?:(?:the|at|in|to|on|of|el|la|los|las|al|a|en|de|del|por|son|es|como|like|about|number|numero) )+$/u;
/** "It's a two man lift" counts no pounds. */
const countsOther =
  /^ (?!each|apiece|deep|high|wide|long|tall|out|up|down|off|over|back|with|and|not|now|today|total|cada|con|por|para|hoy|dice|says|segun|de (?:alto|ancho|hondo|largo))\p{L}{3,}/u;

/** Whether the later number is told of the same thing, after words that take back a figure. */
function isSameThing(
  old: Quantity,
  next: Quantity,
  why: string,
  before: string,
  isOneSentence: boolean,
): boolean {
  if (why === '' || plain(before).endsWith(why) || onlyLeads.test(why)) return true;
  if (
    told.test(why) &&
    (isOneSentence || why.split(' ').length < (old.family === next.family ? 9 : 4))
  )
    return true;
  return old.family !== null && old.family === next.family;
}

/** "Floor 6, sorry, 4 is done": what is done is not the job. */
const isDone =
  /^(?:(?:the|el|la) )?(?:\p{L}+ )?[\p{L}\d]+(?: \p{L}+)? (?:ya (?:quedo|esta|se hizo|l[ao] hicimos|acabamos|termin\p{L}+)|(?:is|was|got|'s)(?: already| all)? (?:done|finished|wrapped up|yesterday))(?!\p{L})/u;

export function settleRepair(text: string): string {
  let settled = text.replace(otherFirst, '$3 $2').replace(otherLast, '$1 $3').replace(otherDay, '');
  for (const { from: start, to: from, isPlain } of repairsIn(plain(settled)).toReversed()) {
    const old = quantitiesOf(settled.slice(0, start)).at(-1);
    // "Tom weighed one, it's eighty pounds": one of them, and no figure.
    const next = quantitiesOf(settled.slice(from)).find(
      ({ value, family }) =>
        value !== old?.value && !(value === 1 && family === null && (old?.value ?? 0) > 12),
    );
    if (next === undefined || old === undefined || !isOneKind(old, next)) continue;
    const hasUnit = next.family !== null;
    const why = plain(settled.slice(from, from + next.start));
    const gap = settled.slice(old.end, start);
    if (next.start > farthest || gap.length > nearest || /[.;?!]/.test(gap)) continue;
    if (/[;?!]|\..*\./.test(why) || (why.includes('.') && !(isPlain && told.test(why)))) continue;
    if (isDone.test(plain(settled.slice(from)))) continue;
    const before = settled.slice(0, old.start);
    const after = settled.slice(from + next.end);
    const isAlone =
      why.endsWith(', ') && isAlike(old, next) && (hasUnit || /^(?:$|[,.])/.test(after));
    const isMeant = isPlain
      ? (isSameThing(old, next, why, before, !/[.;?!]/.test(settled.slice(start, from))) ||
          isAlone) &&
        (hasUnit || old.family === null || !countsOther.test(plain(after)))
      : why === '' || plain(before).endsWith(why) || told.test(why) || isAlone;
    if (!isMeant) continue;
    const wrong = settled.slice(old.start, old.numberEnd);
    const rest = new RegExp(String.raw`^,? (?:not|no) ${wrong}(?![\p{L}\p{N}])`, 'iu');
    settled =
      before +
      settled.slice(from + next.start, from + next.end) +
      withoutTwin(settled.slice(hasUnit ? old.end : old.numberEnd, start), after) +
      after.replace(rest, '');
  }
  return settled;
}
