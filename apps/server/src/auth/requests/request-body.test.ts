import { expect, test } from 'vitest';
import * as z from 'zod';
import { jsonObject, parseBody, text } from './request-body.ts';

const schema = z.object({ email: text, data: z.nullish(jsonObject) });

const deep = `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`;

test.each([
  ['is empty', ''],
  ['is cut off', '{"email":'],
  ['is a list', '[]'],
  ['is a word', '"email"'],
  ['has a number for an address', '{"email":5}'],
  ['has a list for metadata', '{"data":[]}'],
  ['has a NUL inside', String.raw`{"data":{"a":["x\u0000"]}}`],
  ['has a NUL in a key', String.raw`{"data":{"a\u0000":1}}`],
  ['has half of a surrogate pair', String.raw`{"data":{"a":"\ud83d"}}`],
  ['is nested beyond reason', `{"data":${deep}}`],
])('[A4] a body is refused when it %s', (_, body) => {
  expect(() => parseBody(body, schema)).toThrow(
    expect.objectContaining({
      name: 'AuthError',
      status: 400,
      code: 'bad_json',
      message: expect.stringContaining('Could not parse request body as JSON: '),
    }),
  );
});

test('null counts as absent, and unknown fields are ignored', () => {
  expect(parseBody('null', schema)).toEqual({ email: '' });
  expect(parseBody('{"email":null,"more":[1]}', schema)).toEqual({ email: '' });
});

test('metadata is kept as it came', () => {
  const body = String.raw`{"data":{"__proto__":{"admin":true},"emoji":"👷","backslash":"\\u0000"}}`;
  expect(JSON.stringify(parseBody(body, schema).data)).toBe(
    String.raw`{"__proto__":{"admin":true},"emoji":"👷","backslash":"\\u0000"}`,
  );
});
