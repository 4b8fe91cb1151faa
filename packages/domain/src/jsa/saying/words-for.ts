/** What Sarah says, by language. Every question fits into 25 words with what it quotes. */
import type { Words } from './words.ts';
import type { Language } from '../../languages.ts';
import { en } from './words-en.ts';
import { es } from './words-es.ts';

const byLang: Readonly<Record<Language, Words>> = { en, es };

export function wordsFor(lang: Language): Words {
  return byLang[lang];
}

/** Puts values where a text says `{name}`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
