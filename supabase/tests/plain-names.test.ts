import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { addLogin, openCast, type Cast } from './support/cast.ts';

/** Names that appear in mails to anyone must not contain links. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const hostile = [
  'Payroll locked: https://evil.example',
  'See www.evil.example',
  'Sign in at evil.com',
  'Sign in at EVIL.CO/login',
  'Sign in at evil.example/login',
  'Write to help@evil.example',
  'Ridge\nYour account is locked',
  'Ridge\tLine',
  'Ridge\u0085Line',
  'Ridge\u2028Line',
  'Ridge \u202Egnp.exe',
  'Ridge \u2066Line',
];
const honest = [
  'Ridgeline Concrete, LLC',
  'A.B.C. Builders Inc.',
  'St. John & Sons (Est. 1904) #2',
  'Smith/Jones Joint Venture',
  'Foo Co.Ltd',
  'Construcciones Peña S.A. de C.V.',
  'Crew @ Work',
  'Δομή 建设',
];

async function found(name: string): Promise<unknown> {
  const founding = {
    company_id: randomUUID(),
    name,
    company_type: null,
    address: null,
    time_zone: 'America/Denver',
    workweek_start: 7,
    pay_period: 'biweekly',
    first_project: 'Yard',
  };
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    { role: 'authenticated', sub: await addLogin(cast.database) },
    'select found_company($1) as answer',
    [JSON.stringify(founding)],
  );
  return row?.answer;
}

test.each(hostile)('no company is founded as %j', async (name) => {
  expect(await found(name)).toEqual({
    verdict: 'refused',
    reason: 'invalid_input',
    detail: 'name',
  });
});

test.each(honest)('a company is founded as %j', async (name) => {
  expect(await found(name)).toMatchObject({ verdict: 'applied' });
});

test.each([
  ['name', 'update companies set name = $1 where id = $2'],
  ['brand name', 'update companies set brand_name = $1 where id = $2'],
  [
    'brand name in the settings',
    `update companies set settings = jsonb_build_object('branding', jsonb_build_object('brand_name', $1::text)) where id = $2`,
  ],
])('nothing makes it the %s of a company either', async (_, sql) => {
  const change = (name: string) =>
    asCaller(cast.database, { role: 'service_role' }, sql, [name, cast.company]);
  for (const name of hostile)
    await expect(change(name), name).rejects.toMatchObject({ code: '23514' });
  for (const name of honest) await change(name);
});
