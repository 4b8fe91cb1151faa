import { createHash, randomBytes, randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCalendarPage } from '../../apps/server/src/schedule/calendar-page.ts';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { callJson } from './support/hazards.ts';

/** One's own shifts in a calendar program: the secret's, until it ends. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const call = (caller: TestCaller, sql: string, ...parameters: string[]) =>
  callJson(cast.database, caller, sql, parameters);
const get = (path: string) => createCalendarPage(cast).request(path);
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

async function feedOf(person: Person): Promise<string> {
  const secret = randomBytes(24).toString('hex');
  const answer = await call(person.caller, 'save_calendar_feed($1)', hashOf(secret));
  expect(answer).toEqual({ verdict: 'applied' });
  return `/calendar/${secret}.ics`;
}

/** As another program reads it. */
async function eventsAt(path: string) {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      starts: event.startDate.toJSDate().toISOString(),
      ends: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      location: event.location,
      description: event.description,
      status: component.getFirstPropertyValue('status'),
    };
  });
}

const inDays = (days: number, hour: number) => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
};

type Shift = { readonly id: string; readonly starts: string; readonly ends: string };

async function publish(person: Person | null, days: number, note: string | null = null) {
  const shift: Shift = { id: randomUUID(), starts: inDays(days, 14), ends: inDays(days, 22) };
  await cast.database.query(
    `insert into published_shifts (company_id, id, person_id, crew_id, project_id, site_id, starts_local, ends_local,
       zone, starts_second, ends_second, break_minutes, note, starts_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7::timestamptz at time zone 'UTC', $8::timestamptz at time zone 'UTC', 'UTC',
       false, false, 30, $9, $7, $8)`,
    [
      cast.company,
      shift.id,
      person?.personId ?? null,
      cast.crew,
      cast.project,
      cast.site,
      shift.starts,
      shift.ends,
      note,
    ],
  );
  return shift;
}

describe('a calendar feed', () => {
  test('is the person’s own, and needs a company', async () => {
    expect(await call(cast.superAdmin, 'save_calendar_feed($1)', hashOf('a'))).toMatchObject({
      verdict: 'refused',
      reason: 'not_allowed',
    });
  });

  test.each(['', 'A'.repeat(64), 'a'.repeat(63), 'a'.repeat(65)])(
    'refuses the hash "%s"',
    async (hash) => {
      expect(await call(cast.employee.caller, 'save_calendar_feed($1)', hash)).toMatchObject({
        reason: 'invalid_input',
        detail: 'secret_hash',
      });
    },
  );

  test('has the published shifts of its person and of no one else', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const path = await feedOf(person);
    const note =
      'Bring boots; the gate, "north", is locked\nCall first. Ñandú, 🚧 and a line that is far longer than seventy-five octets';
    const shift = await publish(person, 3, note);
    await publish(cast.supervisor, 3);
    await publish(null, 3);
    const [event, ...others] = await eventsAt(path);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      uid: `${shift.id}@muster`,
      sequence: 1,
      starts: shift.starts,
      ends: shift.ends,
      status: 'CONFIRMED',
    });
    expect(event?.description).toContain(note);
    expect(event?.description).toContain('30 min');
  });

  test('tells changes by the same UID with a higher SEQUENCE, and cancellations', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const path = await feedOf(person);
    const [moved, canceled, given] = [
      await publish(person, 4),
      await publish(person, 5),
      await publish(person, 6),
    ];
    await cast.database.query(
      `update published_shifts set sequence = 2, starts_at = starts_at + interval '1 hour' where id = $1`,
      [moved.id],
    );
    await cast.database.query(
      'update published_shifts set sequence = 2, canceled_at = now() where id = $1',
      [canceled.id],
    );
    await cast.database.query(
      'update published_shifts set sequence = 2, person_id = $2 where id = $1',
      [given.id, cast.supervisor.personId],
    );
    expect(await eventsAt(path)).toMatchObject([
      { uid: `${moved.id}@muster`, sequence: 2, starts: inDays(4, 15), status: 'CONFIRMED' },
      { uid: `${canceled.id}@muster`, sequence: 2, status: 'CANCELLED' },
    ]);
  });

  test('reaches 60 days back and 400 ahead', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const path = await feedOf(person);
    await publish(person, -62);
    const [past, ahead] = [await publish(person, -58), await publish(person, 398)];
    await publish(person, 402);
    expect((await eventsAt(path)).map(({ uid }) => uid)).toEqual([
      `${past.id}@muster`,
      `${ahead.id}@muster`,
    ]);
  });

  test('speaks the language of its person', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    await cast.database.query(`update profiles set language = 'es' where person_id = $1`, [
      person.personId,
    ]);
    const path = await feedOf(person);
    await publish(person, 2);
    expect((await eventsAt(path))[0]?.description).toContain('Descanso sin pago');
  });

  test('says that it is there and when it was read, to the hour, and not its secret', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const asked = () => call(person.caller, 'my_calendar_feed()');
    expect(await asked()).toEqual({ created_at: null, last_read_at: null });
    const path = await feedOf(person);
    expect(await asked()).toMatchObject({ created_at: expect.any(String), last_read_at: null });
    await get(path);
    expect(await asked()).toMatchObject({ last_read_at: expect.stringMatching(/:00:00/) });
  });
});

describe('the address of a feed', () => {
  const unknown = () => get(`/calendar/${randomBytes(24).toString('hex')}.ics`);

  async function expectUnknown(path: string) {
    const [gone, never] = [await get(path), await unknown()];
    expect([gone.status, [...gone.headers]]).toEqual([404, [...never.headers]]);
    expect(await gone.text()).toBe(await never.text());
  }

  test('once ended is answered as one that never was', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const path = await feedOf(person);
    expect(await call(person.caller, 'end_calendar_feed()')).toEqual({ verdict: 'applied' });
    expect(await call(person.caller, 'end_calendar_feed()')).toEqual({ verdict: 'applied' });
    await expectUnknown(path);
  });

  test('with the secret of someone else’s is refused like any wrong one', async () => {
    const hash = hashOf('a secret of two people');
    await call(cast.employee.caller, 'save_calendar_feed($1)', hash);
    expect(await call(cast.supervisor.caller, 'save_calendar_feed($1)', hash)).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
      detail: 'secret_hash',
    });
  });

  test('ends when another one is made', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const before = await feedOf(person);
    const after = await feedOf(person);
    await expectUnknown(before);
    expect((await get(after)).status).toBe(200);
  });

  test('ends when its person leaves, also at a planned instant', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const path = await feedOf(person);
    await cast.database.query(
      `update memberships set valid_to = now() - interval '1 second' where person_id = $1`,
      [person.personId],
    );
    await expectUnknown(path);
    await cast.database.query('update memberships set valid_to = null where person_id = $1', [
      person.personId,
    ]);
    expect((await get(path)).status).toBe(200);
    await cast.database.query('select app.end_access($1, $2)', [cast.company, person.personId]);
    await cast.database.query('update memberships set valid_to = null where person_id = $1', [
      person.personId,
    ]);
    await expectUnknown(path);
  });

  test.each(['/calendar/x.ics', '/calendar/%00.ics', `/calendar/${'a'.repeat(3000)}.ics`])(
    '%s is unknown too',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
