import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';

/** The log of changes and their actors, including actors who were promised anonymity. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  await cast.database.script(`
    create table app.tips (
      id uuid primary key default gen_random_uuid(), company_id uuid not null,
      is_anonymous boolean not null, words text not null, reporter uuid
    );
    create trigger audit after insert or update or delete on app.tips
      for each row execute function app.audit_row('reporter', 'is_anonymous');
    create table app.many_tips (like app.tips including defaults);
    create trigger audit_new after insert on app.many_tips referencing new table as added
      for each statement execute function app.audit_new_rows('reporter', 'is_anonymous');
  `);
});
afterAll(() => cast.close());

describe('the audit', () => {
  test('says who changed which columns from what to what', async () => {
    await asCaller(
      cast.database,
      cast.admin.caller,
      `select save_project(id, jsonb_build_object('name', 'Long bridge', 'number', number, 'customer', customer,
         'address', address, 'status', status, 'starts_on', starts_on, 'ends_on', ends_on,
         'default_cost_code_id', default_cost_code_id), version) from projects where id = $1`,
      [cast.project],
    );
    expect(await lastEvent('projects')).toMatchObject({
      company_id: cast.company,
      action: 'update',
      subject_id: cast.project,
      actor_user_id: cast.admin.userId,
      actor_person_id: cast.admin.personId,
      before: { name: 'River bridge' },
      after: { name: 'Long bridge' },
    });
  });

  test('is silent about an update that changed nothing', async () => {
    const before = await eventCount();
    await cast.database.query('update projects set name = name where id = $1', [cast.project]);
    expect(await eventCount()).toBe(before);
  });

  test('never contains withheld values: token and PIN hashes', async () => {
    await cast.database.query(
      `insert into person_pins (company_id, person_id, salt, hash, proof_key, iterations)
       values ($1, $2, $3, $4, $5, 300000)`,
      [cast.company, cast.employee.personId, '5'.repeat(32), 'a'.repeat(64), 'b'.repeat(64)],
    );
    expect(await lastEvent('person_pins')).toMatchObject({
      after: { iterations: 300_000, person_id: cast.employee.personId },
    });
    expect(JSON.stringify(await lastEvent('person_pins'))).not.toMatch(/a{64}|b{64}/);
  });

  test('of a row that hides its author names no actor, no transaction and only the hour', async () => {
    for (const isAnonymous of [false, true]) {
      await cast.database.pipeline([
        {
          text: `select set_config('request.jwt.claims', $1, true)`,
          parameters: [JSON.stringify({ sub: cast.employee.userId })],
        },
        {
          text: `insert into app.tips (company_id, is_anonymous, words, reporter) values ($1, $2, 'Loose plank', $3)`,
          parameters: [cast.company, isAnonymous, cast.employee.userId],
        },
      ]);
    }
    const [open, hidden] = await cast.database.query<{
      recorded_at: Date;
      actor_user_id: string | null;
      after: object;
    }>(`select * from audit_events where subject = 'tips' order by actor_hidden`);
    expect(open).toMatchObject({
      actor_hidden: false,
      actor_user_id: cast.employee.userId,
      actor_person_id: cast.employee.personId,
    });
    expect(hidden).toMatchObject({
      actor_hidden: true,
      actor_user_id: null,
      actor_person_id: null,
      recorded_by: null,
      after: { words: 'Loose plank' },
    });
    expect(hidden?.recorded_at.getTime()).toSatisfy((at: number) => at % 3_600_000 === 0);
    expect(JSON.stringify(hidden)).not.toContain(cast.employee.userId);
  });

  test('records each row that one statement adds, and of each keeps the promise that it makes', async () => {
    await cast.database.pipeline([
      {
        text: `select set_config('request.jwt.claims', $1, true)`,
        parameters: [JSON.stringify({ sub: cast.employee.userId })],
      },
      {
        text: `insert into app.many_tips (company_id, is_anonymous, words, reporter)
          select $1, n = 2, 'Loose plank ' || n, $2 from generate_series(1, 3) n`,
        parameters: [cast.company, cast.employee.userId],
      },
    ]);
    const events = await cast.database.query<{ actor_user_id: string | null; words: string }>(
      `select e.actor_user_id, e.after ->> 'words' as words, e.before, e.action,
         e.subject_id = e.after ->> 'id' as has_id, e.recorded_by is null as has_no_transaction
       from audit_events e where e.subject = 'many_tips' order by 2`,
    );
    expect(events).toEqual(
      [1, 2, 3].map((n) => ({
        actor_user_id: n === 2 ? null : cast.employee.userId,
        words: `Loose plank ${n}`,
        before: null,
        action: 'insert',
        has_id: true,
        has_no_transaction: n === 2,
      })),
    );
    const [row] = await cast.database.query<{ text: string }>(
      `select string_agg(after::text, ' ') as text from audit_events where subject = 'many_tips'`,
    );
    expect(row?.text).not.toContain(cast.employee.userId);
  });

  test('can’t be changed by the server itself', async () => {
    for (const change of [
      `update audit_events set actor_user_id = null`,
      'delete from audit_events',
      'truncate audit_events',
    ]) {
      await expect(cast.database.query(change)).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('partitions', () => {
  test('stand ready for this month and the next three, and making them again changes nothing', async () => {
    const partitions = () =>
      cast.database.query<{ name: string }>(
        `select inhrelid::regclass::text as name from pg_inherits
         where inhparent in ('audit_events'::regclass, 'punch_locations'::regclass) order by 1`,
      );
    const before = await partitions();
    expect(before).toHaveLength(10);
    await cast.database.query('select app.keep_partitions()');
    expect(await partitions()).toEqual(before);
  });

  test('that were not made in time leave their rows where they are, and the others are made', async () => {
    await cast.database.script(`
      drop table app.audit_events_${monthOf(1)};
      drop table app.audit_events_${monthOf(2)};
    `);
    // Rows can't claim another time than their own unless the triggers are off.
    await cast.database.script(`
      set local session_replication_role = replica;
      insert into audit_events (recorded_at, action, subject)
      values (date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' + interval '40 days', 'insert', 'late');
    `);
    await cast.database.query('select app.keep_partitions()');
    const [late] = await cast.database.query<{ partition: string }>(
      `select tableoid::regclass::text as partition from audit_events where subject = 'late'`,
    );
    expect(late?.partition).toBe('app.audit_events_unplaced');
    const [next] = await cast.database.query(`select to_regclass($1) is not null as made`, [
      `app.audit_events_${monthOf(2)}`,
    ]);
    expect(next).toEqual({ made: true });
  });
});

function monthOf(monthsAhead: number): string {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead));
  return month.toISOString().slice(0, 7).replace('-', '_');
}

async function lastEvent(subject: string): Promise<unknown> {
  const [event] = await cast.database.query(
    `select * from audit_events where subject = $1 order by recorded_at desc limit 1`,
    [subject],
  );
  return event;
}

async function eventCount(): Promise<number> {
  const [row] = await cast.database.query<{ count: number }>(
    'select count(*)::int as count from audit_events',
  );
  return row?.count ?? 0;
}
