import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { addLogin, addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { registerTablet, type Tablet, typedOne } from './support/kiosks.ts';
import {
  daysAgo,
  decisionsOf,
  entriesOf,
  minutesAgo,
  punchOf,
  record,
  recordOne,
} from './support/punches.ts';

/** Punches whose time is long before they were made: stated, or from a clock that is wrong. */
let cast: Cast;
let tablet: Tablet;
beforeAll(async () => {
  cast = await openCast();
  tablet = await registerTablet(cast.database, cast.admin.caller, [cast.site]);
});
afterAll(() => cast.close());

const refused = { verdict: 'refused', reason: 'person_not_allowed', occurred_at: null };
const byPin = { pin_check: 'online' } as const;

describe('a finish of yesterday stated at the tablet of today’s site', () => {
  const finish = (person: Person, said: object = {}) =>
    punchOf(person, { ...byPin, kind: 'out', claimed_at: daysAgo(1), ...said });

  test('is refused where the person is served by it neither then nor now', async () => {
    const gone = await memberOf(cast.crew, 30, 2);
    const coming = await memberOf(cast.crew, -1);
    const elsewhere = await memberOf(cast.otherCrew, 30);
    for (const person of [gone, coming, elsewhere, cast.foreign.employee]) {
      expect(await typedOne(cast.database, cast.kiosk.caller, finish(person))).toMatchObject(
        refused,
      );
    }
  });

  test('counts where the person has joined its crew since', async () => {
    const person = await memberOf(cast.crew, 0.2);
    const start = punchOf(person, { device_at: daysAgo(1, 480) });
    await record(cast.database, person.caller, [start]);
    const out = finish(person);
    expect(await typedOne(cast.database, cast.kiosk.caller, out)).toMatchObject({
      verdict: 'applied_flagged',
      flags: ['stated'],
      occurred_at: out.claimed_at,
      entry_id: start.id,
    });
    expect(await entriesOf(cast.database, person)).toMatchObject([{ state: 'closed' }]);
  });

  test('waits for a decision where the person was no member of the company yet', async () => {
    const person = await memberOf(cast.crew, 0.2);
    await joinedCompany(person, 0.2);
    expect(await typedOne(cast.database, cast.kiosk.caller, finish(person))).toMatchObject({
      verdict: 'needs_decision',
      reason: 'revoked_membership',
    });
  });
});

describe('a punch of a device that has lost its clock', () => {
  // Without power since its battery died, without a network, and with an unknown clock error.
  const lost = (person: { readonly personId: string }, said: object = {}) =>
    punchOf(person, {
      device_at: '1970-01-01T07:12:00.000Z',
      skew_ms: null,
      skew_age_ms: null,
      ...said,
    });
  const asked = { verdict: 'needs_decision', reason: 'clock_implausible' };

  test('is refused to a tablet for anyone it doesn’t serve on arrival', async () => {
    const gone = await memberOf(cast.crew, 30, 1);
    for (const person of [gone, cast.loner, cast.foreign.employee]) {
      const answer = await typedOne(cast.database, cast.kiosk.caller, lost(person, byPin));
      expect(answer).toMatchObject(refused);
    }
    const unchecked = await typedOne(cast.database, cast.kiosk.caller, lost(cast.employee));
    expect(unchecked).toMatchObject(refused);
  });

  test('is refused to a supervisor for anyone they don’t lead on arrival', async () => {
    const gone = await memberOf(cast.crew, 30, 1);
    for (const person of [gone, cast.loner, cast.foreign.employee, { personId: randomUUID() }]) {
      const answer = await recordOne(cast.database, cast.supervisor.caller, lost(person));
      expect(answer).toMatchObject(refused);
    }
    for (const { caller } of [cast.otherSupervisor, cast.loner, cast.foreign.admin]) {
      expect(await recordOne(cast.database, caller, lost(cast.employee))).toMatchObject(refused);
    }
  });

  test('is refused to a tablet that was ended before it arrived', async () => {
    const person = await memberOf(cast.crew, 30);
    const ended = await registerTablet(cast.database, cast.admin.caller, [cast.site]);
    await cast.database.query(
      `update kiosks set revoked_at = now() - interval '1 hour' where id = $1`,
      [ended.kioskId],
    );
    expect(await recordOne(cast.database, ended.caller, lost(person, byPin))).toMatchObject(
      refused,
    );
  });

  test.each([
    ['a tablet', () => cast.kiosk.caller, byPin],
    ['the supervisor’s phone', () => cast.supervisor.caller, {}],
    ['the admin’s phone', () => cast.admin.caller, {}],
  ])('is kept from %s, asked about, and not counted until then', async (_, by, said) => {
    const person = await memberOf(cast.crew, 30);
    const punch = lost(person, said);
    expect(await typedOne(cast.database, by(), punch)).toMatchObject(asked);
    expect(await typedOne(cast.database, by(), punch)).toMatchObject({
      verdict: 'replayed',
      first_verdict: 'needs_decision',
    });
    expect(await decisionsOf(cast.database, person)).toMatchObject([
      { kind: 'clock_implausible', state: 'open', punch_id: punch.id },
    ]);
    expect(
      (await entriesOf(cast.database, person)).filter(({ state }) => state !== 'needs_decision'),
    ).toEqual([]);
  });

  test('is kept too when it says to have been online, a month late, or on a day to come', async () => {
    const person = await memberOf(cast.crew, 2);
    for (const said of [
      { online: true, device_at: daysAgo(30) },
      { device_at: '2199-05-01T12:00:00.000Z', claimed_at: daysAgo(30) },
    ]) {
      for (const [caller, pin] of [
        [cast.kiosk.caller, byPin],
        [cast.supervisor.caller, {}],
      ] as const) {
        const answer = await typedOne(cast.database, caller, lost(person, { ...said, ...pin }));
        expect(answer).toMatchObject(asked);
      }
    }
  });

  test('of one’s own waits for the clock, not for having been no member then or one day', async () => {
    const person = await memberOf(cast.crew, 2);
    await joinedCompany(person, 30);
    await cast.database.query(
      `update memberships set valid_to = now() + interval '30 days' where person_id = $1`,
      [person.personId],
    );
    for (const device_at of ['1970-01-01T07:12:00.000Z', '2031-05-01T12:00:00.000Z']) {
      const answer = await recordOne(cast.database, person.caller, lost(person, { device_at }));
      expect(answer).toMatchObject(asked);
    }
    const before = lost(person, { claimed_at: daysAgo(31), device_at: minutesAgo(0) });
    expect(await recordOne(cast.database, person.caller, before)).toMatchObject({
      verdict: 'needs_decision',
      reason: 'revoked_membership',
    });
  });

  test('is refused to someone deactivated, for a day after that', async () => {
    const person = await memberOf(cast.crew, 30);
    await cast.database.query(
      `update memberships set valid_to = now() - interval '1 day' where person_id = $1`,
      [person.personId],
    );
    const ahead = lost(person, { device_at: '2031-05-01T12:00:00.000Z' });
    expect(await recordOne(cast.database, person.caller, ahead)).toMatchObject(refused);
    expect(await recordOne(cast.database, person.caller, lost(person))).toMatchObject({
      verdict: 'needs_decision',
      reason: 'revoked_membership',
    });
  });

  test('asks for the PIN first where a tablet can’t prove that it was typed', async () => {
    const person = await memberOf(cast.crew, 30);
    expect(await recordOne(cast.database, tablet.caller, lost(person, byPin))).toMatchObject({
      verdict: 'needs_decision',
      reason: 'pin_unproven',
    });
  });

  test('counts at once where the clock is a few seconds behind the tablet’s own beginning', async () => {
    const person = await memberOf(cast.crew, 30);
    const fresh = await kioskSince(minutesAgo(20));
    const [near, far] = [
      lost(person, { ...byPin, device_at: minutesAgo(20.5) }),
      lost(person, { ...byPin, device_at: minutesAgo(23) }),
    ];
    expect(await typedOne(cast.database, fresh, near)).toMatchObject({ verdict: 'applied' });
    expect(await typedOne(cast.database, fresh, far)).toMatchObject(asked);
  });
});

/** A member of the company for 90 days, in a crew between some days ago and others. */
async function memberOf(crew: string, from: number, to: number | null = null): Promise<Person> {
  const person = await addPerson(cast.database, cast.company, 'employee');
  await cast.database.query(
    `insert into crew_members (company_id, crew_id, person_id, valid_from, valid_to)
     values ($1, $2, $3, now() - $4::float8 * interval '1 day', now() - $5::float8 * interval '1 day')`,
    [cast.company, crew, person.personId, from, to],
  );
  return person;
}

async function joinedCompany(person: Person, days: number): Promise<void> {
  await cast.database.query(
    `update memberships set valid_from = now() - $2::float8 * interval '1 day' where person_id = $1`,
    [person.personId, days],
  );
}

/** A tablet at the site, which became a kiosk at an instant. */
async function kioskSince(at: string): Promise<TestCaller> {
  const sub = await addLogin(cast.database, { app: { kiosk: true } });
  await cast.database.query(
    `with kiosk as (
       insert into kiosks (company_id, user_id, name, created_at) values ($1, $2, 'Yard tablet', $3) returning id
     ), device as (
       insert into kiosk_devices (company_id, kiosk_id, device_key) select $1, id, repeat('d', 64) from kiosk
     )
     insert into kiosk_sites (company_id, kiosk_id, site_id) select $1, id, $4 from kiosk`,
    [cast.company, sub, at, cast.site],
  );
  return { role: 'authenticated', sub };
}
