import { invalidBody } from '../errors/api-errors.ts';
import { parseQueryString } from '../query/query-string.ts';
import { parseCsv } from './csv.ts';
import type { BodyKind } from './media-type.ts';
import { storableJson } from './storable-json.ts';

/**
 * The parsed body.
 * - `json`: rows, or arguments by name. `keys` are those of every row, sorted.
 * - `form`: arguments of a function as received, with repetitions.
 * - `raw`: the only unnamed argument of a function.
 */
export type Payload =
  | {
      readonly kind: 'json';
      readonly text: string;
      readonly isObject: boolean;
      readonly keys: readonly string[];
    }
  | {
      readonly kind: 'form';
      readonly pairs: readonly (readonly [string, string])[];
      readonly keys: readonly string[];
    }
  | {
      readonly kind: 'raw';
      readonly content: string | Uint8Array;
      readonly keys: readonly string[];
    };

/** Deeper nesting is refused: PostgreSQL parses JSON recursively. */
const maxJsonDepth = 200;

/**
 * @param columns The `columns` parameter: the body is then taken unchanged, and only these of its
 * keys are used (protocol B21).
 * @throws RestError PGRST102
 */
export function parsePayload(
  kind: BodyKind,
  mediaType: string,
  body: Uint8Array,
  {
    columns,
    forRoutine,
    maxListLength = Infinity,
    storableOnly = false,
  }: {
    columns: readonly string[] | null;
    forRoutine: boolean;
    /** Maximum length of any list in a JSON body. */
    maxListLength?: number;
    /**
     * Replaces characters that the database can't store and because of which it would refuse the
     * whole body.
     */
    storableOnly?: boolean;
  },
): Payload {
  if (kind === 'bytes' && forRoutine) return { kind: 'raw', content: body, keys: [] };
  const decoded = new TextDecoder().decode(body);
  const text = storableOnly && kind === 'json' ? storableJson(decoded) : decoded;
  switch (kind) {
    case 'json':
      refuseLongLists(text, maxListLength);
      return parseJsonPayload(forRoutine && text === '' ? '{}' : text, columns);
    case 'csv':
      return rowsPayload(csvRows(text));
    case 'form': {
      const pairs = parseQueryString(text).map(([name, value]) => [name, value ?? ''] as const);
      if (forRoutine) return { kind, pairs, keys: sortedKeys(pairs.map(([name]) => name)) };
      const row = Object.fromEntries(pairs);
      return { ...rowsPayload([row]), text: JSON.stringify(row), isObject: true };
    }
    case 'text':
    case 'xml':
      if (forRoutine) return { kind: 'raw', content: text, keys: [] };
      break;
    case 'bytes':
    case 'other':
      break;
  }
  throw invalidBody(`Content-Type not acceptable: ${mediaType}`);
}

type JsonPayload = Extract<Payload, { kind: 'json' }>;

function parseJsonPayload(text: string, columns: readonly string[] | null): JsonPayload {
  if (nestsDeeperThan(text, maxJsonDepth)) {
    throw invalidBody(`JSON may be nested ${maxJsonDepth} levels deep at most`);
  }
  if (columns !== null) {
    return { kind: 'json', text, isObject: /^\s*\{/.test(text), keys: sortedKeys(columns) };
  }
  const value = parseJson(text);
  if (Array.isArray(value)) return { ...rowsPayload(value), text };
  if (typeof value === 'object' && value !== null) {
    return { kind: 'json', text, isObject: true, keys: sortedKeys(Object.keys(value)) };
  }
  // A value that is neither an object nor an array has no rows.
  return rowsPayload([]);
}

function refuseLongLists(text: string, maxListLength: number): void {
  // Shorter text has no room for that many values and their commas.
  if (text.length < 2 * maxListLength || nestsDeeperThan(text, maxJsonDepth)) return;
  if (!listsWithin(parseJson(text), maxListLength)) {
    throw invalidBody(`A list has at most ${maxListLength} values`);
  }
}

function listsWithin(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value) && value.length > limit) return false;
  return Object.values(value).every((inner) => listsWithin(inner, limit));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw Object.assign(invalidBody('Empty or invalid json'), { cause });
  }
}

function rowsPayload(rows: readonly unknown[]): JsonPayload {
  const keys = uniformKeys(rows);
  if (keys === null) throw invalidBody('All object keys must match');
  return { kind: 'json', text: JSON.stringify(rows), isObject: false, keys: sortedKeys(keys) };
}

/** The keys if they are the same in all rows; otherwise null. */
function uniformKeys(rows: readonly unknown[]): string[] | null {
  let keys: string[] | null = null;
  for (const row of rows) {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return null;
    const own = Object.keys(row);
    keys ??= own;
    if (own.length !== keys.length || !keys.every((key) => Object.hasOwn(row, key))) return null;
  }
  return keys ?? [];
}

/** The first line names the columns; `NULL` is null (protocol B25). */
function csvRows(text: string): Record<string, string | null>[] {
  const [header, ...lines] = parseCsv(text) ?? [];
  if (header === undefined) throw invalidBody('Empty or invalid csv');
  return lines.map((values) => {
    if (values.length !== header.length) {
      throw invalidBody('All lines must have same number of fields');
    }
    return Object.fromEntries(
      header.map((name, index) => {
        const value = values[index] ?? '';
        return [name, value === 'NULL' ? null : value];
      }),
    );
  });
}

function nestsDeeperThan(text: string, limit: number): boolean {
  // Shorter text has no room for that many brackets.
  if (text.length < limit) return false;
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (inString) {
      if (character === backslash) index += 1;
      else if (character === quote) inString = false;
    } else if (character === quote) inString = true;
    else if (character === openBrace || character === openBracket) {
      depth += 1;
      if (depth > limit) return true;
    } else if (character === closeBrace || character === closeBracket) depth -= 1;
  }
  return false;
}

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
].map((character) => character.charCodeAt(0));

const sortedKeys = (keys: readonly string[]): string[] => [...new Set(keys)].sort();
