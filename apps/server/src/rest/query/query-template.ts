import { randomBytes } from 'node:crypto';
import type { Parameter, Statement } from '../../db/database.ts';
import { decodeQueryText, encodeStrictly } from './query-string.ts';

/**
 * A query string split into its shape and the values to compare with: requests of one shape differ only in parameters,
 * so one plan serves them all.
 */
export type QueryShape = {
  /** The same for all query strings of this shape, different for any other. */
  readonly key: string;
  readonly values: readonly string[];
  /** The query string with a slot in place of each value. */
  readonly template: string;
};

// No one outside this process can write a slot.
const slotMark = `slot${randomBytes(12).toString('hex')}x`;
const slotPattern = new RegExp(`${slotMark}(\\d+)x`);

const slot = (index: number): string => `${slotMark}${index}x`;

/** Comparisons whose value is sent to the database unchanged. */
const comparison = /^(?:not\.)?(?:eq|neq|gt|gte|lt|lte)\./;

/** Names, or last parts of names, whose values are part of the request's shape instead of values to compare with. */
const reserved = /(?:^|\.)(?:select|order|limit|offset|and|or|columns|on_conflict)$/;

/** @param queryString as received, without the question mark */
export function shapeOf(queryString: string): QueryShape {
  const values: string[] = [];
  let key = '';
  let template = '';
  for (const pair of queryString.split('&')) {
    const equals = pair.indexOf('=');
    const value = pair.slice(equals + 1);
    const operator = equals === -1 ? null : comparison.exec(value);
    if (operator === null || reserved.test(pair.slice(0, equals))) {
      key += `&${pair}`;
      template += `&${pair}`;
      continue;
    }
    const fixed = pair.slice(0, equals + 1 + operator[0].length);
    key += `&${fixed}\0`;
    template += `&${fixed}${slot(values.length)}`;
    values.push(decodeQueryText(value.slice(operator[0].length)));
  }
  return { key, values, template: template.slice(1) };
}

/** Fills a statement that was written for a template with the values of a request. */
export function fillStatement({
  text,
  parameters = [],
}: Statement): (values: readonly string[]) => Statement {
  const slots = parameters.map(slotOf);
  if (slots.every((index) => index === null)) return () => ({ text, parameters });
  return (values) => ({
    text,
    parameters: parameters.map((parameter, position) => {
      const index = slots[position];
      return index === null || index === undefined ? parameter : (values[index] ?? '');
    }),
  });
}

function slotOf(parameter: Parameter): number | null {
  const match = typeof parameter === 'string' ? slotPattern.exec(parameter) : null;
  return match === null ? null : Number(match[1]);
}

/** Fills a part of an address that was encoded for a template with the values of a request. */
export function fillAddress(address: string): (values: readonly string[]) => string {
  // Every other part is the number of a slot.
  const parts = address.split(slotPattern);
  return (values) =>
    parts
      .map((part, position) =>
        position % 2 === 0 ? part : encodeStrictly(values[Number(part)] ?? ''),
      )
      .join('');
}
