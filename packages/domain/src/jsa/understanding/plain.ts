/** Text in the forms in which it is stored and compared. */
import smallWords from '../library/words/small-words.json' with { type: 'json' };

// Five minutes of speech.
const longestLine = 4_000;

/**
 * Drops control characters and pictographs, joins white space, and cuts texts longer than anyone would speak. Phones
 * type "isn’t"; it is stored as "isn't", which all rules here expect.
 */
export function tidy(text: string): string {
  return (
    text
      .slice(0, longestLine)
      .toWellFormed()
      .normalize('NFC')
      // A line of its own is a separate piece.
      .replace(/\n/gu, '; ')
      .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{FFFD}/gu, ' ')
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .replace(/(?<=\p{L})[’‘ʼ`´](?=\p{L})/gu, "'")
      .replace(/,? sarah[.!]*\s*$/iu, '')
      .trim()
  );
}

/**
 * A turn compares the same texts many times. Results for a text are memoized until the next turn, so that a line costs
 * the same regardless of the lines before it.
 */
const memories: Map<unknown, unknown>[] = [];

export function once<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  memories.push(made);
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const fresh = make(text);
    made.set(text, fresh);
    return fresh;
  };
}

/** Clears the results memoized in the previous turn. */
export function forgetTexts(): void {
  for (const made of memories) made.clear();
}

/** Returns lower case without accents, with one kind of apostrophe. Latin letters keep the text's length. */
export const plain = once((text: string): string => {
  // Most English lines have none of the characters that are slow to normalize.
  const bare = /^[ -~]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{Mn}/gu, '');
  return bare.replace(/[’‘`´]/g, "'").toLowerCase();
});

/** Returns the stem of each word of a text. */
export const stemsOf = once((text: string): readonly string[] =>
  (plain(text).match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []).map(stemOf),
);

/** Returns one form for "fall", "falls", "falling"; for "zanja", "zanjas". Only compared with other stems. */
const stemOf = once((word: string): string => {
  if (word === 'suite' || word === 'suites') return 'suite';
  let stem = word;
  if (stem.length > 3 && stem.endsWith('s') && !stem.endsWith('ss')) stem = stem.slice(0, -1);
  if (stem.length > 5 && stem.endsWith('ing')) stem = stem.slice(0, -3);
  else if (stem.length > 5 && stem.endsWith('ed')) stem = stem.slice(0, -2);
  if (stem.length > 4 && 'aeo'.includes(stem.charAt(stem.length - 1))) stem = stem.slice(0, -1);
  const last = stem.charAt(stem.length - 1);
  const isDouble = last === stem.charAt(stem.length - 2) && !'aeiou'.includes(last);
  return isDouble ? stem.slice(0, -1) : stem;
});

/** Words without a meaning of their own, in both languages. */
export const fillerWords: readonly string[] = smallWords.without_meaning;

const fillers = new Set(fillerWords.map(stemOf));

/** Returns the stems of the words that carry meaning. */
export const contentOf = once(
  (text: string): ReadonlySet<string> =>
    new Set(stemsOf(text).filter((stem) => !fillers.has(stem))),
);

/** Returns the number of meaningful words that both share. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of one) if (other.has(stem)) shared += 1;
  return shared;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** After these words the text isn't complete. */
const unfinished = new Set(smallWords.unfinished);

/** Returns the first words of a text, for a question that must stay short. */
export function brief(text: string, words: number): string {
  const all = text.split(' ');
  const kept = all.slice(0, words);
  if (kept.length < all.length) {
    while (kept.length > 1 && unfinished.has(kept.at(-1)?.toLowerCase() ?? '')) kept.pop();
  }
  return withoutMarks(kept.join(' '));
}

const marks = new Set(' ,.;:!¡¿–-');

/** Removes surrounding punctuation, except a question mark. */
export function withoutMarks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && marks.has(text.charAt(start))) start += 1;
  while (end > start && marks.has(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
