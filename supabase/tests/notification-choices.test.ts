import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationKinds } from '../../packages/contract/src/notifications.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { addReachable, addTimeOff } from './support/reminders.ts';

/** People's choice of notifications, held messages, and the log of messages sent or not sent. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  await cast.database.query(
    `update company_settings set quiet_from = '21:00', quiet_to = '06:00', time_zone = 'America/Denver'
     where company_id = $1`,
    [cast.company],
  );
});
afterAll(() => cast.close());

describe('saving one’s own choices', () => {
  test.each([
    ['a topic that is none', { notifications_off: ['stop_work.email'] }, 'notifications_off'],
    ['a channel that is none', { notifications_off: ['clock.phone'] }, 'notifications_off'],
    ['no list', { notifications_off: 'clock.email' }, 'notifications_off'],
    ['own hours without times', quiet('own', null, null), 'quiet_hours'],
    ['hours that begin when they end', quiet('own', '21:00', '21:00'), 'quiet_hours'],
    ['times with another choice', quiet('off', '21:00', '05:00'), 'quiet_hours'],
    ['an unknown choice', quiet('never', null, null), 'quiet_hours'],
  ])('refuses %s', async (_, changes, field) => {
    const person = await addReachable(cast);
    expect(await save(person, changes)).toMatchObject({
      verdict: 'refused',
      reason: 'invalid_input',
      detail: field,
    });
    expect(await settingsOf(person)).toEqual([]);
  });

  test('keeps each field on its own, and the later value', async () => {
    const person = await addReachable(cast);
    await save(person, quiet('own', '20:00', '05:30'), '2026-06-10T12:00:00Z');
    await save(person, { notifications_off: ['clock.email'] }, '2026-06-10T12:01:00Z');
    await save(person, quiet('off', null, null), '2026-06-10T11:00:00Z');
    expect(await settingsOf(person)).toEqual([
      {
        quiet_hours: 'own',
        quiet_from: '20:00',
        quiet_to: '05:30',
        turned_off: ['clock.email'],
      },
    ]);
  });
});

describe('a message that can wait', () => {
  test.each([
    ['a minute before the quiet hours', '2026-06-11T02:59:00Z', '2026-06-11T02:59:00Z'],
    ['as they begin, until they end', '2026-06-11T03:00:00Z', '2026-06-11T12:00:00Z'],
    ['after midnight, until they end', '2026-06-11T11:59:00Z', '2026-06-11T12:00:00Z'],
    ['as they end', '2026-06-11T12:00:00Z', '2026-06-11T12:00:00Z'],
    ['in the autumn night, an hour longer', '2026-11-01T04:00:00Z', '2026-11-01T13:00:00Z'],
    ['in the spring night, an hour shorter', '2026-03-08T05:00:00Z', '2026-03-08T12:00:00Z'],
  ])('goes out %s', async (_, at, goes) => {
    expect(await heldUntil(await addReachable(cast), 'schedule_published', at)).toBe(goes);
  });

  test('waits for the end of time off and of the quiet hours in which that ends', async () => {
    const person = await addReachable(cast);
    await addTimeOff(cast, person, { from: '2026-06-10T06:00Z', to: '2026-06-12T06:00Z' });
    const held = await heldUntil(person, 'schedule_published', '2026-06-10T18:00:00Z');
    expect(held).toBe('2026-06-12T12:00:00Z');
  });

  test('is a stop-work alert never, in quiet hours, on leave and whatever was turned off', async () => {
    const person = await addReachable(cast);
    const night = '2026-06-11T05:00:00Z';
    await addTimeOff(cast, person, { from: '2026-06-10T06:00Z', to: '2026-06-12T06:00Z' });
    await turnOffAll(person);
    await send(person, 'hazard_stop_work', night);
    expect(await sentTo(person)).toEqual(['hazard_stop_work email waiting']);
    expect(await heldUntil(person, 'hazard_stop_work', night)).toBe(night);
  });
});

describe('a message that someone turned off', () => {
  test('stays away by that channel, and comes by the other', async () => {
    const person = await addReachable(cast);
    await addBrowser(person);
    await save(person, { notifications_off: ['schedule.push'] });
    await send(person, 'schedule_published');
    expect(await sentTo(person)).toEqual(['schedule_published email waiting']);
  });

  test('does not come by email either once no push arrives', async () => {
    const person = await addReachable(cast);
    await addBrowser(person);
    await save(person, { notifications_off: ['schedule.email'] });
    await send(person, 'schedule_published');
    await cast.database.query(
      `select app.settle_notification(id, 'failed') from app.notifications where person_id = $1`,
      [person.personId],
    );
    expect(await sentTo(person)).toEqual(['schedule_published web_push failed']);
  });

  test('is in the log as turned off, and nothing was sent', async () => {
    const person = await addReachable(cast);
    await turnOffAll(person);
    await send(person, 'schedule_published');
    expect(await sentTo(person)).toEqual(['schedule_published email skipped']);
    expect(await linesOf(person.caller, person.personId)).toEqual([
      'schedule_published turned_off',
    ]);
  });
});

describe('the log', () => {
  test('is refused for someone else, and for everyone unless the caller is an admin', async () => {
    const [person, other] = [await addReachable(cast), await addReachable(cast)];
    for (const [caller, who] of [
      [person.caller, other.personId],
      [person.caller, null],
      [cast.supervisor.caller, person.personId],
    ] as const) {
      expect(await readLog(caller, who)).toMatchObject({
        verdict: 'refused',
        reason: 'not_allowed',
      });
    }
    expect(await readLog(cast.foreign.admin.caller, person.personId)).toMatchObject({ rows: [] });
  });

  test.each([
    [{ shown: 'all' }, 'shown'],
    [{ after: 'yesterday' }, 'after'],
    [{ after: '2026-02-31T00:00:00Z x' }, 'after'],
  ])('refuses %j', async (asked, field) => {
    expect(await readLog(cast.admin.caller, null, asked)).toMatchObject({
      reason: 'invalid_input',
      detail: field,
    });
  });

  test('has a line per message with its outcome, however many browsers', async () => {
    const person = await addReachable(cast);
    await addBrowser(person);
    await addBrowser(person);
    await send(person, 'jsa_waits', '2026-06-11T02:00:00Z');
    const { rows } = await readLog(person.caller, person.personId);
    expect(rows).toMatchObject([
      { kind: 'jsa_waits', outcome: 'waiting', channels: ['web_push'], held_until: null },
    ]);
  });

  test('knows every kind of message except the one about a private answer', async () => {
    const person = await addReachable(cast);
    const reminders = await cast.database.query<{ kind: string }>(
      `select (regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g'))[1] as kind
       from pg_constraint where conname = 'reminder_log_kind_check'`,
    );
    const judged = new Set(reminders.map(({ kind }) => kind));
    const others = notificationKinds.filter((kind) => !judged.has(kind));
    const logged = others.filter((kind) => kind !== 'private_answer');
    for (const kind of others) await send(person, kind, '2026-06-11T02:00:00Z');
    const lines = await linesOf(person.caller, person.personId);
    expect(lines.toSorted()).toEqual(logged.map((kind) => `${kind} waiting`).toSorted());
  });

  test('names the shift of a reminder, and separates sent from unsent messages', async () => {
    const person = await addReachable(cast);
    await addDecided(person, ['sent', 'punched', 'time_off', 'quiet_hours', 'sent']);
    const all = await linesOf(cast.admin.caller, person.personId);
    expect(all).toHaveLength(5);
    // Most reminders aren't needed, since the punch had been made.
    const needed = await linesOf(cast.admin.caller, person.personId, { shown: 'needed' });
    expect(needed).toEqual(all.filter((line) => line !== 'clock_in_missed punched'));
    expect(await linesOf(cast.admin.caller, person.personId, { shown: 'not_sent' })).toEqual([
      'clock_in_missed quiet_hours',
      'clock_in_missed time_off',
      'clock_in_missed punched',
    ]);
  });

  test('leads on page by page over lines of one instant, each once', async () => {
    const person = await addReachable(cast);
    await addDecided(
      person,
      Array.from({ length: 7 }, () => 'punched'),
      0,
    );
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const page: Log = await readLog(person.caller, person.personId, { after, page_size: 3 });
      ids.push(...page.rows.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect([ids.length, new Set(ids).size]).toEqual([7, 7]);
  });
});

type Log = {
  readonly rows: readonly {
    readonly id: string;
    readonly kind: string;
    readonly outcome: string;
  }[];
  readonly next: string | null;
};
type Asked = { shown?: string | null; after?: string | null; page_size?: number };

function quiet(choice: string, from: string | null, to: string | null) {
  return { quiet_hours: { choice, from, to } };
}

async function save(
  { caller }: Person,
  changes: object,
  madeAt = '2026-06-10T12:00:00Z',
): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select save_my_profile(gen_random_uuid(), $1, $2) as answer',
    [madeAt, JSON.stringify(changes)],
  );
  return row?.answer;
}

function settingsOf({ caller }: Person): Promise<readonly unknown[]> {
  return asCaller(
    cast.database,
    caller,
    'select quiet_hours, quiet_from, quiet_to, turned_off from notification_settings',
  );
}

async function turnOffAll(person: Person): Promise<void> {
  await cast.database.query(
    `insert into notification_settings (company_id, person_id, turned_off)
     select $1, $2, array_agg(t || '.' || c)
     from unnest('{clock,breaks,crew,schedule,requests,timesheets,certificates,safety}'::text[]) t
     cross join unnest('{email,push}'::text[]) c`,
    [cast.company, person.personId],
  );
}

async function heldUntil({ personId }: Person, kind: string, at: string): Promise<string> {
  const [row] = await cast.database.query<{ until: string }>(
    `select to_char(app.held_until($1, $2, $3) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as until`,
    [personId, kind, at],
  );
  return row?.until ?? '';
}

async function send(
  { personId }: Person,
  kind: string,
  at = '2026-06-10T18:00:00Z',
): Promise<void> {
  await cast.database.query(`select app.send_notification($1, $2, $3, '{}', $4)`, [
    kind,
    personId,
    randomUUID(),
    at,
  ]);
}

async function sentTo({ personId }: Person): Promise<readonly string[]> {
  const rows = await cast.database.query<{ line: string }>(
    `select kind || ' ' || channel || ' ' || state as line from app.notifications where person_id = $1 order by 1`,
    [personId],
  );
  return rows.map(({ line }) => line);
}

async function addBrowser({ userId }: Person): Promise<void> {
  await cast.database.query(
    `with session as (insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1) returning id)
     insert into app.push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
     select $1, id, 'https://push.example/' || id, 'key', 'secret' from session`,
    [userId],
  );
}

/** Adds reminders, each decided some seconds after the previous one. */
async function addDecided(
  { personId }: Person,
  outcomes: readonly string[],
  apartSeconds = 60,
): Promise<void> {
  await cast.database.query(
    `insert into reminder_log (company_id, person_id, kind, about, due_at, decided_at, outcome)
     select $1, $2, 'clock_in_missed', gen_random_uuid(), '2026-06-10T13:00Z',
       timestamptz '2026-06-10T13:00Z' + make_interval(secs => $4::int * n::int), o
     from unnest($3::text[]) with ordinality x (o, n)`,
    [cast.company, personId, outcomes, apartSeconds],
  );
}

async function readLog(caller: TestCaller, who: string | null, asked: Asked = {}): Promise<Log> {
  const [row] = await asCaller<{ log: Log }>(
    cast.database,
    caller,
    'select notification_log($1, $2, $3, $4) as log',
    [who, asked.shown ?? null, asked.after ?? null, asked.page_size ?? 50],
  );
  if (row === undefined) throw new Error('no log');
  return row.log;
}

async function linesOf(
  caller: TestCaller,
  who: string,
  asked: Asked = {},
): Promise<readonly string[]> {
  const { rows } = await readLog(caller, who, asked);
  return rows.map(({ kind, outcome }) => `${kind} ${outcome}`);
}
