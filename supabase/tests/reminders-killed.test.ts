import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { addCrewOf, addReachable, addSeenShift, after } from './support/reminders.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const people = 24;
const minutes = 75;
/** Shifts of a Wednesday in Denver; reminders are decided from half an hour before. */
const startsAt = '2026-06-10T13:00:00Z';
const from = after(startsAt, -1800);

/** Two servers decide the same reminders minute by minute; their processes are killed while they do. */
describe.skipIf(serverUrl === '')('reminders of servers that are killed', () => {
  let cast: Cast;
  let url: string;
  let lead: Person;
  const running = new Set<ChildProcess>();
  beforeAll(async () => {
    cast = await openCast();
    const [here] = await cast.database.query<{ name: string }>('select current_database() as name');
    const address = new URL(serverUrl);
    address.pathname = `/${here?.name ?? ''}`;
    url = address.href;
    await plant();
  });
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await cast.close();
  });

  test('are told each once, of every kind', async () => {
    await Promise.all([liveAndDie(), liveAndDie()]);

    const lines = await cast.database.query<{ kind: string; lines: number; told: number }>(
      `select l.kind, count(*)::int as lines, count(n.id)::int as told
       from reminder_log l
       left join app.notifications n on n.kind = l.kind and n.person_id = l.person_id and n.dedupe_key = l.id::text
       where l.company_id = $1 and l.outcome = 'sent' and l.kind <> 'no_punch'
       group by l.kind order by l.kind`,
      [cast.company],
    );
    expect(lines).toEqual(
      [
        ['certificate_expiring', people],
        ['clock_in_missed', people],
        ['request_waiting', people],
      ].map(([kind, count]) => ({ kind, lines: count, told: count })),
    );
    // Their lead gets one message for each minute at which someone's reminder was due, about everyone who starts at the
    // same time.
    const [missing] = await cast.database.query<{ people: number; named: number }>(
      `select (select count(*)::int from reminder_log where person_id = $1 and kind = 'no_punch') as people,
         (select sum((n.payload ->> 'count')::int)::int from app.notifications n
          where n.person_id = $1 and n.kind = 'no_punch') as named`,
      [lead.personId],
    );
    expect(missing).toEqual({ people, named: people });
    const [all] = await cast.database.query<{ messages: number; jobs: number }>(
      `select count(*)::int as messages, (
         select count(*)::int from app.jobs j where j.kind = 'deliver_notification'
       ) as jobs
       from app.notifications`,
    );
    expect(all?.jobs).toBe(all?.messages);
  }, 120_000);

  /** Runs one server after the other: each is killed after some minutes, and the last one exits normally. */
  async function liveAndDie(): Promise<void> {
    let next = 0;
    for (const life of [7, 11, 13, 17]) next = await serve(next, life);
    await serve(next, minutes);
  }

  /** @returns the minute at which the next server begins; it repeats the last one */
  async function serve(first: number, life: number): Promise<number> {
    const child = spawn(
      process.execPath,
      [
        join(import.meta.dirname, 'support', 'reminding-process.ts'),
        url,
        after(from, first * 60),
        String(minutes - first),
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    running.add(child);
    let done = 0;
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      done += text.split('\n').length - 1;
      // Kills it in the middle of the next minute.
      if (done >= life) child.kill('SIGKILL');
    });
    await once(child, 'close');
    running.delete(child);
    if (child.exitCode !== null && child.exitCode !== 0) throw new Error(said);
    return Math.min(first + Math.max(done - 1, 0), minutes);
  }

  async function plant(): Promise<void> {
    const { database, company } = cast;
    await database.query(`update companies set created_at = '2026-01-01'`);
    await database.query(
      `update company_settings set time_zone = 'America/Denver', remind_employee_after = 5, remind_supervisor_after = 15
       where company_id = $1`,
      [company],
    );
    await database.query(
      `insert into time_off_kinds (company_id, id, name, is_paid, accrual)
       values ($1, '00000000-0000-4000-8000-0000000000fd', 'Vacation', true, 'none')`,
      [company],
    );
    lead = await addReachable(cast, 'supervisor');
    for (let index = 0; index < people; index += 1) {
      const person = await addReachable(cast);
      await addCrewOf(cast, lead, person);
      await addSeenShift(cast, person, { startsAt, endsAt: after(startsAt, 8 * 3600) });
      await database.query(
        `insert into certificates (id, company_id, person_id, kind, expires_on)
         values (gen_random_uuid(), $1, $2, 'OSHA 30', '2026-07-10')`,
        [company, person.personId],
      );
      await database.query(
        `insert into time_off_requests (company_id, id, person_id, kind_id, state, first_day, last_day, zone, starts_at,
           ends_at, minutes, request_hash, asked_at)
         values ($1, gen_random_uuid(), $2, '00000000-0000-4000-8000-0000000000fd', 'waiting', '2026-08-03',
           '2026-08-03', 'America/Denver', '2026-08-03', '2026-08-04', 480, '', $3)`,
        [company, person.personId, after(startsAt, 60 * index)],
      );
    }
  }
});
