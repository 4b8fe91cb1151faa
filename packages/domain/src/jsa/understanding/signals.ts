/** Signals from word lists about the meaning of a piece. They only ever lead to a proposal. */
import type { Library } from '../library/compile.ts';
import lists from '../library/words/signals.json' with { type: 'json' };
import { findPhrases } from './phrase-tree.ts';
import { energiesIn, readControl } from './reading.ts';
import { wordFinder, wordsOf } from './word-list.ts';

export type Signal = keyof typeof lists;

const isSignal = (name: string): name is Signal => name in lists;

const finders = new Map(
  Object.entries(lists).flatMap(([name, words]) =>
    isSignal(name) ? [[name, wordFinder([{ value: name, words }])] as const] : [],
  ),
);

/** Returns the positions of the words of a text that are in the list. */
export function placesOf(text: string, signal: Signal): readonly number[] {
  return (finders.get(signal)?.(text) ?? []).map(({ at }) => at);
}

export function has(text: string, signal: Signal): boolean {
  return placesOf(text, signal).length > 0;
}

export function beginsWith(text: string, signal: Signal): boolean {
  return placesOf(text, signal)[0] === 0;
}

/** Allows one word before it: "a spotter", "two cones". */
export function beginsSoon(text: string, signal: Signal): boolean {
  return (placesOf(text, signal)[0] ?? 2) < 2;
}

/** Returns true if the text has the first signal, and the second one later or never. */
export function isBefore(text: string, first: Signal, second: Signal): boolean {
  const [at] = placesOf(text, first);
  return at !== undefined && at < (placesOf(text, second)[0] ?? Infinity);
}

/** Counts the words at the start that are in the list, one entry after another. */
export function leadingWords(text: string, signal: Signal): number {
  let next = 0;
  for (const { at, words } of finders.get(signal)?.(text) ?? []) {
    if (at !== next) break;
    next = at + words;
  }
  return next;
}

export function namesHazard(text: string, library: Library): boolean {
  return findPhrases(library.hazardTree, text).length > 0 || energiesIn(text).length > 0;
}

/** Returns true if the library or the lists know the words as a control. */
export function namesControl(text: string, library: Library): boolean {
  return readControl(text, library).isKnown || has(text, 'protects');
}

export function countWords(text: string): number {
  return wordsOf(text).length;
}
