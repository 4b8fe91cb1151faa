/** Phrases for a speech recognizer that takes a list of the words to expect. */
import type { Language } from '../languages.ts';
import type { Slot, Turn } from './jsa-state.ts';
import type { Library } from './library/compile.ts';
import replies from './library/replies.json' with { type: 'json' };
import { wordsFor } from './saying/words-for.ts';
import { energyWords } from './understanding/reading.ts';
import { numberWords } from './understanding/numbers.ts';
import { fillerWords } from './understanding/plain.ts';

/** Questions about places and hospitals, whose names aren't in any word list. */
const open: ReadonlySet<Slot> = new Set(['place', 'emergency']);

/**
 * Returns the whole phrases for the question first, then every word that the dialogue understands, since facts come out
 * of order. Lower case, without digits and punctuation. @returns null if anything may be said
 */
export function grammarFor(
  { state, choices }: Pick<Turn, 'state' | 'choices'>,
  library: Library,
): readonly string[] | null {
  const { lang, ask, context } = state;
  if (open.has(ask.slot)) return null;
  const phrases = [
    ...choices,
    ...context.crew,
    ...phrasesFor(ask.slot, lang, library),
    ...Object.values(replies).flatMap((reply) => reply[lang]),
    // A change of language can be requested in either language.
    ...replies.english.en,
    ...replies.spanish.es,
  ].map(spoken);
  const words = [
    ...phrases,
    ...vocabularyOf(lang, library),
    ...companyPhrases(state, lang).map(spoken),
  ].flatMap((phrase) => phrase.split(' '));
  return [...new Set([...phrases, ...words])].filter((phrase) => phrase !== '');
}

function phrasesFor(slot: Slot, lang: Language, library: Library): readonly string[] {
  const words = wordsFor(lang);
  const things = [...library.things.values()].filter(({ worn }) => worn === true);
  if (slot === 'task') return library.templates.flatMap((template) => template[lang]);
  if (slot === 'steps')
    return library.templates.flatMap(({ steps }) => steps.map((step) => step[lang]));
  if (slot === 'hazards' || slot === 'wheel' || slot === 'sign')
    return [...library.hazards.values()].flatMap((hazard) => hazard[lang]);
  if (slot === 'controls')
    return [...library.controls.values()].flatMap((control) => control[lang]);
  if (slot === 'ppe') return [...words.ppeOffers, ...things.flatMap((thing) => thing[lang])];
  if (slot === 'permits') return words.permitOffers;
  if (slot === 'stop_work') return words.stopOffers;
  return slot === 'people' ? [words.everyone] : [];
}

function companyPhrases({ context }: Turn['state'], lang: Language): string[] {
  const { items = [], templates = [] } = context.company ?? {};
  return [...items.map((item) => item[lang]), ...templates.map(({ name }) => name)];
}

const vocabularies = new WeakMap<Library, Partial<Record<Language, readonly string[]>>>();

/** Returns the words of the whole library, computed once per language. */
function vocabularyOf(lang: Language, library: Library): readonly string[] {
  const known = vocabularies.get(library) ?? {};
  vocabularies.set(library, known);
  known[lang] ??= [
    ...new Set(
      [
        ...library.templates.flatMap((one) => [
          ...one[lang],
          ...one.steps.map((step) => step[lang]),
        ]),
        ...[...library.hazards.values()].flatMap((one) => one[lang]),
        ...[...library.controls.values()].flatMap((one) => one[lang]),
        ...[...library.things.values()].flatMap((one) => one[lang]),
        ...energyWords,
        ...numberWords,
        ...fillerWords,
      ].flatMap((phrase) => spoken(phrase).split(' ')),
    ),
  ];
  return known[lang];
}

/** Spells a phrase as it is spoken: recognizers take no digits or punctuation. */
function spoken(phrase: string): string {
  return phrase
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}' ]+/gu, ' ')
    .replace(/(?<!\p{L})'|'(?!\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
