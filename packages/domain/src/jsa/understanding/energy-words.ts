/**
 * The energy of a hazard by the words in it, where no turn of speech told it: what the thing does to
 * someone decides, then the thing with the longest name, then the one that is named first.
 */
import type { EnergyReading } from './energy-reading.ts';
import { deeds } from './deeds.ts';
import { biologicalWords } from './words/biological.ts';
import { chemicalWords } from './words/chemical.ts';
import { electricalWords } from './words/electrical.ts';
import { gravityWords } from './words/gravity.ts';
import { mechanicalWords } from './words/mechanical.ts';
import { motionWords } from './words/motion.ts';
import { pressureWords } from './words/pressure.ts';
import { radiationAndSoundWords } from './words/radiation-and-sound.ts';
import { temperatureWords } from './words/temperature.ts';

type Entry = { readonly words: readonly string[]; readonly reading: EnergyReading };
type Found = EnergyReading & { readonly words: number; readonly letters: number };

const stem = '*';

const groups = [
  ...electricalWords,
  ...biologicalWords,
  ...temperatureWords,
  ...radiationAndSoundWords,
  ...pressureWords,
  ...chemicalWords,
  ...motionWords,
  ...mechanicalWords,
  ...gravityWords,
];

/** Entries by their first word, and by its stem. */
const entries: ReadonlyMap<string, readonly Entry[]> = listEntries();

/** What brings an energy, without accents; of a word with any ending, the word and its plural. */
export const energyWords: readonly string[] = groups.flatMap((group) =>
  group.entries
    .split(',')
    .flatMap(spellings)
    .flatMap((said) =>
      said.includes(stem) ? [said.replaceAll(stem, ''), said.replaceAll(stem, 's')] : [said],
    ),
);

function listEntries(): Map<string, Entry[]> {
  const listed = new Map<string, Entry[]>();
  for (const { energy, kind, entries: text } of groups) {
    for (const said of text.split(',').flatMap(spellings)) {
      const words = said.split(/\s+/u);
      const [first = ''] = words;
      const entry = { words, reading: { energy, highEnergy: kind } };
      listed.set(first, [...(listed.get(first) ?? []), entry]);
    }
  }
  return listed;
}

/** "Fork ?lift" is spelled in one word or in two. */
function spellings(entry: string): string[] {
  const said = entry.trim();
  if (said === '') return [];
  return said.includes(' ?') ? [said.replace(' ?', ' '), said.replace(' ?', '')] : [said];
}

/** @param flat plain text @returns null when no word tells an energy */
export function energyByWords(flat: string): EnergyReading | null {
  const found = wordsIn(flat);
  const deed = deeds.find(([pattern]) => pattern.test(flat));
  if (deed !== undefined) {
    const [, energy, unless] = deed;
    const agreeing = found.find((one) => one.energy === energy);
    const stronger = found.find((one) => unless.includes(one.energy));
    const { highEnergy } = agreeing ?? { highEnergy: null };
    return agreeing === undefined && stronger !== undefined
      ? { energy: stronger.energy, highEnergy: stronger.highEnergy }
      : { energy, highEnergy };
  }
  const [best] = found.toSorted((one, other) => other.words - one.words);
  return best === undefined ? null : { energy: best.energy, highEnergy: best.highEnergy };
}

/** The longest entry at each word, in the order of the text. */
function wordsIn(flat: string): Found[] {
  const tokens = flat.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const here = startingWith(tokens, at).toSorted(
      (one, other) => other.words - one.words || other.letters - one.letters,
    )[0];
    if (here === undefined) continue;
    found.push(here);
    at += here.words - 1;
  }
  return found;
}

function startingWith(tokens: readonly string[], at: number): Found[] {
  const token = tokens[at] ?? '';
  const keys = [token, token.replace(/s$/u, ''), token.replace(/es$/u, '')];
  for (let length = 2; length <= token.length; length += 1)
    keys.push(token.slice(0, length) + stem);
  return [...new Set(keys)].flatMap((key) =>
    (entries.get(key) ?? [])
      .filter(({ words }) => words.every((word, index) => fits(word, tokens[at + index], index)))
      .map(({ words, reading }) => ({
        ...reading,
        words: words.length,
        letters: words.join('').length,
      })),
  );
}

/** The first word was looked up already. */
function fits(word: string, token: string | undefined, index: number): boolean {
  if (index === 0) return true;
  if (token === undefined) return false;
  return word.endsWith(stem) ? token.startsWith(word.slice(0, -1)) : token === word;
}
