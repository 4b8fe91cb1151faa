/** Names of the crew and of others, as they are said. */
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

/** Names that are common words too: they count only with a capital letter inside a sentence. */
const alsoWords = new Set(words.also_words);

type Crew = {
  readonly names: readonly { readonly name: string; readonly flat: string }[];
  /** Who has a first or last name, by that name without accents. */
  readonly byPart: ReadonlyMap<string, readonly string[]>;
};

const crews = new WeakMap<readonly string[], Crew>();

function crewOf(crew: readonly string[]): Crew {
  const known = crews.get(crew);
  if (known !== undefined) return known;
  const names = crew.map((name) => ({ name, flat: plain(name).trim() }));
  const byPart = new Map<string, string[]>();
  for (const { name, flat } of names)
    for (const part of new Set(flat.split(/\s+/)))
      byPart.set(part, [...(byPart.get(part) ?? []), name]);
  const fresh = { names, byPart };
  crews.set(crew, fresh);
  return fresh;
}

export function peopleIn(text: string, crew: readonly string[]): NamedPeople {
  const flat = plain(text);
  const taken: { start: number; end: number; name: string }[] = [];
  let shared: NamedPeople['shared'] = null;
  const free = (start: number, end: number) =>
    taken.every((other) => end <= other.start || start >= other.end);

  const { names, byPart } = crewOf(crew);
  for (const { name, flat: said } of names) {
    for (const start of placesOf(flat, said)) {
      if (free(start, start + name.length))
        taken.push({ start, end: start + plain(name).length, name });
    }
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
  let rest = '';
  let from = 0;
  for (const { start, end } of taken) {
    rest += text.slice(from, start);
    from = Math.max(from, end);
  }
  return {
    names: [...new Set(taken.map(({ name }) => name))],
    shared,
    rest: rest + text.slice(from),
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

/** "Kevin Ríos" is not Tina Ríos: a first name that no one of the crew has stands before it. */
function isOtherName(text: string, start: number, byPart: Crew['byPart']): boolean {
  const before = /(?<![\p{L}'’-])(\p{Lu}\p{Ll}[\p{L}'’-]*) $/u.exec(text.slice(0, start))?.[1];
  if (before === undefined || !isNameLike(text, start)) return false;
  const word = plain(before);
  return !noFirstName.has(word) && !byPart.has(word);
}

/** A word with a capital letter before a name that is no first name of it. */
const noFirstName = new Set(words.no_first_names);

function isNameLike(text: string, start: number): boolean {
  return /\p{Lu}/u.test(text.charAt(start));
}
