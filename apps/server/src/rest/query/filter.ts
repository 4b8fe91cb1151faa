import { identifier, quotedValue } from './names.ts';
import type { Scanner } from './scanner.ts';
import {
  type IsValue,
  type Test,
  listableOperators,
  plainOperators,
  textSearches,
} from './types.ts';

const operatorLabel = 'operator (eq, gt, ...)';
const isValues: readonly IsValue[] = ['null', 'not_null', 'true', 'false', 'unknown'];

// Longest first, so that an operator isn't mistaken for a shorter one with the same start.
const byLength = <T extends string>(operators: readonly T[]): readonly T[] =>
  operators.toSorted((a, b) => b.length - a.length);
const plainByLength = byLength(plainOperators);
const listableByLength = byLength(listableOperators);
const searchesByLength = byLength(textSearches);

const listElement = /[^,)]*/y;

/** True if a query parameter's value begins with an operator, which makes it a filter. */
export function looksLikeTest(value: string): boolean {
  const dot = value.indexOf('.');
  if (dot === -1) return false;
  const word = value.slice(0, dot);
  const parenthesis = word.indexOf('(');
  return operatorWords.has(parenthesis === -1 ? word : word.slice(0, parenthesis));
}

const operatorWords: ReadonlySet<string> = new Set([
  ...plainOperators,
  ...listableOperators,
  ...textSearches,
  'not',
  'is',
  'in',
  'isdistinct',
]);

/**
 * Parses `[not.]operator.value`. Outside a list of conditions the value is the whole rest of the
 * text.
 * @param readValue Reads a single value up to its end.
 */
export function test(
  scanner: Scanner,
  readValue: (scanner: Scanner) => string | undefined,
): { negated: boolean; test: Test } | undefined {
  const start = scanner.at;
  const negated = scanner.take('not') && scanner.take('.', 'delimiter (.)');
  if (!negated) scanner.at = start;
  const found = scanner.labelled(operatorLabel, () => operator(scanner));
  if (found === undefined) return undefined;
  const value = operand(scanner, found, readValue);
  return value === undefined ? undefined : { negated, test: value };
}

/** Reads the rest of the text. */
export function wholeValue(scanner: Scanner): string {
  const value = scanner.text.slice(scanner.at);
  scanner.at = scanner.text.length;
  return value;
}

/** A value inside a list of conditions: quoted, an array in braces, or up to a comma or `)`. */
export function nestedValue(scanner: Scanner): string | undefined {
  const start = scanner.at;
  if (scanner.peek() === '{') {
    const end = scanner.text.indexOf('}', start);
    const inner = scanner.text.slice(start + 1, end);
    if (end !== -1 && !inner.includes('{')) {
      scanner.at = end + 1;
      return `{${inner}}`;
    }
  }
  return elementValue(scanner);
}

/** One member of a list, quoted or up to the next comma or `)`. */
function elementValue(scanner: Scanner): string {
  const start = scanner.at;
  if (scanner.peek() === '"') {
    const value = quotedValue(scanner);
    if (value !== undefined && (scanner.ended || [',', ')'].includes(scanner.peek()))) return value;
    scanner.at = start;
  }
  listElement.lastIndex = start;
  const value = listElement.exec(scanner.text)?.[0] ?? '';
  scanner.at += value.length;
  return value;
}

type Operator =
  | { readonly kind: 'in' }
  | { readonly kind: 'is' }
  | { readonly kind: 'distinct' }
  | {
      readonly kind: 'search';
      readonly search: (typeof textSearches)[number];
      readonly language: string | null;
    }
  | { readonly kind: 'plain'; readonly operator: (typeof plainOperators)[number] }
  | {
      readonly kind: 'listable';
      readonly operator: (typeof listableOperators)[number];
      readonly quantifier: 'any' | 'all' | null;
    };

const words: readonly (readonly [string, Operator])[] = [
  ['isdistinct', { kind: 'distinct' }],
  ['in', { kind: 'in' }],
  ['is', { kind: 'is' }],
];

/** An operator with the dot that ends it. */
function operator(scanner: Scanner): Operator | undefined {
  const start = scanner.at;
  for (const [word, found] of words) {
    if (scanner.take(word) && scanner.take('.')) return found;
    scanner.at = start;
  }
  const search = searchesByLength.find((name) => scanner.take(name));
  if (search !== undefined) {
    const language = parenthesized(scanner, identifier);
    if (scanner.take('.')) return { kind: 'search', search, language };
    return undefined;
  }
  const listable = listableByLength.find((name) => scanner.startsWith(name));
  const plain = plainByLength.find((name) => scanner.startsWith(name));
  if (plain !== undefined && plain.length > (listable?.length ?? 0)) {
    scanner.at += plain.length;
    return scanner.take('.') ? { kind: 'plain', operator: plain } : undefined;
  }
  if (listable === undefined) {
    scanner.expect(operatorLabel);
    return undefined;
  }
  scanner.at += listable.length;
  const quantifier = parenthesized(scanner, (inner) =>
    inner.take('any') ? ('any' as const) : inner.take('all') ? ('all' as const) : undefined,
  );
  return scanner.take('.') ? { kind: 'listable', operator: listable, quantifier } : undefined;
}

/** Parses a value in parentheses. Null if there are none; the position is then unchanged. */
function parenthesized<T>(scanner: Scanner, read: (scanner: Scanner) => T | undefined): T | null {
  const start = scanner.at;
  if (scanner.take('(')) {
    const value = read(scanner);
    if (value !== undefined && scanner.take(')')) return value;
  }
  scanner.at = start;
  return null;
}

function operand(
  scanner: Scanner,
  found: Operator,
  readValue: (scanner: Scanner) => string | undefined,
): Test | undefined {
  scanner.commit();
  switch (found.kind) {
    case 'in': {
      const values = list(scanner);
      return values === undefined ? undefined : { kind: 'in', values };
    }
    case 'is': {
      const value = isValue(scanner);
      return value === undefined ? undefined : { kind: 'is', value };
    }
    case 'distinct':
    case 'search':
    case 'plain':
    case 'listable': {
      const value = readValue(scanner);
      return value === undefined ? undefined : { ...found, value };
    }
  }
}

function isValue(scanner: Scanner): IsValue | undefined {
  const rest = scanner.text.slice(scanner.at).toLowerCase();
  const value = isValues.find((candidate) => rest.startsWith(candidate));
  if (value === undefined) {
    scanner.expect('isVal: (null, not_null, true, false, unknown)');
    return undefined;
  }
  scanner.at += value.length;
  return value;
}

function list(scanner: Scanner): string[] | undefined {
  scanner.skipBlanks();
  if (!scanner.take('(')) return undefined;
  scanner.skipBlanks();
  const values: string[] = [];
  do values.push(elementValue(scanner));
  while (scanner.take(','));
  if (!scanner.take(')')) return undefined;
  scanner.skipBlanks();
  return values;
}
