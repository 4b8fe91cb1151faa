/**
 * A number on record that a line names as the wrong one, with the one that counts: "it's 36 drops, not 48", "no, 26 no,
 * that's the front, in back it's 19 feet", "las de 90 eran las de la otra entrega, estas pesan 65 libras".
 */
import { textPlaces } from '../facts/texts.ts';
import type { Facts } from '../jsa-state.ts';
import { figuresIn, sharesNoun, type Figure } from '../understanding/figures.ts';
import { plain } from '../understanding/plain.ts';

const wrongBefore =
  /(?<!\p{L})(?:not|isn't|aren't|wasn't|instead of|rather than|no (?:son|es|eran|era|de)|no|en vez de|en lugar de)(?: (?:the|las?|los?|el|de|a|al))*\s+$/u;
const wrongAfter =
  /^(?: \p{L}+)? (?:no(?:,|$|\.)|(?:was|were) (?:the|for|on|at|from|that|last|yesterday)|eran? (?:las?|los?|el|de|en|del?)|fue(?:ron)? (?:las?|los?|el|de|en))/u;
const sentenceEnd = /[.!?]+(?=\s|$)/gu;

/** @returns the line without the sentences that correct, or null where they correct no number on record */
export function exchangeNumber(facts: Facts, text: string): string | null {
  const flat = plain(text);
  const figures = figuresIn(text);
  if (figures.length < 2) return null;
  const places = textPlaces(facts);
  for (const wrong of figures) {
    if (!wrongBefore.test(flat.slice(0, wrong.start)) && !wrongAfter.test(flat.slice(wrong.end)))
      continue;
    const right =
      figures.find((one) => one.start > wrong.start && replaces(wrong, one)) ??
      figures.findLast((one) => one.start < wrong.start && replaces(wrong, one));
    if (right === undefined) continue;
    const hits = places.flatMap((place) =>
      figuresIn(place.text).flatMap((old) =>
        old.value === wrong.value && old.form === wrong.form && isOfOne(old, wrong, right)
          ? [{ place, old }]
          : [],
      ),
    );
    if (hits.length === 0) continue;
    const number = text.slice(right.start, right.end);
    for (const { place, old } of hits)
      place.replace(place.text.slice(0, old.start) + number + place.text.slice(old.end));
    return withoutSentences(
      text,
      Math.min(wrong.start, right.start),
      Math.max(wrong.end, right.end),
    );
  }
  return null;
}

function replaces(wrong: Figure, one: Figure): boolean {
  return (
    one.value !== wrong.value &&
    one.form === wrong.form &&
    (one.family === null || wrong.family === null || one.family === wrong.family)
  );
}

/** "48 drops" on record, "36 drops, not 48" said: one of the two numbers tells what is counted. */
function isOfOne(old: Figure, wrong: Figure, right: Figure): boolean {
  const isBare = old.family === null && old.before === null && old.after === null;
  return (
    isBare ||
    sharesNoun(old, wrong) ||
    sharesNoun(old, right) ||
    (right.family === null && right.after === null && wrong.family === null && wrong.after === null)
  );
}

function withoutSentences(text: string, from: number, to: number): string {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index, 0: { length } }) => index + length);
  const start = ends.findLast((end) => end <= from) ?? 0;
  const end = ends.find((one) => one >= to) ?? text.length;
  return `${text.slice(0, start)} ${text.slice(end)}`.trim();
}
