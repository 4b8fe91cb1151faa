import { tidy } from './tidy.ts';

/** The start of the last name in a name of more than two words, such as Ana María Ruiz. */
export type LastName = 'last_word' | 'after_first_word';

export type SplitName = { readonly first_name: string | null; readonly last_name: string | null };

/** Suffixes after a last name. */
const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v']);
/** Words that begin a compound last name. */
const particles = new Set(
  'da das de del den der di do dos du la las le los san santa st van von y'.split(' '),
);

/**
 * Splits "Ruiz Vega, Ana María", "Ana Ruiz" and, once someone has said where last names begin, "Ana María Ruiz".
 * Returns null if a cell doesn't say which is which: "John Smith, Jr.", or "Ana De la Cruz" if the last word is the
 * last name.
 */
export function splitName(cell: string, lastName: LastName | null): SplitName | null {
  const text = tidy(cell);
  const [last = '', first, ...more] = text.split(',').map((part) => part.trim());
  if (first !== undefined) {
    if (more.length > 0 || isIn(suffixes, first)) return null;
    return { first_name: orNull(first), last_name: orNull(last) };
  }
  const words = text.split(' ');
  const lastWord = words.at(-1) ?? '';
  if (words.length === 1) return { first_name: orNull(text), last_name: null };
  if (words.length > 2) {
    if (lastName === null) return null;
    if (lastName === 'after_first_word') return splitAt(text, text.indexOf(' '));
    if (isIn(particles, words.at(-2) ?? '')) return null;
  }
  return isIn(suffixes, lastWord) ? null : splitAt(text, text.lastIndexOf(' '));
}

function splitAt(text: string, at: number): SplitName {
  return { first_name: text.slice(0, at), last_name: text.slice(at + 1) };
}

function isIn(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word.toLowerCase().replaceAll('.', ''));
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
