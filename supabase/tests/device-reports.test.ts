import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { addReachable } from './support/reminders.ts';

/** Device reports: that a device is in contact, and until when it reminds its person on its own. */
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

  test('says which version it uses, and the next report replaces that', async () => {
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
    // An hour ago, since two reports can share a millisecond, the resolution of PGlite's clock.
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

describe('the reported state of a device', () => {
  test.each([
    ['a permission that there is not', { location_permission: 'sometimes' }, 'location_permission'],
    ['a guess about the battery', { battery_saver: null }, 'battery_saver'],
    ['a version without end', { app_version: 'x'.repeat(41) }, 'app_version'],
    ['fewer than no unsent items', { unsent_items: -1 }, 'unsent_items'],
    ['more than it is asked', { lat: 40 }, 'lat'],
  ])('is refused with %s, and nothing of the report is kept', async (_, wrong, detail) => {
    const person = await reachable();
    const answer = await tell(person, randomUUID(), { ...facts, ...wrong });
    expect(answer).toMatchObject({ reason: 'invalid_input', detail });
    expect(await reportsOf(person)).toEqual([]);
  });

  test('is unknown until the device reports it, and stays the same at a contact without it', async () => {
    const person = await reachable();
    const device = randomUUID();
    await report(person.caller, device, true);
    expect(await factsOf(person)).toMatchObject([
      { location_permission: 'unknown', app_version: 'unknown', unsent_items: null, skew_ms: null },
    ]);
    await tell(person, device, facts, true);
    await report(person.caller, device, true);
    expect(await factsOf(person)).toMatchObject([{ ...facts, skew_ms: 1500 }]);
    await report(person.caller, device, false);
    expect(await factsOf(person)).toMatchObject([{ ...facts, unsent_items: 0 }]);
  });

  test('changes only when a lasting fact differs', async () => {
    const person = await reachable();
    const device = randomUUID();
    await tell(person, device, facts);
    await tell(person, device, { ...facts, unsent_items: 9, skew_ms: -40 });
    expect(await changesOf(person)).toEqual(['while_in_use']);
    await tell(person, device, { ...facts, location_permission: 'denied' });
    await tell(person, device, facts);
    expect(await changesOf(person)).toEqual(['while_in_use', 'denied', 'while_in_use']);
  });

  test('stays for a month of silence, and its changes for 60 days', async () => {
    const person = await reachable();
    const gone = await reachable();
    for (const each of [person, gone]) await tell(each, randomUUID(), facts);
    await cast.database.query(
      `update memberships set valid_to = now() - interval '1 day' where person_id = $1`,
      [gone.personId],
    );
    const age = async (days: number) => {
      const people = [person.personId, gone.personId];
      await cast.database.query(
        `update device_reports set last_contact_at = now() - make_interval(days => $2) where person_id = any ($1)`,
        [people, days],
      );
      await cast.database.query(
        `update app.device_changes set changed_at = now() - make_interval(days => $2) where person_id = any ($1)`,
        [people, days],
      );
      await cast.database.query('select app.remove_due($1, now(), 1000)', [cast.company]);
    };
    await age(59);
    expect([await reportsOf(person), await reportsOf(gone)].map(({ length }) => length)).toEqual([
      1, 0,
    ]);
    expect(await changesOf(person)).toHaveLength(1);
    await age(61);
    expect(await reportsOf(person)).toHaveLength(1);
    expect(await changesOf(person)).toEqual([]);
  });
});

const facts = {
  location_permission: 'while_in_use',
  location_precision: 'precise',
  battery_saver: 'off',
  mock_location: 'unknown',
  runs_in: 'app',
  app_version: '1.2.3',
  unsent_items: 2,
  skew_ms: 1500,
};

async function tell(
  { caller }: Person,
  device: string,
  said: Readonly<Record<string, string | number | null>>,
  hasUnsent = true,
): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select report_device($1, $2, facts => $3) as answer',
    [device, hasUnsent, said],
  );
  return row?.answer;
}

function factsOf({ personId }: Person): Promise<readonly object[]> {
  return cast.database.query(
    `select location_permission, location_precision, battery_saver, mock_location, runs_in, app_version,
       unsent_items, skew_ms::integer from device_reports where person_id = $1`,
    [personId],
  );
}

async function changesOf({ personId }: Person): Promise<readonly string[]> {
  const rows = await cast.database.query<{ permission: string }>(
    `select facts ->> 'location_permission' as permission from app.device_changes where person_id = $1 order by id`,
    [personId],
  );
  return rows.map(({ permission }) => permission);
}

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
