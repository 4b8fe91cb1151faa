import { describe, expect, test } from 'vitest';
import { RestError } from '../errors/rest-error.ts';
import { parseQueryParams } from './query-params.ts';

function refusal(query: string): { message: string; details: unknown } {
  try {
    parseQueryParams(query, false);
  } catch (error) {
    if (error instanceof RestError) return { message: error.message, details: error.details };
    throw error;
  }
  throw new Error('The query was read.');
}

// The messages are those of PostgREST's own parser and documentation.
describe('what can’t be parsed is refused where parsing got furthest', () => {
  test.each([
    [
      'select=id,',
      'failed to parse select parameter (id,)',
      4,
      'unexpected end of input expecting "...", field name (* or [a..z0..9_$]), "*" or "count()"',
    ],
    [
      'select=name!hint',
      'failed to parse select parameter (name!hint)',
      5,
      'unexpected \'!\' expecting letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input',
    ],
    [
      'select=*!hint',
      'failed to parse select parameter (*!hint)',
      2,
      'unexpected \'!\' expecting ")", "," or end of input',
    ],
    [
      'select=name::',
      'failed to parse select parameter (name::)',
      7,
      'unexpected end of input expecting letter or digit',
    ],
    [
      'select=a.*',
      'failed to parse select parameter (a.*)',
      3,
      'unexpected "*" expecting "sum", "avg", "count", "max" or "min"',
    ],
    [
      'select=data->>-78xy',
      'failed to parse select parameter (data->>-78xy)',
      11,
      'unexpected \'x\' expecting digit, "->", "::", ".", "," or end of input',
    ],
    [
      'select=data->>--34',
      'failed to parse select parameter (data->>--34)',
      9,
      'unexpected "-" expecting digit',
    ],
    [
      'id=0',
      'failed to parse filter (0)',
      1,
      'unexpected "0" expecting "not" or operator (eq, gt, ...)',
    ],
    [
      'id=fts().value',
      'failed to parse filter (fts().value)',
      5,
      'unexpected ")" expecting operator (eq, gt, ...)',
    ],
    [
      'id=is.x',
      'failed to parse filter (is.x)',
      4,
      'unexpected "x" expecting isVal: (null, not_null, true, false, unknown)',
    ],
    [
      'or=(id.in.1,2,id.eq.3)',
      'failed to parse logic tree ((id.in.1,2,id.eq.3))',
      10,
      'unexpected "1" expecting "("',
    ],
    ['or=)(', 'failed to parse logic tree ()()', 3, 'unexpected ")" expecting "("'],
    [
      'and=(ord(id.eq.1,id.eq.1),id.eq.2)',
      'failed to parse logic tree ((ord(id.eq.1,id.eq.1),id.eq.2))',
      7,
      'unexpected "d" expecting "("',
    ],
    [
      'or=(id.eq.1,not.xor(id.eq.2,id.eq.3))',
      'failed to parse logic tree ((id.eq.1,not.xor(id.eq.2,id.eq.3)))',
      16,
      'unexpected "x" expecting logic operator (and, or)',
    ],
    [
      'order=id.nulsfist',
      'failed to parse order (id.nulsfist)',
      4,
      'unexpected "n" expecting "asc", "desc", "nullsfirst" or "nullslast"',
    ],
    [
      'order=clients(name,id)',
      'failed to parse order (clients(name,id))',
      8,
      'unexpected \'(\' expecting letter, digit, "-", "->>", "->", delimiter (.), "," or end of input',
    ],
  ])('%s', (query, subject, column, details) => {
    expect(refusal(query)).toEqual({
      message: `"${subject}" (line 1, column ${column})`,
      details,
    });
  });

  test('nesting and number have an end', () => {
    expect(() => parseQueryParams(`or=${'(or'.repeat(40)}(id.eq.1)`, false)).toThrow(RestError);
    expect(() => parseQueryParams(`select=${'a('.repeat(40)}`, false)).toThrow(RestError);
    expect(() => parseQueryParams(`select=a${'->b'.repeat(40)}`, false)).toThrow(RestError);
    expect(() => parseQueryParams('a=eq.1&'.repeat(300), false)).toThrow(RestError);
  });
});

describe('what is asked', () => {
  test('filters take the rest of their value as it is', () => {
    const { filters } = parseQueryParams('a.b=not.eq.x.y,z"&c=eq(any).{1,2}', false);
    expect(filters).toMatchObject([
      {
        path: ['a'],
        value: { field: { name: 'b' }, negated: true, test: { operator: 'eq', value: 'x.y,z"' } },
      },
      { path: [], value: { test: { operator: 'eq', quantifier: 'any', value: '{1,2}' } } },
    ]);
  });

  test('lists keep what is quoted', () => {
    const { filters } = parseQueryParams(String.raw`a=in.("x,y","\"q\"", b )`, false);
    expect(filters[0]?.value.test).toEqual({ kind: 'in', values: ['x,y', '"q"', ' b '] });
  });

  test('a function called by GET takes what is no filter as arguments', () => {
    const { filters, rpcArguments } = parseQueryParams('a=1&b=eq.2&c=x.y&a=4', true);
    expect(rpcArguments).toEqual([
      ['a', '1'],
      ['c', 'x.y'],
      ['a', '4'],
    ]);
    expect(filters).toHaveLength(1);
  });

  test('limits and offsets belong to their place, and are numbers or nothing', () => {
    const { ranges } = parseQueryParams('limit=5&offset=2&a.limit=1&b.limit=x', false);
    expect(ranges).toEqual([
      { path: [], value: { limit: 5, offset: 2 } },
      { path: ['a'], value: { limit: 1, offset: 0 } },
      { path: ['b'], value: { limit: null, offset: 0 } },
    ]);
  });
});
