/** Names of crew members and others, as they are spoken. */
import words from '../library/words/names.json' with { type: 'json' };
import { plain } from './plain.ts';

export type NamedPeople = {
  readonly names: readonly string[];
  /** A first name that two people share, with its place in the text. */
  readonly shared: {
    readonly said: string;
    readonly start: number;
    readonly candidates: readonly string[];
  } | null;
  /** The text without the names. */
  readonly rest: string;
};

/** Names that are also common words: they count only if capitalized inside a sentence. */
const alsoWords = new Set(words.also_words);

/** People by first or last name, without accents. */
type ByPart = ReadonlyMap<string, readonly string[]>;

function listParts(crew: readonly string[]): ByPart {
  const byPart = new Map<string, string[]>();
  for (const name of crew)
    for (const part of new Set(plain(name).trim().split(/\s+/)))
      byPart.set(part, [...(byPart.get(part) ?? []), name]);
  return byPart;
}

export function peopleIn(text: string, crew: readonly string[]): NamedPeople {
  const flat = plain(text);
  const taken: { start: number; end: number; name: string }[] = [];
  let shared: NamedPeople['shared'] = null;
  const free = (start: number, end: number) =>
    taken.every((other) => end <= other.start || start >= other.end);

  const byPart = listParts(crew);
  for (const name of crew) {
    const said = plain(name).trim();
    for (const start of placesOf(flat, said))
      if (free(start, start + said.length)) taken.push({ start, end: start + said.length, name });
  }
  for (const [part, candidates] of byPart) {
    if (part.length < 3) continue;
    for (const start of placesOf(flat, part)) {
      const end = start + part.length;
      if (
        !free(start, end) ||
        isOtherName(text, start, byPart) ||
        (!isNameLike(text, start) && (alsoWords.has(part) || hasArticle(flat, start)))
      )
        continue;
      const [only, ...others] = candidates;
      if (only === undefined) continue;
      if (others.length === 0) taken.push({ start, end, name: only });
      else shared ??= { said: text.slice(start, end), start, candidates };
    }
  }
  taken.sort((one, other) => one.start - other.start);
  return {
    names: [...new Set(taken.map(({ name }) => name))],
    shared,
    rest: taken.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text),
  };
}

function placesOf(flat: string, name: string): number[] {
  const found: number[] = [];
  if (name === '') return found;
  for (let at = flat.indexOf(name); at !== -1; at = flat.indexOf(name, at + name.length)) {
    const isWhole =
      !/[\p{L}\p{N}]/u.test(flat.charAt(at - 1)) &&
      !/[\p{L}\p{N}]/u.test(flat.charAt(at + name.length));
    if (isWhole) found.push(at);
  }
  return found;
}

/** "La tina" is a bathtub, not Tina. */
function hasArticle(flat: string, start: number): boolean {
  return /\b(?:the|an?|la|el|las|los|una?)\s+$/.test(flat.slice(0, start));
}

/** "Kevin Ríos" is not Tina Ríos: the preceding first name belongs to no one on the crew. */
function isOtherName(text: string, start: number, byPart: ByPart): boolean {
  const before = /(?<![\p{L}'’-])(\p{Lu}\p{Ll}[\p{L}'’-]*) $/u.exec(text.slice(0, start))?.[1];
  if (before === undefined || !isNameLike(text, start)) return false;
  const word = plain(before);
  return !noFirstName.has(word) && !byPart.has(word);
}

/** Capitalized words that may precede a name without being its first name. */
const noFirstName = new Set(words.no_first_names);

function isNameLike(text: string, start: number): boolean {
  return /\p{Lu}/u.test(text.charAt(start));
}
