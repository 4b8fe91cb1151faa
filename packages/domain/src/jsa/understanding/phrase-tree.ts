/** Finds the longest of many phrases at each word of a text, in time linear in the text. */
import { stemsOf } from './plain.ts';

type Node = { readonly next: Map<string, Node>; id: string | null };

export type PhraseTree = { readonly root: Node };

export type PhraseMatch = {
  readonly id: string;
  /** Number of words in the phrase. */
  readonly length: number;
};

const emptyNode = (): Node => ({ next: new Map(), id: null });

/** If two ids have the same phrase, the first one keeps it. */
export function plantPhrases(phrases: Iterable<readonly [id: string, phrase: string]>): PhraseTree {
  const root = emptyNode();
  for (const [id, phrase] of phrases) {
    let node = root;
    for (const stem of stemsOf(phrase)) {
      const next = node.next.get(stem) ?? emptyNode();
      node.next.set(stem, next);
      node = next;
    }
    if (node !== root) node.id ??= id;
  }
  return { root };
}

/** Matches from left to right; each word belongs to at most one match. */
export function findPhrases(tree: PhraseTree, text: string): PhraseMatch[] {
  const stems = stemsOf(text);
  const found: PhraseMatch[] = [];
  for (let at = 0; at < stems.length;) {
    const match = longestAt(tree, stems, at);
    if (match !== null) found.push(match);
    at += match?.length ?? 1;
  }
  return found;
}

function longestAt(tree: PhraseTree, stems: readonly string[], at: number): PhraseMatch | null {
  let node = tree.root;
  let best: PhraseMatch | null = null;
  for (let index = at; index < stems.length; index++) {
    const next = node.next.get(stems[index] ?? '');
    if (next === undefined) break;
    node = next;
    if (node.id !== null) best = { id: node.id, length: index - at + 1 };
  }
  return best;
}

export function longest(matches: readonly PhraseMatch[]): PhraseMatch | null {
  return matches.reduce<PhraseMatch | null>(
    (best, match) => (best === null || match.length > best.length ? match : best),
    null,
  );
}
