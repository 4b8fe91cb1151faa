/**
 * Limits on the cost of conditions. A pattern of a few letters can keep the database busy for as long as it's allowed
 * to, so callers' patterns must stay within bounds that cost at most milliseconds per row.
 */
import { RestError } from '../errors/rest-error.ts';
import type { Filter, Located, Logic, QueryParams } from './types.ts';

/** Length of one regular expression, and of one pattern of `like`. */
const maxExpressionLength = 200;
const maxLikeLength = 1_000;
/** Repetitions in one regular expression, and the maximum product of their counts. */
const maxQuantifiers = 20;
const maxRepetition = 100;
/** Patterns in one request; each item of a list counts. */
const maxPatterns = 30;
const maxExpressions = 10;
/** Words that one request's text searches may contain. */
const maxSearchedWords = 100;
const maxInList = 10_000;
const maxAnyList = 100;

/** @throws RestError 2201B for a regular expression, PGRST100 for lists */
export function refuseCostlyFilters({
  filters,
  logic,
}: Pick<QueryParams, 'filters' | 'logic'>): void {
  const conditions = [...filters, ...logic].flatMap(({ value }: Located<Logic>) =>
    conditionsIn(value),
  );
  let patterns = 0;
  let expressions = 0;
  let searchedWords = 0;
  for (const { test } of conditions) {
    if (test.kind === 'in' && test.values.length > maxInList) throw tooLong(maxInList);
    if (test.kind === 'search') searchedWords += test.value.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    if (test.kind !== 'listable') continue;
    const { operator, value } = test;
    const values = test.quantifier === null ? [value] : arrayElements(value);
    if (values.length > maxAnyList) throw tooLong(maxAnyList);
    const isExpression = operator === 'match' || operator === 'imatch';
    if (!isExpression && operator !== 'like' && operator !== 'ilike') continue;
    patterns += values.length;
    if (isExpression) expressions += values.length;
    // In an array's text a backslash is itself escaped, and quotes may be anywhere.
    if (isExpression && /(?<!["\\])"*\\["\\]*[1-9]/.test(value)) throw backReference();
    for (const pattern of values) {
      if (isExpression) refuseCostlyExpression(pattern);
      else if (pattern.length > maxLikeLength) {
        throw refusal('PGRST100', `A pattern has at most ${maxLikeLength} characters`);
      }
    }
  }
  if (searchedWords > maxSearchedWords) {
    throw refusal('PGRST100', `A request searches for at most ${maxSearchedWords} words`);
  }
  if (patterns > maxPatterns) {
    throw refusal('PGRST100', `A request has at most ${maxPatterns} patterns`);
  }
  if (expressions > maxExpressions) {
    throw refusal('PGRST100', `A request has at most ${maxExpressions} regular expressions`);
  }
}

const conditionsIn = (logic: Logic): readonly Filter[] =>
  logic.kind === 'filter' ? [logic] : logic.children.flatMap(conditionsIn);

function refuseCostlyExpression(pattern: string): void {
  if (pattern.length > maxExpressionLength) {
    throw costly(`it has more than ${maxExpressionLength} characters`);
  }
  const quantifiers = pattern.match(/[*+?]|\{\d*,?\d*/g) ?? [];
  if (quantifiers.length > maxQuantifiers) {
    throw costly(`it repeats in more than ${maxQuantifiers} places`);
  }
  const repetition = quantifiers.reduce((product, quantifier) => {
    const counts = (quantifier.match(/\d+/g) ?? []).map(Number);
    return product * Math.max(1, ...counts);
  }, 1);
  if (repetition > maxRepetition) throw costly(`it counts further than ${maxRepetition}`);
}

/** Splits PostgreSQL's text form of an array; returns at least as many elements as PostgreSQL does. */
function arrayElements(text: string): string[] {
  const inner = text.replace(/^\s*(?:\[[^=]*=\s*)?\{|\}\s*$/g, '');
  // Escapes are removed before matching, so that they can't hide anything.
  return [...inner.matchAll(/"((?:[^"\\]|\\.)*)"|((?:[^,\\"]|\\.)+)/gs)].map(([, quoted, bare]) =>
    (quoted ?? bare ?? '').replace(/\\(.)/gs, '$1'),
  );
}

/**
 * With a back-reference, matching searches all ways to divide the text. A backslash before a digit is always refused:
 * what it means depends on much of the pattern before it.
 */
const backReference = (): RestError => costly('back-references are not supported');

const costly = (reason: string): RestError =>
  refusal('2201B', `invalid regular expression: ${reason}`);

const tooLong = (limit: number): RestError =>
  refusal('PGRST100', `A list has at most ${limit} values`);

const refusal = (code: string, message: string): RestError =>
  new RestError({ status: 400, code, message });
