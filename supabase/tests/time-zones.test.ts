import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calculateDirtyWeeks } from '../../apps/server/src/time/calculate-dirty-weeks.ts';
import { splitStatements } from '../../apps/server/src/db/split-statements.ts';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast } from './support/cast.ts';
import { minutesAgo, punchOf, recordOne } from './support/punches.ts';

/** A zone that is unknown stops neither the person nor the company, whether it arrives or is stored already. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  await cast.database.query(
    `update company_settings set time_zone = 'America/Denver' where company_id = $1`,
    [cast.company],
  );
});
afterAll(() => cast.close());

const worker = () => addPerson(cast.database, cast.company, 'employee');
const unknownZones = [
  'Etc/Unknown',
  'Mars/Base',
  'Mars/Base+3',
  'PDT',
  'Etc/GMT+99',
  '+05:30',
  'x',
];

describe('a name', () => {
  test.each([...unknownZones, '', 'posix/America/Denver', 'Factory'])(
    '%o is no time zone',
    async (name) => {
      expect(await isTimeZone(name)).toBe(false);
    },
  );

  test('that the database takes for a time zone is one for phones and mails too', async () => {
    const rows = await cast.database.query<{ name: string }>(
      'select name from pg_timezone_names where app.is_time_zone(name)',
    );
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.filter(({ name }) => !isKnownToIntl(name))).toEqual([]);
  });

  test('that browsers report is a time zone', async () => {
    const reported = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+7', 'MST7MDT'];
    // A database of 2022 does not know these yet.
    const later = new Set(['America/Ciudad_Juarez', 'America/Coyhaique']);
    const refused: string[] = [];
    for (const name of reported) if (!(await isTimeZone(name))) refused.push(name);
    expect(refused.filter((name) => !later.has(name))).toEqual([]);
  });
});

describe('a punch with an unknown zone', () => {
  test.each(unknownZones)('counts in the company’s zone: %s', async (zone) => {
    const person = await worker();
    const punch = punchOf(person, { zone });
    expect(await recordOne(cast.database, person.caller, punch)).toMatchObject({
      verdict: 'applied',
    });
    expect(await storedZones(punch.id)).toEqual({
      zone: 'America/Denver',
      sent_zone: zone,
      entry_zone: 'America/Denver',
    });
  });

  test('counts in the zone of the person’s own terms', async () => {
    const person = await worker();
    await cast.database.query(
      `insert into pay_terms (company_id, person_id, valid_from, kind, time_zone)
       values ($1, $2, '2020-01-01', 'hourly', 'America/Chicago')`,
      [cast.company, person.personId],
    );
    const punch = punchOf(person, { zone: 'Mars/Base' });
    await recordOne(cast.database, person.caller, punch);
    expect(await storedZones(punch.id)).toMatchObject({ entry_zone: 'America/Chicago' });
  });

  test('falls back to the offset that came with it where no other zone is known', async () => {
    const rows = await cast.database.query<{ offset: number; zone: string }>(
      `select o as offset, app.known_zone('x', gen_random_uuid(), gen_random_uuid(), now(), o) as zone
       from unnest('{-420, 345, 0, 840, -840, null}'::integer[]) o`,
    );
    expect(rows.map(({ zone }) => zone)).toEqual([
      'Etc/GMT+7',
      'Etc/GMT-5',
      'UTC',
      'Etc/GMT-14',
      'UTC',
      'UTC',
    ]);
  });

  test('keeps a known zone as it came', async () => {
    const person = await worker();
    const punch = punchOf(person, { zone: 'America/Los_Angeles' });
    await recordOne(cast.database, person.caller, punch);
    expect(await storedZones(punch.id)).toEqual({
      zone: 'America/Los_Angeles',
      sent_zone: null,
      entry_zone: 'America/Los_Angeles',
    });
  });
});

describe('an unknown zone that is stored', () => {
  test('stops no reader: board, clock, timesheet, hours, corrections and decisions', async () => {
    const person = await worker();
    const entry = await plantOldPunch(person, 'Mars/Base');
    const today = new Date().toISOString().slice(0, 10);

    const board = await answer(cast.admin.caller, 'live_board()');
    expect(board.people).toContainEqual(
      expect.objectContaining({ person_id: person.personId, state: 'on', today_minutes: 60 }),
    );
    expect((await answer(person.caller, 'my_clock()')).entries).toHaveLength(1);
    expect((await answer(person.caller, `my_sheet('${today}')`)).verdict).toBe('ok');
    expect(
      (await answer(cast.admin.caller, `read_sheet('${person.personId}', '${today}')`)).verdict,
    ).toBe('ok');
    expect((await answer(cast.admin.caller, `list_sheets('${today}')`)).verdict).toBe('ok');

    await calculateDirtyWeeks(cast.database, { limit: 100 });
    const left = await cast.database.query('select from app.hours_queue where person_id = $1', [
      person.personId,
    ]);
    expect(left).toEqual([]);

    // The ledger is folded again with the old punch in it, and answers about it name its zone.
    const out = punchOf(person, { kind: 'out', zone: 'Mars/Base' });
    expect(await recordOne(cast.database, person.caller, out)).toMatchObject({
      verdict: 'applied',
      entry_id: entry,
    });
  });

  test('is repaired: what a company chose keeps its offset, an entry takes the person’s zone', async () => {
    const person = await worker();
    const entry = await plantOldPunch(person, 'Mars/Base');
    const sql = await readFile(
      join(import.meta.dirname, '../migrations/20261211000100_known_zones.sql'),
      'utf8',
    );
    const constraints = [...sql.matchAll(/alter table (\S+)\s+add constraint (\S+) check/g)];
    expect(constraints).toHaveLength(5);
    const undo = new Error('undo');
    await expect(
      cast.database.transaction(async (transaction) => {
        const run = (text: string, values: string[] = []) => transaction.query(text, values);
        for (const [, table, name] of constraints) {
          await run(`alter table ${table} drop constraint ${name}`);
        }
        await run('alter table company_settings drop constraint company_settings_time_zone_check');
        await run(`update company_settings set time_zone = 'PDT' where company_id = $1`, [
          cast.company,
        ]);
        await run(
          `update app.hours_queue set due_at = now() + interval '1 hour' where person_id = $1`,
          [person.personId],
        );
        for (const statement of splitStatements(sql)) {
          if (!/add column|comment on/.test(statement)) {
            await run(statement);
          }
        }
        expect(
          await run(
            `select s.time_zone, e.zone,
               (select z.time_zone from company_zones z where z.company_id = s.company_id
                order by valid_from desc limit 1) as newest,
               (select bool_and(q.due_at <= now()) from app.hours_queue q where q.person_id = e.person_id) as is_due
             from company_settings s join time_entries e using (company_id)
             where e.company_id = $1 and e.id = $2`,
            [cast.company, entry],
          ),
        ).toEqual([
          { time_zone: 'Etc/GMT+7', newest: 'Etc/GMT+7', zone: expect.anything(), is_due: true },
        ]);
        throw undo;
      }),
    ).rejects.toBe(undo);
  });
});

/** As a device sent it before zones were judged; answers the entry's id. */
async function plantOldPunch(
  person: Awaited<ReturnType<typeof worker>>,
  zone: string,
): Promise<string> {
  const id = crypto.randomUUID();
  await cast.database.query(
    `insert into punches (
       id, company_id, person_id, kind, occurred_at, received_at, source, actor_person_id, device_id, device_seq,
       device_at, zone, utc_offset_minutes, online, payload_version, payload_hash
     ) values ($1, $2, $3, 'in', $4, $4, 'device', $3, $1, 1, $4, $5, 0, true, 1, sha256('old'))`,
    [id, cast.company, person.personId, minutesAgo(60), zone],
  );
  await cast.database.query(
    `select app.project_person($1, $2, $3, true, row($2, null, now(), null)::app.cause)`,
    [cast.company, person.personId, minutesAgo(61)],
  );
  await cast.database.query('select app.touch_clocks($1, array[$2::uuid])', [
    cast.company,
    person.personId,
  ]);
  await cast.database.query('update time_entries set zone = $2 where id = $1', [id, zone]);
  return id;
}

async function isTimeZone(name: string): Promise<boolean | undefined> {
  const [row] = await cast.database.query<{ is: boolean }>('select app.is_time_zone($1) as is', [
    name,
  ]);
  return row?.is;
}

function isKnownToIntl(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

async function storedZones(id: string): Promise<unknown> {
  const [row] = await cast.database.query(
    `select p.zone, p.sent_zone, e.zone as entry_zone
     from punches p join time_entries e using (company_id, id) where p.id = $1`,
    [id],
  );
  return row;
}

async function answer(
  caller: Parameters<typeof asCaller>[1],
  call: string,
): Promise<Record<string, unknown>> {
  const [row] = await asCaller<{ answer: Record<string, unknown> }>(
    cast.database,
    caller,
    `select ${call} as answer`,
    [],
  );
  return row?.answer ?? {};
}
