import { beforeEach, describe, expect, test } from 'vitest';
import { expectedSchema } from '../../packages/contract/src/schedule-requests.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import {
  addCrewOf,
  addOpenEntry,
  addReachable,
  addReport,
  addSeenShift,
  addTimeOff,
} from './support/reminders.ts';
import { shareDatabase } from './support/shared-database.ts';

/** "Expected but not in" on Today: by the schedule, once the phone has sent all from past the start. */
const shared = shareDatabase();
const hourMs = 3_600_000;
const at = (hours: number, ms = 0) => new Date(Date.now() + hours * hourMs + ms).toISOString();

let cast: Cast;
let lead: Person;
let person: Person;
beforeEach(async () => {
  cast = await openCast(shared());
  lead = await addReachable(cast, 'supervisor');
  person = await addReachable(cast);
  await addCrewOf(cast, lead, person);
});

describe('who is expected', () => {
  test('is told to admins and who leads the person, to no one else', async () => {
    await addSeenShift(cast, person, { startsAt: at(-1), endsAt: at(7) });
    expect(await ask(cast.employee.caller)).toEqual({ verdict: 'refused', reason: 'not_allowed' });
    expect(await expectedBy(cast.otherSupervisor.caller)).toEqual([]);
    expect(await expectedBy(cast.foreign.admin.caller)).toEqual([]);
    expect(await expectedBy(lead.caller)).toEqual([person.personId]);
    expect(await expectedBy(cast.admin.caller)).toEqual([person.personId]);
  });

  test('is never the reader, who has their own clock', async () => {
    await addSeenShift(cast, lead, { startsAt: at(-1), endsAt: at(7) });
    expect(await expectedBy(lead.caller)).toEqual([]);
    expect(await expectedBy(cast.admin.caller)).toEqual([lead.personId]);
  });

  test('is someone whose shift has begun and has not ended', async () => {
    await addSeenShift(cast, person, { startsAt: at(1), endsAt: at(7) });
    await addSeenShift(cast, person, { startsAt: at(-9), endsAt: at(-1) });
    await addSeenShift(cast, person, { startsAt: at(-1), endsAt: at(7), canceledAt: at(-2) });
    expect(await expectedBy(lead.caller)).toEqual([]);
  });

  test('is no one who has clocked in or is off', async () => {
    const off = await addReachable(cast);
    await addCrewOf(cast, lead, off);
    for (const each of [person, off]) {
      await addSeenShift(cast, each, { startsAt: at(-1), endsAt: at(7) });
    }
    await addTimeOff(cast, off, { from: at(-2), to: at(8), state: 'waiting' });
    expect(await expectedBy(lead.caller)).toHaveLength(2);
    await cast.database.query(
      `update time_off_requests set state = 'approved' where person_id = $1`,
      [off.personId],
    );
    await addOpenEntry(cast, person, at(-1, 60_000));
    expect(await expectedBy(lead.caller)).toEqual([]);
  });

  test.each([
    ['just before the start', -1, []],
    ['at the start', 0, ['the person']],
  ] as const)('is judged by a phone that has sent all until %s', async (_, ms, expected) => {
    const startsAt = at(-1);
    await addSeenShift(cast, person, { startsAt, endsAt: at(7) });
    await addReport(cast, person, at(0));
    await cast.database.query(
      `update device_reports set nothing_unsent_at = $2::timestamptz + make_interval(secs => $3::double precision / 1000)
       where person_id = $1`,
      [person.personId, startsAt, String(ms)],
    );
    expect(await expectedBy(lead.caller)).toEqual(expected.map(() => person.personId));
  });
});

async function ask(caller: TestCaller): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select expected_people() as answer',
  );
  return row?.answer;
}

async function expectedBy(caller: TestCaller): Promise<readonly string[]> {
  const answer = expectedSchema.parse(await ask(caller));
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer.people.map(({ person_id }) => person_id);
}
