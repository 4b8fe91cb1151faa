/** Numbers with what they count or name: "nine poles", "pad twelve", "the fifth floor", "rows three through five". */
import { quantitiesOf } from './numbers.ts';
import { once, plain, stemOf } from './plain.ts';

export type Figure = {
  readonly start: number;
  readonly end: number;
  /** What the number says, as it is compared. */
  readonly value: string;
  readonly form: 'number' | 'ordinal';
  /** Where the last number of a range begins. */
  readonly lastStart: number | null;
  /** "Through eleven", "hasta la Novena": how far something goes. */
  readonly isUpTo: boolean;
  readonly family: string | null;
  /** The root of the word before it, and of the one after it. */
  readonly before: string | null;
  readonly after: string | null;
};

const level = String.raw`(?:floors?|levels?|stor(?:y|ies)|decks?|streets?|avenues?|bays?|bents?|lifts?|pisos?|niveles|nivel|plantas?|calles?|avenidas?|etapas?)`;
const ordinal = new RegExp(
  String.raw`(?<!\p{L})(?:(?:first|second|primera?|primer|segund[oa]|cuart[oa])(?= ${level}(?!\p{L}))|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d+(?:st|nd|rd|th)|tercer[oa]?|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|decim[oa]|(?<=(?:piso|nivel|calle|planta) )(?:primero|segundo|cuarto))(?!\p{L})`,
  'gu',
);
const through = /^ ?(?:-|to|thru|through|and|al?|hasta|y)(?: (?:the|la|el))? ?$/u;

const upTo = /(?<!\p{L})(?:to|through|thru|hasta|up to)(?: the| la| el)? $/u;

/** "Between nine and noon". */
const toNoon = /^ (?:and|to|till|a|y|al) (?:noon|midnight|mediodia)(?!\p{L})/u;

/** Words that neither count nor name. */
const noNoun =
  /^(?:the|and|for|now|not|only|just|all|out|off|over|into|from|with|that|this|then|today|tonight|yesterday|actually|instead|again|each|apiece|high|deep|wide|long|tall|got|was|were|are|has|had|make|made|say|says|said|told|but|nomas|ahora|hoy|ayer|los|las|del|con|por|para|que|son|era|eran|fue|ese|esa|eso|esos|esas|como|unos|unas|pero|mas|ya|decia|dice|digo|cada|about|like|done|going|released|ready|through|hasta|una|uno|the|its|they|were|are)$/;

function noun(word: string | undefined): string | null {
  return word === undefined || (word.length < 3 && word !== 'of') || noNoun.test(word)
    ? null
    : stemOf(word);
}

/** Looks back from where a number begins. */
const wordBefore = /(?<=(\p{L}+)[ -])/uy;

/** The numbers of a text in their order; a range is one of them. */
export const figuresIn = once((text: string): readonly Figure[] => {
  const flat = plain(text);
  const found = [
    ...quantitiesOf(text).map(({ start, end, numberEnd, value, family }) => ({
      ...{ start, end: numberEnd, unitEnd: end, value: String(value), family },
      form: 'number' as const,
    })),
    ...[...flat.matchAll(ordinal)].map(({ index, 0: word }) => ({
      ...{ start: index, end: index + word.length, unitEnd: index + word.length },
      ...{ value: word, family: null, form: 'ordinal' as const },
    })),
  ].toSorted((one, other) => one.start - other.start);
  const figures: Figure[] = [];
  for (let at = 0; at < found.length; at++) {
    const first = found[at];
    const next = found[at + 1];
    if (first === undefined || (figures.at(-1)?.end ?? 0) > first.start) continue;
    const isRange =
      next !== undefined &&
      first.form === next.form &&
      through.test(flat.slice(first.end, next.start));
    const last = isRange ? next : first;
    if (isRange) at += 1;
    const hour = toNoon.exec(flat.slice(last.end))?.[0].length ?? 0;
    wordBefore.lastIndex = first.start;
    const before = wordBefore.exec(flat)?.[1];
    const after = /^[ -](\p{L}+)/u.exec(flat.slice(last.end))?.[1];
    figures.push({
      start: first.start,
      end: last.end + hour,
      value: isRange ? `${first.value}-${last.value}` : first.value,
      form: first.form,
      lastStart: isRange ? last.start : null,
      isUpTo: upTo.test(flat.slice(0, first.start)),
      family: last.family,
      before: noun(before),
      after: last.family === null ? noun(after) : null,
    });
  }
  return figures;
});

/** Whether both tell the number of the same thing; a bare one does of anything that has a number of its kind. */
export function isOfSame(old: Figure, next: Figure): boolean {
  if (old.value === next.value) return false;
  if (old.form !== next.form) return false;
  // "The platform's 90, no, it's 120 feet": the unit comes with the number that counts.
  if (next.family !== null)
    return (
      next.family === old.family ||
      (old.family === null && old.after === null && old.form === 'number' && isAlike(old, next))
    );
  if (sharesNoun(old, next)) return true;
  return next.after === null && (next.before === null || old.before === null);
}

/** "Seven poles" and "nine poles", "pad 4" and "pad 6". */
export function sharesNoun(old: Figure, next: Figure): boolean {
  return (
    (next.family !== null && next.family === old.family) ||
    (next.after !== null && next.after === old.after) ||
    (next.before !== null && next.before === old.before)
  );
}

/** No more than three times as much. */
function isAlike(old: Figure, next: Figure): boolean {
  const [one, other] = [Number(old.value), Number(next.value)];
  return one > 3 && other > 3 && one < other * 3 && other < one * 3;
}
