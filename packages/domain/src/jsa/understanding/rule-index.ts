/**
 * Finds the first of many rules that fits a text. Most rules name things that the text doesn't have. So a rule is tried
 * only where the text has letters that it can't do without: "se cae|fall(s|ing)?" needs "se ca" or "fall".
 */
type Rule = readonly [RegExp, ...unknown[]];

type Index = {
  /** Places of the rules that may fit whatever the letters are. */
  readonly always: readonly number[];
  /** Places of the others with a key each, by how the key begins. */
  readonly byStart: ReadonlyMap<string, readonly { readonly key: string; readonly at: number }[]>;
};

const longestKey = 5;
const shortestKey = 2;

/**
 * @param fits whether a rule fits a text; only where its pattern does
 * @returns what finds the rule for a text without accents
 */
export function indexRules<One extends Rule>(
  rules: readonly One[],
  fits: (rule: One, flat: string) => boolean,
): (flat: string) => One | undefined {
  let index: Index | undefined;
  return (flat) => {
    index ??= indexOf(rules);
    const isTried = new Uint8Array(rules.length);
    for (const at of index.always) isTried[at] = 1;
    for (let start = 0; start < flat.length; start++)
      for (const { key, at } of index.byStart.get(flat.slice(start, start + shortestKey)) ?? [])
        if (flat.startsWith(key, start)) isTried[at] = 1;
    return rules.find((rule, at) => isTried[at] === 1 && fits(rule, flat));
  };
}

function indexOf(rules: readonly Rule[]): Index {
  const always: number[] = [];
  const byStart = new Map<string, { key: string; at: number }[]>();
  for (const [at, [pattern]] of rules.entries()) {
    const keys = keysOf(pattern);
    if (keys === null) always.push(at);
    for (const key of new Set(keys)) {
      const start = key.slice(0, shortestKey);
      const known = byStart.get(start);
      if (known === undefined) byStart.set(start, [{ key, at }]);
      else known.push({ key, at });
    }
  }
  return { always, byStart };
}

/** A test of a slow pattern that first looks for letters that it needs. */
export function quickTest(pattern: RegExp): (flat: string) => boolean {
  const keys = keysOf(pattern);
  const mayFit = new RegExp([...new Set(keys)].join('|'), 'u');
  return (flat) => mayFit.test(flat) && pattern.test(flat);
}

const letters = /^[a-z\d ']+$/;
/** Letters, the start of a group, a class, or another character. What follows letters repeats the last one alone. */
const atoms =
  /[a-z\d ']+(?![?*+{])|\(\?<?[=!]|\((?:\?:|\?<\w+>)?|\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\.|./suy;
const looksAround = /^\(\?<?[=!]/;
const quantifiers = /(?:[?*+]|\{\d+(?:,\d*)?\})?\??/y;
const makesOptional = /^(?:[?*]|\{0)/;

/** Of these letters a text has some wherever the pattern fits. @returns null where it may have none of them */
export function keysOf({ source, flags }: RegExp): readonly string[] | null {
  if (flags.includes('i')) return null;
  let at = 0;
  const next = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [text = ''] = pattern.exec(source) ?? [];
    at += text.length;
    return text;
  };
  /** Any of them fits, so each adds its keys. */
  const alternatives = (): readonly string[] | null => {
    let all: readonly string[] | null = [];
    do {
      const keys = sequence();
      all = all === null || keys === null ? null : [...all, ...keys];
    } while (source[at++] === '|');
    return all;
  };
  /** All of it has to be there, so the part with the rarest keys counts. */
  const sequence = (): readonly string[] | null => {
    let best: readonly string[] | null = null;
    const take = (keys: readonly string[] | null) => {
      if (keys !== null && (best === null || frequency(keys) < frequency(best))) best = keys;
    };
    let run = '';
    const endRun = () => {
      if (run.length >= shortestKey) take([run.slice(0, longestKey)]);
      run = '';
    };
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const atom = next(atoms);
      const keys = atom.startsWith('(') ? alternatives() : null;
      const times = next(quantifiers);
      const isThere = !makesOptional.test(times);
      if (isThere && letters.test(atom)) run += atom;
      else endRun();
      if (times !== '') endRun();
      if (isThere && !looksAround.test(atom)) take(keys);
    }
    endRun();
    return best;
  };
  return alternatives();
}

/** About how often a text has one of the keys: each letter makes it rarer. */
function frequency(keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + 0.25 ** key.length, 0);
}
