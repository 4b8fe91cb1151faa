import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import {
  daysAgo,
  decisionsOf,
  entriesOf,
  minutesAgo,
  punchOf,
  recordOne,
} from './support/punches.ts';

/** Clocking people out by their company's rule: when it happens, and that it yields to their own punches. */
let cast: Cast;
let person: Person;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());
beforeEach(async () => {
  person = await addPerson(cast.database, cast.company, 'employee');
  await setRule({ mode: 'after_start', at: null, hours: 8 });
});

type Rule = {
  readonly mode: string;
  readonly at: string | null;
  readonly hours: number | null;
};

const hoursAgo = (hours: number) => minutesAgo(hours * 60);

async function setRule(rule: Rule, changedAt = daysAgo(30), validFrom = '2001-01-01') {
  await cast.database.query(
    `delete from company_rules where company_id = $1 and kind = 'auto_out' and valid_from > '2000-01-01'`,
    [cast.company],
  );
  await cast.database.query(
    `insert into company_rules (company_id, kind, valid_from, rule, changed_at) values ($1, 'auto_out', $2, $3, $4)`,
    [cast.company, validFrom, JSON.stringify(rule), changedAt],
  );
}

const punch = (kind: 'in' | 'out' | 'break_start' | 'break_end', at: string) =>
  recordOne(
    cast.database,
    person.caller,
    punchOf(person, { kind, break_kind: kind === 'break_start' ? 'rest' : null, device_at: at }),
  );

const report = (sentAt: string | null) =>
  cast.database.query(
    `insert into device_reports (company_id, person_id, device_id, last_contact_at, nothing_unsent_at)
     values ($1, $2, $3, now(), $4)`,
    [cast.company, person.personId, randomUUID(), sentAt],
  );

async function clockOut(): Promise<boolean> {
  const [row] = await cast.database.query<{ did: boolean }>(
    'select app.clock_out_automatically($1, $2) as did',
    [cast.company, person.personId],
  );
  return row?.did ?? false;
}

async function entries() {
  const found = await entriesOf(cast.database, person);
  return found.map(({ ended_at, state, flags }) => [state, ended_at?.toISOString() ?? null, flags]);
}
const questions = async () =>
  (await decisionsOf(cast.database, person)).map(({ kind, state }) => [kind, state]);

describe('no one is clocked out', () => {
  test.each([
    ['without a rule', { mode: 'off', at: null, hours: null }, undefined, undefined],
    [
      'before the rule’s instant',
      { mode: 'after_start', at: null, hours: 11 },
      undefined,
      undefined,
    ],
    [
      'at an instant from before the rule was saved',
      { mode: 'after_start', at: null, hours: 8 },
      hoursAgo(1),
      undefined,
    ],
    [
      'before the day on which the rule begins',
      { mode: 'after_start', at: null, hours: 8 },
      undefined,
      '2100-01-01',
    ],
    ['without a shift', { mode: 'after_shift', at: null, hours: 0 }, undefined, undefined],
  ])('%s', async (_, rule, changedAt, validFrom) => {
    await setRule(rule, changedAt, validFrom);
    await punch('in', hoursAgo(10));
    expect(await clockOut()).toBe(false);
    expect(await entries()).toEqual([['open', null, []]]);
  });

  test('while a phone in contact has not said that it has sent what is from before', async () => {
    await punch('in', hoursAgo(10));
    await report(hoursAgo(2.01));
    expect(await clockOut()).toBe(false);
  });
});

describe('someone who forgot is clocked out', () => {
  test('at the rule’s instant, flagged and asked, once their phone has sent everything', async () => {
    await punch('in', hoursAgo(10));
    await report(hoursAgo(1.99));
    expect(await clockOut()).toBe(true);
    const [entry] = await entriesOf(cast.database, person);
    expect(entry).toMatchObject({ state: 'closed', flags: ['auto_out'] });
    expect(Number(entry?.ended_at) - Number(entry?.started_at)).toBe(8 * 3_600_000);
    expect(await questions()).toEqual([['estimated_close', 'open']]);
    expect(await clockOut()).toBe(false);
  });

  test('never before the last break that was seen', async () => {
    await punch('in', hoursAgo(10));
    await punch('break_start', hoursAgo(1));
    const back = hoursAgo(0.5);
    await punch('break_end', back);
    expect(await clockOut()).toBe(true);
    expect(await entries()).toEqual([['closed', back, ['auto_out']]]);
  });

  test('by the estimate after 16 hours, whatever their phone said', async () => {
    await punch('in', hoursAgo(15.99));
    await report(null);
    expect(await clockOut()).toBe(false);
    const late = await addPerson(cast.database, cast.company, 'employee');
    person = late;
    const start = hoursAgo(16.01);
    await punch('in', start);
    await report(null);
    expect(await clockOut()).toBe(true);
    const end = new Date(Date.parse(start) + 8 * 3_600_000).toISOString();
    expect(await entries()).toEqual([['closed', end, ['estimated', 'missing_out']]]);
    expect(await questions()).toEqual([['estimated_close', 'open']]);
  });

  test('so many hours after the shift that they work on', async () => {
    await setRule({ mode: 'after_shift', at: null, hours: 1 });
    await punch('in', hoursAgo(10));
    const ends = hoursAgo(3);
    await cast.database.query(
      `insert into published_shifts (company_id, id, person_id, starts_local, ends_local, zone, starts_second,
         ends_second, break_minutes, starts_at, ends_at)
       select $1, gen_random_uuid(), $2, w.starts at time zone 'UTC', w.ends at time zone 'UTC', 'UTC', false, false, 0,
         w.starts, w.ends
       from (select $3::timestamptz as starts, $4::timestamptz as ends) w`,
      [cast.company, person.personId, hoursAgo(10), ends],
    );
    expect(await clockOut()).toBe(true);
    const end = new Date(Date.parse(ends) + 3_600_000).toISOString();
    expect(await entries()).toEqual([['closed', end, ['auto_out']]]);
  });

  test('once, when two servers do it at the same time', async () => {
    await punch('in', hoursAgo(10));
    const did = await Promise.all([clockOut(), clockOut()]);
    expect(did.filter((one) => one)).toEqual([true]);
    const punches = await cast.database.query(
      `select id from punches where person_id = $1 and 'auto_out' = any (flags)`,
      [person.personId],
    );
    expect(punches).toHaveLength(1);
  });
});

describe('the person’s own punch', () => {
  test.each([
    ['from before', 3, []],
    ['from after', 1, []],
  ])(
    '%s takes the place of an automatic one, from a phone that comes back',
    async (_, hours, flags) => {
      await punch('in', hoursAgo(10));
      expect(await clockOut()).toBe(true);
      const left = hoursAgo(hours);
      await punch('out', left);
      expect(await entries()).toEqual([['closed', left, flags]]);
      expect(await questions()).toEqual([['estimated_close', 'withdrawn']]);
      expect(await clockOut()).toBe(false);
    },
  );

  test('is the end also where the phone and the rule come at the same time', async () => {
    await punch('in', hoursAgo(10));
    const left = hoursAgo(3);
    await Promise.all([clockOut(), punch('out', left), clockOut()]);
    expect(await entries()).toEqual([['closed', left, []]]);
  });

  test('takes the place of an estimate after 16 hours as well', async () => {
    await punch('in', hoursAgo(17));
    expect(await clockOut()).toBe(true);
    const left = hoursAgo(0.5);
    await punch('out', left);
    expect(await entries()).toEqual([['closed', left, ['long_shift']]]);
  });

  test('that begins new work leaves the question, which a lead answers with any time until then', async () => {
    await punch('in', hoursAgo(10));
    await clockOut();
    await punch('in', hoursAgo(1));
    const [question] = await decisionsOf(cast.database, person);
    const decide = async (end: string) => {
      const [row] = await asCaller<{ answer: object }>(
        cast.database,
        cast.admin.caller,
        `select decide_item($1, 'set_time', 'Saw them leave', ended_at => $2) as answer`,
        [question?.id ?? '', end],
      );
      return row?.answer;
    };
    expect(await decide(hoursAgo(0.9))).toMatchObject({ reason: 'time_impossible' });
    const end = hoursAgo(1.5);
    expect(await decide(end)).toMatchObject({ verdict: 'applied' });
    const [first, second] = await entries();
    expect(first).toEqual(['closed', end, ['stated']]);
    expect(second?.[0]).toBe('open');
  });
});

describe('the instant of a rule', () => {
  async function instant(start: string, zone: string, rule: Rule) {
    const [row] = await cast.database.query<{ at: Date | null }>(
      `select app.auto_out_at(
         jsonb_populate_record(null::public.time_entries, jsonb_build_object(
           'company_id', $1::text, 'person_id', $2::text, 'started_at', $3::text, 'zone', $4::text)), $5) as at`,
      [cast.company, person.personId, start, zone, JSON.stringify(rule)],
    );
    return row?.at?.toISOString() ?? null;
  }
  const at = (time: string) => ({ mode: 'at_time', at: time, hours: null });

  test.each([
    ['a day', '2026-06-01T13:00:00Z', '18:00', '2026-06-02T00:00:00.000Z'],
    ['a start at that very time', '2026-06-01T13:00:00Z', '07:00', '2026-06-02T13:00:00.000Z'],
    ['a night shift', '2026-06-02T03:00:00Z', '06:00', '2026-06-02T12:00:00.000Z'],
    ['the hour that comes twice', '2026-11-01T04:00:00Z', '01:30', '2026-11-01T07:30:00.000Z'],
    ['the hour that is left out', '2026-03-08T04:00:00Z', '02:30', '2026-03-08T09:00:00.000Z'],
    [
      'the night that is an hour longer',
      '2026-11-01T04:00:00Z',
      '06:00',
      '2026-11-01T13:00:00.000Z',
    ],
    [
      'the night that is an hour shorter',
      '2026-03-08T04:00:00Z',
      '06:00',
      '2026-03-08T12:00:00.000Z',
    ],
  ])('is the first such local time after the start: %s', async (_, start, time, expected) => {
    expect(await instant(start, 'America/Denver', at(time))).toBe(expected);
  });

  test('hours are hours, whatever the clock does that night', async () => {
    const rule = { mode: 'after_start', at: null, hours: 10 };
    for (const start of ['2026-11-01T04:00:00.000Z', '2026-03-08T04:00:00.000Z'])
      expect(await instant(start, 'America/Denver', rule)).toBe(
        new Date(Date.parse(start) + 10 * 3_600_000).toISOString(),
      );
  });
});
