/**
 * A number that is taken back for another one, in the same line or a later one: "hold on, make it seven poles", "nine
 * stones, the paper said, but I counted and it's seven", "el poste treinta y uno, ese era ayer, hoy es el treinta y
 * tres". The old one goes out of every text that has it.
 */
import { textPlaces, type TextPlace } from '../facts/texts.ts';
import type { JsaState } from '../jsa-state.ts';
import { figuresIn, isOfSame, sharesNoun, type Figure } from '../understanding/figures.ts';
import { exchangeNumber } from './exchange.ts';
import { namesMeasure, saysHarm } from '../understanding/measure.ts';
import { spansOf, type Span } from '../understanding/spans.ts';

const filler = String.raw`(?:(?:uh|um|well|oh|ah|ay|eh|este|bueno|or|and|o|y|but|pero|man|hey|no|nope),? )*`;
/** Says that what was told is wrong. */
const takesBack = new RegExp(
  String.raw`^${filler}(?:correction|check that|(?:scratch|strike) that|i mean|i meant|(?:i|let me) take (?:that|it) back|i lied|i lie\b|i'm lying|i (?:just |keep |think i )?(?:told you|said|say|saying|had|put|wrote)\b|that's (?:wrong|not right)|my (?:mistake|bad)|i misspoke|make (?:that|it)|sorry|excuse me|wait|hold (?:on|up)|hang on|shoot|whoops|oops|dang|shit|let me (?:fix|correct|back up)|turns out|actually|corrijo|correccion|rectifico|(?:que )?digo|que diga|quise decir|mejor dicho|perdon\p{L}*|disculp\p{L}+|miento|mentira|(?:ya )?me (?:equivoque|corrijo|confundi)|estoy mal|esper\p{L}+|aguant\p{L}+|borra eso|mas bien|resulta que|les? dije|dije)(?!\p{L})`,
  'u',
);
/** "No," before what counts; "building 7, no el 6" denies the 6. */
const bareNo = /^(?:(?:uh|um|well|oh|ah|ay|eh|bueno|y|and),? )*(?:no|nope)(?:,|$)/u;
const noFirst =
  /^(?:no|nope) (?:it's|its|they're|that's|make|the|es|son|la|el|al|hasta|en|de|del)\b/u;
/** "That was yesterday", "six got done already", "esa la hicimos ayer". */
const wasBefore =
  /^(?:(?:but|pero|bueno|well|shoot|no),? )*(?:that(?: one)?|it|those|[\p{L}\d]+|es[aeo]s?(?: \p{L}+)?|(?:el|la) [\p{L}\d]+) (?:(?:was|were|got|is|are|'s)(?: all)? (?:yesterday|last \p{L}+|done|finished|wrapped)|(?:ya )?(?:l[aoe]s? )?(?:era|eran|fue|fueron|hicimos|acabamos|terminamos|quedo|quedaron) ?(?:ayer|antier|la semana pasada|el \p{L}+|list\p{L})?$)|^[^,]{2,30}'s (?:done|finished|not ready)\b/u;
/** "The paper said nine", "nueve decía la orden". */
const onPaper =
  /\b(?:(?:sheet|plans?|drawings?|prints?|ticket|order|paper|email|office)(?: had| has)? (?:says?|said|had|has|shows?|showed|calls? for|called for)|(?:decia|dice|traia|trae|marcaba|marca|ponia) (?:(?:en )?(?:el|la) )(?:papel|hoja|orden|plano|plan|dibujo|ticket)|(?:el|la) (?:papel|hoja|orden|plano|plan|dibujo|ticket) (?:decia|dice|traia|trae|marcaba|marca|ponia))\b/u;
/** "I told you nine": the number that is wrong. */
const saidIt =
  /^(?:(?:but|pero|and|y|shoot|sorry|no),? )*(?:i|les?|yo)? ?(?:\p{L}+ )?(?:told|said|had|put|wrote|dije)\b/u;
/** "Not seventy", "qué 105". */
const denies = /^(?:not|no|que|cuales) (?:the |los |las |de )?\S+(?: \S+)?$/u;
/** How many statements may tell why before the number that counts. */
const farthest = 4;

type Amendment = {
  /** Where the words that correct begin and end. */
  readonly from: number;
  readonly to: number;
  readonly figure: Figure;
  readonly number: string;
  /** What is counted, as it follows the number. */
  readonly unit: string;
  /** The number that is taken back, where the words say it again: "I told you three, it's five". */
  readonly old: string | undefined;
};

const tellsFact = ({ flat }: Span): boolean => saysHarm(flat) || namesMeasure(flat);

const isCue = (flat: string): boolean =>
  [takesBack, bareNo, wasBefore].some((tells) => tells.test(flat));

/** The first correction that begins at a span. @returns null where none does */
function amendmentAt(spans: readonly Span[], at: number): Amendment | null {
  const span = spans[at];
  const last = spans[at - 1];
  if (span === undefined) return null;
  const isPaper = span.joint === 'but' && last !== undefined && onPaper.test(last.flat);
  const isNo = span.joint === 'start' && noFirst.test(span.flat);
  if (!isCue(span.flat) && !isPaper && !isNo) return null;
  let old: string | undefined;
  for (let to = at; to < Math.min(spans.length, at + farthest); to++) {
    const one = spans[to];
    if (one === undefined || one.sentence > span.sentence + 1) break;
    if (to > at && tellsFact(one)) break;
    const isOld = !isPaper && [wasBefore, onPaper].some((tells) => tells.test(one.flat));
    const told = isOld ? [] : figuresIn(one.text).filter(({ after }) => after !== 'of');
    // "Not seventy, I measured it, it's fifty-five": the one that is wrong, said again.
    const isAgain = denies.test(one.flat) && told.length === 1;
    if (isAgain) old = told[0]?.value;
    const figures = isAgain ? [] : told;
    const isSaid = saidIt.test(one.flat);
    if (isSaid) old = figures[0]?.value;
    const figure = figures[isSaid ? 1 : 0];
    if (figure === undefined) continue;
    const number = one.text.slice(figure.start, figure.end);
    const unit =
      figure.family === null ? '' : (/^[ -]?\p{L}+/u.exec(one.text.slice(figure.end))?.[0] ?? '');
    let end = to;
    // What follows in a sentence that corrects tells why.
    if (span.joint === 'start')
      while (spans[end + 1]?.sentence === one.sentence && !tellsFact(spans[end + 1] ?? one))
        end += 1;
    let start = at;
    while (start > 1 && isCue(spans[start - 1]?.flat ?? '')) start -= 1;
    return {
      ...{ from: spans[start]?.start ?? span.start, to: spans[end]?.end ?? one.end },
      ...{ figure, number, unit, old },
    };
  }
  return null;
}

/** "De la Quinta a la Octava. No, hasta la Novena": only how far it goes is another one. */
function withNumber(text: string, old: Figure, next: Figure, number: string): string {
  const { end } = old;
  const start = next.isUpTo && next.lastStart === null ? (old.lastStart ?? old.start) : old.start;
  const isOpening = /^\p{Lu}/u.test(text.slice(start));
  const said = isOpening ? number.charAt(0).toUpperCase() + number.slice(1) : number;
  return text.slice(0, start) + said + text.slice(end);
}

/** "90", corrected by "120 feet", gets the unit too. */
const unitFor = (old: Figure, unit: string): string => (old.family === null ? unit : '');

function without(text: string, from: number, to: number): string {
  const before = text
    .slice(0, from)
    .replace(/(?:[\s,;:–—-]|\b(?:but|pero|or|o|and|y)\s*$)+$/iu, '');
  const after = text.slice(to).replace(/^[\s,;:]+/u, '');
  if (/[.!?]$/.test(before) && /^[.!?]/.test(after)) return without(text, from, to + 1);
  if (before === '' || after === '' || /^[.!?]/.test(after)) return `${before}${after}`.trim();
  return `${before}${/[.!?]$/.test(before) ? ' ' : ', '}${after}`;
}

/** The same line with the number that counts. */
export function settleAmended(text: string): string {
  const spans = spansOf(text);
  for (let at = spans.length - 1; at > 0; at--) {
    const amendment = amendmentAt(spans, at);
    if (amendment === null) continue;
    const { from, to, figure, number, unit, old: wrong } = amendment;
    const olds = figuresIn(text.slice(0, from)).filter(
      (old) => isOfSame(old, figure) && (wrong ?? old.value) === old.value,
    );
    const old = olds.findLast((one) => sharesNoun(one, figure)) ?? olds.at(-1);
    if (old === undefined) continue;
    const rest = without(text, from, to);
    return settleAmended(withNumber(rest, old, figure, number + unitFor(old, unit)));
  }
  return text;
}

const isHeader = ({ kind }: TextPlace): boolean => kind === 'task' || kind === 'place';
const early: ReadonlySet<string> = new Set(['task', 'place', 'people', 'steps']);

/** @returns the rest of a line that corrects a number on record, or null where it corrects none */
export function amend(draft: JsaState, text: string): string | null {
  const exchanged = exchangeNumber(draft.facts, text);
  if (exchanged !== null) return exchanged;
  const spans = spansOf(text);
  for (const at of spans.keys()) {
    const amendment = amendmentAt(spans, at);
    if (amendment === null) continue;
    const { from, to, figure, number, unit, old: wrong } = amendment;
    const all = textPlaces(draft.facts).flatMap((place) =>
      figuresIn(place.text).flatMap((old) =>
        isOfSame(old, figure) && (wrong ?? old.value) === old.value ? [{ place, old }] : [],
      ),
    );
    const hit =
      all.findLast(({ old }) => sharesNoun(old, figure)) ??
      (early.has(draft.ask.slot) ? all.findLast(({ place }) => isHeader(place)) : undefined);
    if (hit === undefined) continue;
    for (const place of textPlaces(draft.facts)) {
      const old = figuresIn(place.text).find(
        (one) =>
          one.value === hit.old.value &&
          one.family === hit.old.family &&
          (isHeader(place) || place.text === hit.place.text || sharesNoun(one, hit.old)),
      );
      if (old !== undefined)
        place.replace(withNumber(place.text, old, figure, number + unitFor(old, unit)));
    }
    return without(text, from, to);
  }
  return null;
}
