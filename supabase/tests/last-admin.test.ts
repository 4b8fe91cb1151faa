import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { addCompany, addPerson, openCast, type Cast, type Person } from './support/cast.ts';

/** Someone must stay who can administer the company, also on a day that is only planned. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('while one of two admins is to be an employee soon', () => {
  let leaving: Person;
  let staying: Person;
  beforeEach(async () => {
    const company = await addCompany(cast.database, 'Westside Builders');
    leaving = await addPerson(cast.database, company, 'admin');
    staying = await addPerson(cast.database, company, 'admin');
    await answerOf(staying, `set_role($1, 'employee', current_date + 7)`, leaving.personId);
  });

  test('the other one is not deactivated', async () => {
    expect(await answerOf(leaving, 'deactivate_person($1)', staying.personId)).toMatchObject({
      reason: 'last_admin',
    });
  });

  test('the other one’s account is not deleted', async () => {
    const id = randomUUID();
    await answerOf(staying, 'request_account_deletion($1)', id);
    expect(await answerOf(leaving, `decide_account_deletion($1, 'accept')`, id)).toMatchObject({
      reason: 'last_admin',
    });
  });

  test('that one can be deactivated at once', async () => {
    expect(await answerOf(staying, 'deactivate_person($1)', leaving.personId)).toEqual({
      verdict: 'applied',
    });
  });
});

async function answerOf({ caller }: Person, call: string, parameter: string): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    `select ${call} as answer`,
    [parameter],
  );
  return row?.answer;
}
