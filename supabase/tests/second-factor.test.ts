import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../packages/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const companies = (caller: TestCaller) =>
  asCaller<{ id: string }>(cast.database, caller, 'select id from companies order by id');
const people = (caller: TestCaller) =>
  asCaller(cast.database, caller, `select platform_people('${cast.company}') as answer`);

describe('a super admin without a second factor in this session', () => {
  test.each([undefined, 'aal1', '', 'aal3'])(
    'sees no company and nobody when the level is %s',
    async (aal) => {
      const caller = { ...cast.superAdmin, claims: aal === undefined ? {} : { aal } };
      expect(await companies(caller)).toEqual([]);
      expect(await people(caller)).toEqual([
        { answer: { verdict: 'refused', reason: 'not_allowed' } },
      ]);
    },
  );

  test('is still known as one, to be asked for the second factor', async () => {
    const caller = { ...cast.superAdmin, claims: { aal: 'aal1' } };
    const [row] = await asCaller<{ identity: { role: string } }>(
      cast.database,
      caller,
      'select my_identity() as identity',
    );
    expect(row?.identity).toMatchObject({ role: 'super_admin', company: null });
  });
});

test('a second factor alone makes nobody a super admin', async () => {
  const caller = { ...cast.employee.caller, claims: { aal: 'aal2' } };
  expect(await companies(caller)).toEqual([{ id: cast.company }]);
  expect(await people(caller)).toEqual([{ answer: { verdict: 'refused', reason: 'not_allowed' } }]);
});

test('a super admin with a second factor in this session sees all companies', async () => {
  const ids = (await companies(cast.superAdmin)).map(({ id }) => id);
  expect(ids).toEqual([cast.company, cast.foreign.company].sort());
});
