import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { storableJson } from './storable-json.ts';

test.each([
  [String.raw`{"note":"a\u0000b"}`, 'a\ufffdb'],
  [String.raw`{"note":"\ud83d"}`, '\ufffd'],
  [String.raw`{"note":"\uDC77 \ud83d\ud83d\udc77"}`, '\ufffd \ufffd👷'],
  [
    String.raw`{"note":"\ud83d\udc77 👷 \\u0000 \\\\u0000 \n \u00e9"}`,
    '👷 👷 \\u0000 \\\\u0000 \n é',
  ],
  [String.raw`{"note":"\\\u0000"}`, '\\\ufffd'],
])('%s holds what can be stored', (text, note) => {
  expect(JSON.parse(storableJson(text))).toEqual({ note });
});

test('any text keeps all that can be stored', () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom(0, 0x5c, 0x75, 0x30, 0xd83d, 0xdc77), fc.nat(0xffff)))
    .map((units) => String.fromCharCode(...units));
  fc.assert(
    fc.property(text, (value) => {
      expect(JSON.parse(storableJson(JSON.stringify(value)))).toBe(
        value.toWellFormed().replaceAll('\0', '\ufffd'),
      );
    }),
  );
});
