/** How the Database port converts values, tested on the form that the run uses. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import type { Database, Parameter } from './database.ts';

let opened: TestDatabase;
let database: Database;

beforeAll(async () => {
  opened = await openTestDatabase();
  database = opened.database;
});

afterAll(() => opened.close());

async function valueOf(expression: string, parameters: Parameter[] = []): Promise<unknown> {
  const [row] = await database.query<{ value: unknown }>(
    `select (${expression}) as value`,
    parameters,
  );
  return row?.value;
}

test.each<[string, unknown]>([
  ['true', true],
  ['null::bool', null],
  ['1::int2', 1],
  ['-2::int4', -2],
  ['9007199254740991::int8', 9_007_199_254_740_991],
  ['0.5::float4', 0.5],
  [`'NaN'::float8`, Number.NaN],
  ['12.50::numeric', '12.50'],
  [`'a'::text`, 'a'],
  [`'2026-03-01'::date`, '2026-03-01'],
  [`'11111111-1111-4111-8111-111111111111'::uuid`, '11111111-1111-4111-8111-111111111111'],
  [`'{"a": [1, null]}'::jsonb`, { a: [1, null] }],
  [`'"text"'::json`, 'text'],
  [`'null'::jsonb`, null],
  [`'2026-03-08T01:30:00.123456-05:30'::timestamptz`, new Date('2026-03-08T07:00:00.123Z')],
  [`'0044-03-15 12:00:00+00 BC'::timestamptz`, new Date('-000043-03-15T12:00:00Z')],
  [`'2026-03-08 01:30:00'::timestamp`, new Date('2026-03-08T01:30:00Z')],
  [`'infinity'::timestamptz`, new Date(8.64e15)],
  [`'\\x00ff'::bytea`, new Uint8Array([0, 255])],
  [`array[1, null, 3]`, [1, null, 3]],
  [
    `array[array['a', 'b"\\'], array['', 'NULL']]`,
    [
      ['a', 'b"\\'],
      ['', 'NULL'],
    ],
  ],
  [`array[null, 'x, {y}']::text[]`, [null, 'x, {y}']],
  [`array['{"a": 1}'::jsonb]`, [{ a: 1 }]],
  [`'{}'::int[]`, []],
  [`array[now()] is not null`, true],
  [`'[0:1]={7,8}'::int[]`, [7, 8]],
])('%s reads as expected', async (expression, expected) => {
  expect(await valueOf(expression)).toEqual(expected);
});

test.each<[string, Parameter]>([
  ['$1::text', `it's "quoted" \\ 'é' 🙂`],
  ['$1::text', null],
  ['$1::bool', false],
  ['$1::int4', 2_147_483_647],
  ['$1::float8', 1e300],
  ['$1::timestamptz', new Date('2026-11-01T06:30:00.001Z')],
  ['$1::bytea', new Uint8Array([1, 0, 92, 34])],
  ['$1::jsonb', { a: { b: [1, 'x'] } }],
  ['$1::text[]', ['a', null, 'NULL', 'b,"\\', '']],
  [
    '$1::int[]',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['$1::jsonb[]', [{ a: '"' }, { b: 1 }]],
  ['$1::bool[]', [true, false]],
  ['$1::timestamptz[]', [new Date('2026-01-01T00:00:00Z')]],
])('%s given a parameter answers the same value', async (expression, parameter) => {
  expect(await valueOf(expression, [parameter])).toEqual(parameter);
});

test('any texts survive the way through an array and through JSON', async () => {
  const text = fc.string({ unit: 'binary' }).map((value) => value.replaceAll('\u0000', ''));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(text)), async (texts) => {
      const [row] = await database.query('select $1::text[] as array, $2::jsonb as json', [
        texts,
        { texts },
      ]);
      expect(row).toEqual({ array: texts, json: { texts } });
    }),
    { numRuns: 200 },
  );
});

test('an int8 that a number can’t hold is a RangeError, and the session goes on', async () => {
  await expect(valueOf('9007199254740993::int8')).rejects.toThrow(RangeError);
  expect(await valueOf('1')).toBe(1);
});

test('a text that looks like SQL stays a text', async () => {
  const hostile = `'); drop schema public cascade; --`;
  expect(await valueOf('$1::text', [hostile])).toBe(hostile);
});

test('more parameters than the protocol can count are refused', async () => {
  const parameters = Array.from({ length: 70_000 }, () => 1);
  await expect(valueOf('1', parameters)).rejects.toMatchObject({ code: '54023' });
});
