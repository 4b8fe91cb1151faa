/**
 * Splits an answer into pieces in their original words: only at sentence ends, line breaks and clear list separators.
 */
import { beginsWith, leadingWords } from './signals.ts';
import { capitalize, plain, withoutMarks } from './plain.ts';
import { replyOf } from './replies.ts';
import { wordsOf } from './word-list.ts';

/** The ways to split an answer. `text` keeps it in one piece. */
export type Splitting = 'text' | 'sentences' | 'list' | 'steps' | 'people';

/** The most words of an item between commas; a longer one is part of a sentence. */
const mostWordsOfItem = 6;
const mostWordsOfStep = 10;

/** Abbreviations, whose dot doesn't end a sentence. */
const shortened = /(?:^|\s)(?:st|dr|mr|mrs|ms|ave|rd|no|ft|in|jr|sr|sra|ing|av|col|núm)\.$/iu;

export function piecesOf(text: string, splitting: Splitting): string[] {
  if (splitting === 'text') return cleaned([text]);
  const sentences = sentencesOf(text);
  if (splitting === 'sentences') return cleaned(sentences);
  return cleaned(sentences.flatMap((sentence) => itemsOf(sentence, splitting)));
}

export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(/(?<=[.!?;])\s+|;/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && shortened.test(last)) sentences[sentences.length - 1] += ` ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/** Separators between two items of a list. */
const joints = {
  list: /, (?:and |y |e |plus |also |también )?/iu,
  people: /, (?:and |y |e |plus )?| (?:and|y|plus|&) /iu,
  steps:
    /, (?:and then |y luego |and |then |y |luego )?| (?:and then|then|y luego|y después|luego|después) /iu,
} as const;

function itemsOf(sentence: string, splitting: keyof typeof joints): string[] {
  const items = sentence.split(joints[splitting]).map((item) => item.trim());
  if (items.length < 2 || splitting === 'people') return items;
  const most = splitting === 'steps' ? mostWordsOfStep : mostWordsOfItem;
  const isList = items.every(
    (item, at) =>
      wordsOf(item).length <= most &&
      (at === 0 || !beginsWith(item, 'not_first')) &&
      (at > 0 || wordsOf(item).length > 0),
  );
  return isList ? items : [sentence];
}

/** Removes leading filler and trailing marks, and capitalizes. */
function cleaned(pieces: readonly string[]): string[] {
  return pieces.flatMap((piece) => clean(piece) || []);
}

export function clean(piece: string): string {
  let text = withoutMarks(piece);
  const fillers = leadingWords(text, 'filler');
  if (fillers > 0) {
    const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)];
    const next = words[fillers];
    text = next === undefined ? '' : text.slice(next.index);
  }
  return capitalize(text.trim());
}

/** Returns true for a plain answer or a command, which is never an entry. */
export function isPlainAnswer(piece: string): boolean {
  return replyOf(piece) !== null || plain(piece) === '';
}
