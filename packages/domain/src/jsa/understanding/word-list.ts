/** Finds listed words and phrases in a text. In a list, an asterisk matches any ending: "trench*". */
import { plain } from './plain.ts';

export type WordMatch<Value> = {
  readonly value: Value;
  /** Number of words in the entry. */
  readonly words: number;
  /** Index of the text's word where it begins, starting at 0. */
  readonly at: number;
};

type Entry<Value> = { readonly words: readonly string[]; readonly value: Value };

/** Finds the longest entry at each word; each word of the text belongs to at most one match. */
export type WordFinder<Value> = (text: string) => readonly WordMatch<Value>[];

/** Entries are indexed by this many letters of their first word. */
const keyLetters = 2;

export function wordFinder<Value>(
  groups: readonly { readonly value: Value; readonly words: readonly string[] }[],
): WordFinder<Value> {
  const entries = new Map<string, Entry<Value>[]>();
  for (const { value, words } of groups) {
    for (const said of words.flatMap(spellings)) {
      const entry = { words: plain(said).split(' '), value };
      const key = (entry.words[0] ?? '').slice(0, keyLetters);
      entries.set(key, [...(entries.get(key) ?? []), entry]);
    }
  }
  return (text) => {
    const tokens = wordsOf(text);
    const found: WordMatch<Value>[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const here = entries.get((tokens[at] ?? '').slice(0, keyLetters)) ?? [];
      let best: Entry<Value> | null = null;
      for (const entry of here)
        if (entry.words.length > (best?.words.length ?? 0) && fits(entry, tokens, at)) best = entry;
      if (best === null) continue;
      found.push({ value: best.value, words: best.words.length, at });
      at += best.words.length - 1;
    }
    return found;
  };
}

/** Returns the plain words of a text, without punctuation. */
export function wordsOf(text: string): readonly string[] {
  return plain(text).match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
}

function fits(entry: Entry<unknown>, tokens: readonly string[], at: number): boolean {
  return entry.words.every((word, index) => {
    const token = tokens[at + index];
    if (token === undefined) return false;
    if (word.endsWith('*')) return token.startsWith(word.slice(0, -1));
    // "The strap's got it" names the strap.
    return token === word || token === `${word}'s`;
  });
}

/** Expands "fork ?lift" and "x-?ray" to both spellings. */
export function spellings(entry: string): readonly string[] {
  return /[ -]\?/.test(entry) ? [entry.replace('?', ''), entry.replace(/[ -]\?/, '')] : [entry];
}
