import { expect, test } from 'vitest';
import { anyText, matching, oneOf, readParams } from './list-params.ts';

const params = {
  q: anyText,
  status: oneOf(['open', 'done']),
  crew: matching(/^[0-9a-f]{4}$/),
};

test('an address gives only what its parameters can mean', () => {
  const address = { q: 'roof', status: 'gone', crew: '; drop', other: 'x', sort: ['name'] };
  expect(readParams(params, address)).toEqual({ q: 'roof' });
});

test('known values are read as they are', () => {
  expect(readParams(params, { status: 'done', crew: '0a1f' })).toEqual({
    status: 'done',
    crew: '0a1f',
  });
});

test('a search for digits, which the router reads as a number, is text', () => {
  expect(readParams(params, { q: 3310 })).toEqual({ q: '3310' });
});

test('an empty search narrows nothing, and a long one is cut at what the server takes', () => {
  expect(readParams(params, { q: '  ' })).toEqual({});
  expect(readParams(params, { q: 'a'.repeat(200) }).q).toHaveLength(200);
  expect(readParams(params, { q: 'a'.repeat(201) }).q).toHaveLength(200);
});
