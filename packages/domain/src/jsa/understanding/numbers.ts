/** Quantities in digits or words with their unit, and positions in a list, in both languages. */
import words from '../library/words/numbers.json' with { type: 'json' };
import smallWords from '../library/words/small-words.json' with { type: 'json' };
import { once, plain } from './plain.ts';
import { wordFinder } from './word-list.ts';

export type Quantity = {
  readonly value: number;
  /** Family of the unit: a correction replaces a length with a length. */
  readonly family: string | null;
  readonly start: number;
  readonly end: number;
  /** The end of the number, where its unit begins. */
  readonly numberEnd: number;
};

const values = new Map(Object.entries<number>(words.values));
const factors = new Map(Object.entries<number>(words.factors));
const ordinals = new Map(Object.entries<number>(words.ordinals));
const unitsIn = wordFinder(
  Object.entries(words.units).map(([value, units]) => ({ value, words: units })),
);

/** Spoken numbers, factors and units in both languages. */
export const numberWords: readonly string[] = [
  ...values.keys(),
  ...factors.keys(),
  ...Object.values(words.units).flatMap((units) => units.flatMap((unit) => unit.split(' '))),
  ...['dieciséis', 'veintiún', 'veintidós', 'veintitrés', 'veintiséis', 'y', 'and'],
  ...['kilómetros', 'centímetros', 'presión', 'point', 'punto'],
];

type Token = { readonly text: string; readonly start: number; readonly end: number };

/** Splits numbers from their units: "18ft" is two tokens, and so is "six-foot". */
function tokensOf(text: string): Token[] {
  return [...plain(text).matchAll(/\d+(?:[.,]\d+)?|[\p{L}/]+/gu)].map(({ 0: token, index }) => ({
    text: token,
    start: index,
    end: index + token.length,
  }));
}

const isNumber = ({ text }: Token): boolean =>
  /^\d/.test(text) || values.has(text) || factors.has(text);

export const quantitiesOf = once((text: string): readonly Quantity[] => {
  const tokens = tokensOf(text);
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at];
    if (first === undefined || !isNumber(first)) continue;
    let last = first;
    const parts = [first.text];
    for (;;) {
      const next = tokens[at + 1];
      const joined = next !== undefined && /^(?:and|y)$/.test(next.text) ? tokens[at + 2] : next;
      if (joined === undefined || !isNumber(joined)) break;
      // Two numbers in digits are two quantities.
      if (/^\d/.test(joined.text) && /^\d/.test(last.text)) break;
      at += joined === next ? 1 : 2;
      last = joined;
      parts.push(joined.text);
    }
    const unit = unitAfter(text, tokens, at);
    found.push({
      value: valueOf(parts),
      family: unit?.family ?? null,
      start: first.start,
      end: unit?.end ?? last.end,
      numberEnd: last.end,
    });
  }
  return found;
});

function unitAfter(text: string, tokens: readonly Token[], at: number) {
  const next = tokens[at + 1];
  if (next === undefined) return null;
  const [unit] = unitsIn(text.slice(next.start));
  const last = unit?.at === 0 ? tokens[at + unit.words] : undefined;
  return unit === undefined || last === undefined ? null : { family: unit.value, end: last.end };
}

function valueOf(parts: readonly string[]): number {
  let total = 0;
  for (const part of parts) {
    const factor = factors.get(part);
    if (factor !== undefined) total = Math.max(total, 1) * factor;
    else total += values.get(part) ?? Number(part.replace(',', '.'));
  }
  return total;
}

/** Words that may accompany a position in a list. */
const besidePlaces = new Set(smallWords.beside_places);

/** Returns the list positions in a text that names nothing else: "the second one", "la primera". Starts at 1. */
export function placesNamed(text: string): number[] {
  const named = tokensOf(text).filter((token) => !besidePlaces.has(token.text));
  const places = named.map(
    (token) => ordinals.get(token.text) ?? (isNumber(token) ? valueOf([token.text]) : 0),
  );
  return places.includes(0) ? [] : places;
}

/**
 * Returns the step that a text names and where its name ends: "step two", "el segundo paso". @returns null if it names
 * none
 */
export function stepReferenceOf(
  text: string,
): { readonly place: number; readonly end: number } | null {
  const tokens = tokensOf(text);
  const at = tokens.findIndex((token) => token.text === 'step' || token.text === 'paso');
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (at === -1) return null;
  const ordinal = before === undefined ? undefined : ordinals.get(before.text);
  if (ordinal !== undefined) return { place: ordinal, end: tokens[at]?.end ?? 0 };
  if (after === undefined || !isNumber(after)) return null;
  return { place: valueOf([after.text]), end: after.end };
}
