import * as fc from 'fast-check';

/** SQL that would leave a trace if any of it ran: the canary's row would disappear or change. */
const sqlTexts = [
  `'; delete from probe.canary; --`,
  `'); drop table probe.canary cascade; --`,
  `1; update probe.canary set value = 'touched'`,
  `" ; drop table probe.canary; --`,
  `x' or '1'='1`,
  `$$; delete from probe.canary; $$`,
  `\\'; delete from probe.canary; --`,
  `1) union select value from probe.canary --`,
  `(select value from probe.canary)`,
  `id::text from probe.canary; delete from probe.canary; --`,
  `"id","x\\"; delete from probe.canary; --"`,
  `{"'; delete from probe.canary; --"}`,
] as const;

const oddTexts = [
  '',
  ' ',
  '*',
  '%',
  '\0',
  'a\0b',
  '\u{1F9F1}',
  '\uD800',
  'é',
  '"',
  "'",
  '\\',
  '\\"',
  ',',
  '.',
  '..',
  '(',
  ')',
  '()',
  '(((((',
  '{',
  '}',
  '{}',
  '{{1,2},{3,4}}',
  '[1,2)',
  'null',
  'NULL',
  'true',
  'infinity',
  '-infinity',
  'NaN',
  '0',
  '-1',
  '1e999',
  '9223372036854775808',
  '2026-02-30',
  '2026-01-01T00:00:00Z',
  '00000000-0000-4000-8000-000000000001',
  '->',
  '->>',
  '::',
  '::int',
  '!inner',
  '...',
  'count()',
  '__proto__',
  'constructor',
] as const;

export const sqlText: fc.Arbitrary<string> = fc.constantFrom(...sqlTexts);

/** Any text that a caller could put into a value or a name. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: sqlText, weight: 4 },
  { arbitrary: fc.constantFrom(...oddTexts), weight: 5 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 12 }), weight: 2 },
  { arbitrary: fc.integer().map(String), weight: 2 },
  { arbitrary: fc.constant('x'.repeat(2_000)), weight: 1 },
);

/** A JSON value, mostly of the wrong type. */
export const jsonValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: text, weight: 4 },
  {
    arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, [], {}),
    weight: 4,
  },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 2 },
);

/** An object with some of these names as keys, and now and then another one. */
export const jsonObject = (names: readonly string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.dictionary(
    fc.oneof({ arbitrary: fc.constantFrom(...names), weight: 9 }, { arbitrary: text, weight: 1 }),
    jsonValue,
    { maxKeys: 5, noNullPrototype: true },
  );

const brokenJson = fc.constantFrom(
  '',
  '{',
  '}',
  '[',
  '{"a":',
  '{"a":1',
  '{"a":1}}',
  '[{"a":1},{"b":2}]',
  '[1,"a",null]',
  'undefined',
  '\0',
  '\u{feff}{}',
  "{'a':1}",
  '{"a":\\ud800}',
  '{"a":"\\u0000"}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`,
);

/** A body that should hold rows or arguments with these names. */
export function bodyText(names: readonly string[]): fc.Arbitrary<string> {
  const object = jsonObject(names);
  return fc.oneof(
    { arbitrary: object.map((value) => JSON.stringify(value)), weight: 6 },
    {
      arbitrary: fc.array(object, { maxLength: 3 }).map((rows) => JSON.stringify(rows)),
      weight: 3,
    },
    { arbitrary: jsonValue.map((value) => JSON.stringify(value)), weight: 2 },
    { arbitrary: brokenJson, weight: 3 },
    { arbitrary: text, weight: 1 },
  );
}
