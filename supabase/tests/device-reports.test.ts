import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../packages/testkit/src/index.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { addReachable } from './support/reminders.ts';

/** What a device says of itself: that it is in contact, and until when it reminds its person. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('a report of a device', () => {
  test('is refused without an id and for cover past the plans', async () => {
    const person = await reachable();
    expect(await report(person.caller, null, false)).toMatchObject({ reason: 'invalid_input' });
    const far = new Date(Date.now() + 43 * 86_400_000).toISOString();
    const version = await planVersion(person.caller);
    expect(await report(person.caller, randomUUID(), false, far, version)).toMatchObject({
      reason: 'invalid_input',
    });
  });

  test.each([
    ['without the version it goes by', null],
    ['with a date that is none', '2026-02-31T00:00:00.000000Z'],
    ['with a version in another form', '2026-02-01'],
    ['with a version yet to come', '2199-01-01T00:00:00.000000Z'],
  ])('is refused %s', async (_, version) => {
    const person = await reachable();
    const until = new Date(Date.now() + 86_400_000).toISOString();
    expect(await report(person.caller, randomUUID(), false, until, version)).toMatchObject({
      reason: 'invalid_input',
    });
    expect(await reportsOf(person)).toEqual([]);
  });

  test('says which version it goes by, and takes that back with the next report', async () => {
    const person = await reachable();
    const device = randomUUID();
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const version = await planVersion(person.caller);
    expect(await report(person.caller, device, false, until, version)).toEqual({
      verdict: 'applied',
    });
    expect(await reportsOf(person)).toMatchObject([{ version }]);
    await report(person.caller, device, false);
    expect(await reportsOf(person)).toMatchObject([{ version: null }]);
  });

  test('keeps when nothing was left to send while something is', async () => {
    const person = await reachable();
    const device = randomUUID();
    expect(await report(person.caller, device, false)).toEqual({ verdict: 'applied' });
    // An hour ago: two reports can share a millisecond, which is as fine as PGlite's clock gets.
    await cast.database.query(
      `update device_reports set last_contact_at = last_contact_at - interval '1 hour',
         nothing_unsent_at = nothing_unsent_at - interval '1 hour' where person_id = $1`,
      [person.personId],
    );
    const before = await reportsOf(person);
    expect(await report(person.caller, device, true)).toEqual({ verdict: 'applied' });
    const now = await reportsOf(person);
    expect(now).toHaveLength(1);
    expect(now[0]?.synced).toBe(before[0]?.synced);
    expect(now[0]?.seen).not.toBe(before[0]?.seen);
  });
});

function reachable(): Promise<Person> {
  return addReachable(cast);
}

async function report(
  caller: TestCaller,
  device: string | null,
  hasUnsent: boolean,
  until: string | null = null,
  version: string | null = null,
): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select report_device($1, $2, $3, $4) as answer',
    [device, hasUnsent, until, version],
  );
  return row?.answer;
}

async function planVersion(caller: TestCaller): Promise<string> {
  const [row] = await asCaller<{ plan: { version: string } }>(
    cast.database,
    caller,
    'select my_reminder_plan() as plan',
  );
  if (row === undefined) throw new Error('no plan');
  return row.plan.version;
}

function reportsOf({
  personId,
}: Person): Promise<readonly { seen: string; synced: string; version: string | null }[]> {
  return cast.database.query(
    `select last_contact_at::text as seen, nothing_unsent_at::text as synced, schedule_version as version
     from device_reports where person_id = $1`,
    [personId],
  );
}
