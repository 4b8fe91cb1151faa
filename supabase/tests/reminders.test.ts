import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCast, type Cast, type Person } from './support/cast.ts';
import {
  addBrowsers,
  addCrewOf,
  addOpenEntry,
  addPunch,
  addReachable,
  addReport,
  addSeenShift,
  addTimeOff,
  after,
  logOf,
  messagesTo,
  type ShiftTimes,
} from './support/reminders.ts';

/** Reminders: when they are due, who gets them, and what keeps them from being sent. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  await cast.database.query(`update companies set created_at = '2026-01-01'`);
});
afterAll(() => cast.close());

/** 7:00 and 15:30 in Denver. */
const start = '2026-06-10T13:00:00Z';
const end = '2026-06-10T21:30:00Z';

describe('a missed clock-in', () => {
  test.each([0, 1, 3, 5, 15, 30])('is told after %i minutes, not before', async (minutes) => {
    await remindAfter(minutes);
    const person = await reachable();
    await addShift(person);
    await remind(after(start, minutes * 60 - 1));
    expect(await logOf(cast, person)).toEqual([]);
    await remind(after(start, minutes * 60));
    expect(await logOf(cast, person)).toEqual(['clock_in_missed sent']);
    expect(await messagesTo(cast, person, 'clock_in_missed')).toEqual([
      { starts_local: '2026-06-10T07:00' },
    ]);
  });

  test('is not sent if the company has turned it off', async () => {
    await remindAfter(null);
    const person = await reachable();
    await addShift(person);
    await remind(after(start, 1800));
    expect(await logOf(cast, person)).toEqual([]);
  });

  test('is neither sent nor decided while the company is suspended', async () => {
    await remindAfter(0);
    const person = await reachable();
    await addShift(person);
    await cast.database.query(
      `insert into app.company_suspensions (company_id, reason, contact, suspended_by, suspended_by_name)
       values ($1, 'Unpaid', 'help@muster.test', gen_random_uuid(), 'Pat')`,
      [cast.company],
    );
    await remind(after(start, 1800));
    expect(await logOf(cast, person)).toEqual([]);
    await cast.database.query('delete from app.company_suspensions');
    await remind(after(start, 1800));
    expect(await logOf(cast, person)).toEqual(['clock_in_missed sent']);
  });

  test.each([
    ['two hours before the start', -7200, 'punched'],
    ['longer before, which is another matter', -7201, 'sent'],
    ['at the instant of the reminder', 0, 'punched'],
  ])('knows a punch %s', async (_, seconds, outcome) => {
    await remindAfter(0);
    const person = await reachable();
    await addShift(person);
    await addPunch(cast, person, after(start, seconds));
    await remind(start);
    expect(await logOf(cast, person)).toEqual([`clock_in_missed ${outcome}`]);
    expect(await messagesTo(cast, person, 'clock_in_missed')).toHaveLength(
      outcome === 'sent' ? 1 : 0,
    );
  });

  test.each([
    ['until the start', '2026-06-09T06:00Z', start, 'approved', 'sent'],
    ['until a minute after it', '2026-06-09T06:00Z', after(start, 60), 'approved', 'time_off'],
    ['that no one has approved', '2026-06-09T06:00Z', end, 'waiting', 'sent'],
    ['from later that day on', after(start, 3600), end, 'approved', 'sent'],
  ])('looks at time off %s', async (_, from, to, state, outcome) => {
    await remindAfter(0);
    const person = await reachable();
    await addShift(person);
    await addTimeOff(cast, person, { from, to, state });
    await remind(start);
    expect(await logOf(cast, person)).toEqual([`clock_in_missed ${outcome}`]);
  });

  test('is left to a device that covers it, and to the server past that', async () => {
    await remindAfter(0);
    const [covered, past] = [await reachable(), await reachable()];
    for (const [person, until] of [
      [covered, start],
      [past, after(start, -1)],
    ] as const) {
      await addShift(person);
      await addReport(cast, person, start, until);
    }
    await remind(start);
    expect(await logOf(cast, covered)).toEqual(['clock_in_missed on_device']);
    expect(await logOf(cast, past)).toEqual(['clock_in_missed sent']);
  });

  test('is not left to a device that does not know the shift or the settings as they are', async () => {
    await remindAfter(0);
    const [moved, changed, known] = [await reachable(), await reachable(), await reachable()];
    for (const person of [moved, changed, known]) await addShift(person);
    await addReport(cast, known, start, end);
    await addReport(cast, moved, start, end, '2026-06-01T11:59:59.999Z');
    await addReport(cast, changed, start, end, '2026-06-05T12:00:00Z');
    await settingsChangedAt('2026-05-01T00:00:00Z');
    await remind(start);
    expect(await logOf(cast, known)).toEqual(['clock_in_missed on_device']);
    expect(await logOf(cast, moved)).toEqual(['clock_in_missed sent']);
    expect(await logOf(cast, changed)).toEqual(['clock_in_missed on_device']);
    await addShift(changed, { startsAt: after(start, 3600) });
    await settingsChangedAt('2026-06-05T12:00:00.001Z');
    await remind(after(start, 3600));
    expect(await logOf(cast, changed)).toEqual([
      'clock_in_missed on_device',
      'clock_in_missed sent',
    ]);
  });

  test('is not left to a device whose person turned off notifications for it', async () => {
    await remindAfter(0);
    const person = await reachable();
    await addShift(person);
    await addReport(cast, person, start, end);
    await turnOff(person, ['clock.push']);
    await addReport(cast, person, start, end, new Date(Date.now() + 60_000).toISOString());
    await remind(start);
    expect(await logOf(cast, person)).toEqual(['clock_in_missed sent']);
  });

  test('is not sent more than half an hour late, but logged', async () => {
    await remindAfter(0);
    const [late, later] = [await reachable(), await reachable()];
    await addShift(late);
    await remind(after(start, 1800));
    expect(await logOf(cast, late)).toEqual(['clock_in_missed sent']);
    await addShift(later);
    await remind(after(start, 1801));
    expect(await logOf(cast, later)).toEqual(['clock_in_missed too_late']);
  });

  test('is not sent for a shift that was canceled, or published only afterward', async () => {
    await remindAfter(0);
    const [canceled, published] = [await reachable(), await reachable()];
    await addShift(canceled, { canceledAt: after(start, -60) });
    await addShift(published, { publishedAt: after(start, 1) });
    await remind(after(start, 60));
    expect([...(await logOf(cast, canceled)), ...(await logOf(cast, published))]).toEqual([]);
  });

  test('is sent again if the shift moves, and once however often the job runs', async () => {
    await remindAfter(0);
    const person = await reachable();
    const shift = await addShift(person);
    await Promise.all([remind(start), remind(start), remind(after(start, 60))]);
    await remind(after(start, -60));
    await remind(start);
    expect(await logOf(cast, person)).toEqual(['clock_in_missed sent']);
    await cast.database.query(
      `update published_shifts set starts_at = starts_at + interval '1 hour' where id = $1`,
      [shift],
    );
    await remind(after(start, 3600));
    expect(await logOf(cast, person)).toEqual(['clock_in_missed sent', 'clock_in_missed sent']);
  });

  test('comes at the wall time of the repeated hour that the shift means', async () => {
    await remindAfter(0);
    const person = await reachable();
    // The second 1:30 in the night of November 1, 2026, in Denver.
    const second = '2026-11-01T08:30:00Z';
    await addShift(person, { startsAt: second, endsAt: '2026-11-01T14:00:00Z' });
    await remind('2026-11-01T07:30:00Z');
    expect(await logOf(cast, person)).toEqual([]);
    await remind(second);
    expect(await logOf(cast, person)).toEqual(['clock_in_missed sent']);
  });
});

describe('a missed clock-out', () => {
  test('is sent 15 minutes after the shift ended', async () => {
    const person = await reachable();
    await addShift(person);
    await addOpenEntry(cast, person, start);
    await remind(after(end, 899));
    expect(await messagesTo(cast, person, 'clock_out_missed')).toEqual([]);
    await remind(after(end, 900));
    await remind(after(end, 960));
    expect(await messagesTo(cast, person, 'clock_out_missed')).toEqual([
      { ends_local: '2026-06-10T15:30', hours: 8 },
    ]);
  });

  test('is sent again if the shift ends later', async () => {
    const person = await reachable();
    const shift = await addShift(person);
    await addOpenEntry(cast, person, start);
    await remind(after(end, 900));
    await cast.database.query(
      `update published_shifts set ends_at = ends_at + interval '1 hour' where id = $1`,
      [shift],
    );
    await remind(after(end, 900 + 3599));
    expect(await logOf(cast, person)).toEqual(['clock_out_missed sent']);
    await remind(after(end, 900 + 3600));
    expect(await logOf(cast, person)).toEqual(['clock_out_missed sent', 'clock_out_missed sent']);
  });

  test('is sent after the company’s hours if there is no shift', async () => {
    const person = await reachable();
    await addOpenEntry(cast, person, start);
    await remind(after(start, 8 * 3600 - 1));
    expect(await logOf(cast, person)).toEqual([]);
    await remind(after(start, 8 * 3600));
    expect(await messagesTo(cast, person, 'clock_out_missed')).toEqual([
      { ends_local: null, hours: 8 },
    ]);
  });

  test('is left to a device that knows of the clock-in, also without a shift', async () => {
    const [known, unknown] = [await reachable(), await reachable()];
    await settingsChangedAt('2026-05-01T00:00:00Z');
    for (const [person, seenAt] of [
      [known, start],
      [unknown, after(start, -1)],
    ] as const) {
      await addOpenEntry(cast, person, start);
      await addReport(cast, person, seenAt, after(start, 9 * 3600), '2026-06-01T12:00:00Z');
    }
    await remind(after(start, 8 * 3600));
    expect(await logOf(cast, known)).toContain('clock_out_missed on_device');
    expect(await logOf(cast, unknown)).toContain('clock_out_missed sent');
  });

  test('is not sent once the punch has arrived', async () => {
    const person = await reachable();
    const entry = await addOpenEntry(cast, person, start);
    await cast.database.query(
      `update time_entries set state = 'closed', ended_at = $2 where id = $1`,
      [entry, end],
    );
    await remind(after(end, 900));
    expect(await logOf(cast, person)).toEqual([]);
  });
});

describe('a lead’s notice about a missed clock-in', () => {
  test('says when the phone was last seen, 15 minutes after the start', async () => {
    const { lead, person } = await crewOfTwo();
    await addShift(person);
    await addReport(cast, person, '2026-06-10T12:12:00Z');
    await remind(after(start, 899));
    expect(await messagesTo(cast, lead, 'no_punch')).toEqual([]);
    await remind(after(start, 900));
    await remind(after(start, 1800));
    expect(await messagesTo(cast, lead, 'no_punch')).toEqual([
      {
        count: 1,
        people: [
          expect.objectContaining({
            starts_local: '2026-06-10T07:00',
            seen_local: '2026-06-10T06:12',
          }),
        ],
      },
    ]);
  });

  test('comes half an hour later if no device has reported', async () => {
    const { lead, person } = await crewOfTwo();
    await addShift(person);
    await remind(after(start, 1799));
    expect(await messagesTo(cast, lead, 'no_punch')).toEqual([]);
    await remind(after(start, 1800));
    expect(await messagesTo(cast, lead, 'no_punch')).toEqual([
      { count: 1, people: [expect.objectContaining({ seen_local: null })] },
    ]);
  });

  test('is not sent about someone who has punched, is on leave, or is led by others', async () => {
    const { lead, person } = await crewOfTwo();
    await addShift(person);
    await addPunch(cast, person, after(start, 60));
    const off = await crewOfTwo();
    await addShift(off.person);
    await addTimeOff(cast, off.person, { from: start, to: end });
    const other = await crewOfTwo();
    await addShift(other.person);
    await remind(after(start, 1800));
    expect(await messagesTo(cast, lead, 'no_punch')).toEqual([]);
    expect(await messagesTo(cast, off.lead, 'no_punch')).toEqual([]);
    expect(await messagesTo(cast, other.lead, 'no_punch')).toHaveLength(1);
  });
});

describe('a message to someone with a browser', () => {
  test('goes by email only once every push has failed', async () => {
    const person = await reachable();
    await addBrowsers(cast, person, 2);
    await cast.database.query(`select app.send_notification('no_punch', $1, 'k', '{"a": 1}')`, [
      person.personId,
    ]);
    expect(await channelsTo(person)).toEqual(['web_push', 'web_push']);
    await settleNext(person, 'failed');
    expect(await channelsTo(person)).toEqual(['web_push', 'web_push']);
    await settleNext(person, 'skipped');
    expect(await channelsTo(person)).toEqual(['email', 'web_push', 'web_push']);
    expect(await messagesTo(cast, person, 'no_punch')).toEqual([{ a: 1 }]);
  });

  test('goes by no email when one push has arrived', async () => {
    const person = await reachable();
    await addBrowsers(cast, person, 2);
    await cast.database.query(`select app.send_notification('no_punch', $1, 'k', '{}')`, [
      person.personId,
    ]);
    await settleNext(person, 'sent');
    await settleNext(person, 'failed');
    expect(await channelsTo(person)).toEqual(['web_push', 'web_push']);
  });
});

function reachable(): Promise<Person> {
  return addReachable(cast);
}

function addShift(person: Person, times: Partial<ShiftTimes> = {}): Promise<string> {
  return addSeenShift(cast, person, { startsAt: start, endsAt: end, ...times });
}

async function crewOfTwo(): Promise<{ readonly lead: Person; readonly person: Person }> {
  const lead = await addReachable(cast, 'supervisor');
  const person = await addReachable(cast);
  await addCrewOf(cast, lead, person);
  return { lead, person };
}

function remind(at: string): Promise<readonly unknown[]> {
  return cast.database.query('select app.send_reminders($1)', [at]);
}

function remindAfter(minutes: number | null): Promise<readonly unknown[]> {
  return cast.database.query(
    'update company_settings set remind_employee_after = $2 where company_id = $1',
    [cast.company, minutes],
  );
}

async function settingsChangedAt(at: string): Promise<void> {
  await cast.database.query(
    'update company_settings set reminders_changed_at = $2 where company_id = $1',
    [cast.company, at],
  );
  await cast.database.query('update company_rules set changed_at = $2 where company_id = $1', [
    cast.company,
    '2026-05-01',
  ]);
}

async function turnOff({ personId }: Person, topics: readonly string[]): Promise<void> {
  await cast.database.query(
    'insert into notification_settings (company_id, person_id, turned_off) values ($1, $2, $3)',
    [cast.company, personId, topics],
  );
}

/** Ends the first waiting push with this state. */
async function settleNext({ personId }: Person, state: string): Promise<void> {
  await cast.database.query(
    `select app.settle_notification((
       select id from app.notifications where person_id = $1 and channel = 'web_push' and state = 'waiting'
       order by id limit 1
     ), $2)`,
    [personId, state],
  );
}

async function channelsTo({ personId }: Person): Promise<readonly string[]> {
  const rows = await cast.database.query<{ channel: string }>(
    'select channel from app.notifications where person_id = $1 order by channel',
    [personId],
  );
  return rows.map(({ channel }) => channel);
}
