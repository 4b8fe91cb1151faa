import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calculateDirtyWeeks } from '../../apps/server/src/time/calculate-dirty-weeks.ts';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast } from './support/cast.ts';
import { daysAgo, minutesAgo, punchOf, record, recordOne } from './support/punches.ts';

/** A device that has lost its clock is in 1970. Its punch waits for review and doesn't block anything else. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const worker = () => addPerson(cast.database, cast.company, 'employee');

/** A few rounds are enough only if the empty decades since 1970 are skipped. */
async function settle({ personId }: { readonly personId: string }): Promise<void> {
  const errors: unknown[] = [];
  const log = { info() {}, warn() {}, error: (fields: object) => errors.push(fields) };
  for (let round = 0; round < 5; round += 1) {
    await calculateDirtyWeeks(cast.database, { limit: 100, log });
  }
  expect(errors).toEqual([]);
  expect(
    await cast.database.query('select from app.hours_queue where person_id = $1', [personId]),
  ).toEqual([]);
}

test('a punch dated 1970 leaves hours that settle, while it waits and once it is accepted', async () => {
  const person = await worker();
  const [lost] = await record(cast.database, person.caller, [
    punchOf(person, { device_at: '1970-01-01T00:00:07Z', online: false }),
    punchOf(person, { kind: 'in', device_at: minutesAgo(60) }),
  ]);
  expect(lost).toMatchObject({ verdict: 'needs_decision', reason: 'clock_implausible' });
  await settle(person);
  const [item] = await cast.database.query<{ id: string }>(
    'select id from decision_items where person_id = $1',
    [person.personId],
  );
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    cast.admin.caller,
    `select decide_item($1, 'accept', 'as it is') as answer`,
    [item?.id ?? ''],
  );
  expect(row?.answer).toMatchObject({ verdict: 'applied' });
  await settle(person);
});

describe('time before someone’s first day', () => {
  test('is flagged, whatever question it waits for', async () => {
    const person = await worker();
    await cast.database.query(
      `update memberships set valid_from = now() - interval '2 days' where person_id = $1`,
      [person.personId],
    );
    const answers = await record(cast.database, person.caller, [
      punchOf(person, { device_at: daysAgo(3) }),
      punchOf(person, { claimed_at: daysAgo(4) }),
      punchOf(person, { device_at: daysAgo(1) }),
    ]);
    expect(answers.map(({ flags }) => flags.includes('before_first_day'))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('is not before the day on which the office says that they were hired', async () => {
    const person = await worker();
    await cast.database.query(
      `with m as (
         update memberships set valid_from = now() - interval '2 days' where person_id = $2
       )
       insert into person_details (company_id, person_id, hired_on) values ($1, $2, current_date - 30)`,
      [cast.company, person.personId],
    );
    const punch = punchOf(person, { device_at: daysAgo(3) });
    expect((await recordOne(cast.database, person.caller, punch)).flags).not.toContain(
      'before_first_day',
    );
  });
});
