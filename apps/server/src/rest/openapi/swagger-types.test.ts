import { expect, test } from 'vitest';

import { defaultValue, summaryFields, typeFields } from './swagger-types.ts';

test('JSON may be of any type, and lists of it hold anything', () => {
  expect(typeFields('jsonb')).toEqual({ format: 'jsonb' });
  expect(typeFields('json[]')).toEqual({ format: 'json[]', type: 'array', items: {} });
  expect(typeFields('double precision[]')).toEqual({
    format: 'double precision[]',
    type: 'array',
    items: { type: 'number' },
  });
});

test.each([
  ['smallint', 'int32'],
  ['integer', 'int32'],
  ['bigint', 'int64'],
])('whole numbers have a format of OpenAPI: %s is %s', (type, format) => {
  expect(typeFields(type)).toEqual({ type: 'integer', format });
});

test.each([
  ['text', "'given'::text", 'given'],
  ['date', "'1900-01-01'::date", '1900-01-01'],
  ['timestamp with time zone', 'now()', 'now()'],
  ['boolean', 'false', false],
  ['integer', '42', 42],
  ['integer', "nextval('a_seq'::regclass)", undefined],
  ['text[]', "'{}'::text[]", undefined],
  ['jsonb', "'{}'::jsonb", undefined],
])('of a %s, %s presets %j', (type, expression, preset) => {
  expect(defaultValue(type, expression)).toBe(preset);
});

test('a comment is a summary, with what follows its first line as description', () => {
  expect(summaryFields(null)).toEqual({});
  expect(summaryFields('One line')).toEqual({ summary: 'One line' });
  expect(summaryFields('First\n\nSecond\nthird')).toEqual({
    summary: 'First',
    description: 'Second\nthird',
  });
});
