import { unescape } from 'node:querystring';

/** A parameter without `=` has a null value. */
export type QueryPair = readonly [name: string, value: string | null];

/**
 * Splits a query string, with `+` for a blank. Bytes that aren't UTF-8 become U+FFFD instead of an error, as upstream
 * does.
 */
export function parseQueryString(queryString: string): QueryPair[] {
  if (queryString === '') return [];
  return queryString
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      return equals === -1
        ? [decodeQueryText(pair), null]
        : [decodeQueryText(pair.slice(0, equals)), decodeQueryText(pair.slice(equals + 1))];
    });
}

/**
 * Returns the parameters sorted by name, with repeated ones joined by commas, as `Content-Location` shows them
 * (protocol B58).
 */
export function canonicalQueryString(pairs: readonly QueryPair[]): string {
  const valuesByName = new Map<string, string[]>();
  for (const [name, value] of pairs.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) {
    const values = valuesByName.get(name) ?? [];
    values.push(encodeStrictly(value ?? ''));
    valuesByName.set(name, values);
  }
  return [...valuesByName]
    .map(([name, values]) => `${encodeStrictly(name)}=${values.join(',')}`)
    .join('&');
}

/** Percent-encodes everything but letters, digits and `-_.~`. */
export function encodeStrictly(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Decodes one name or value of a query string. */
export function decodeQueryText(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  return spaced.includes('%') ? unescape(spaced) : spaced;
}
