/**
 * Who may see and make payroll exports, what is in the way of one, and what each of them holds. Denials first.
 */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  payrollExportAnswerSchema,
  payrollFormats,
  payrollLinesAnswerSchema,
  payrollMappingAnswerSchema,
  payrollPeriodAnswerSchema,
  payrollPeriodsAnswerSchema,
  payrollSystemOf,
  type PayrollMappingChange,
  type PayrollPeriod,
} from '../../packages/contract/src/payroll.ts';
import { asCaller, type TestCaller } from '../../packages/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { shareDatabase } from './support/shared-database.ts';
import { calculateHours, plantShift, setZone } from './support/shifts.ts';
import { approve, callSheet, lock, nextWeek, sign, unlock, week } from './support/sheets.ts';

const shared = shareDatabase();
let cast: Cast;
beforeEach(async () => {
  cast = await openCast(shared());
  await setZone(cast.database, cast.company, 'America/Denver');
  await cast.database.query(
    `insert into pay_rates (company_id, person_id, rate, currency, valid_from)
     select company_id, person_id, 300000, 'USD', '2026-01-05' from profiles where company_id = $1`,
    [cast.company],
  );
  for (const person of [cast.employee, cast.helper]) {
    await work(person.personId, week, 8);
  }
  await calculateHours(cast.database);
});

describe('no one but an admin', () => {
  test('reads periods, lines, mappings or exports, or asks for a file', async () => {
    const { employee, supervisor, otherSupervisor, kiosk } = cast;
    await lockAll();
    const id = await exported();
    for (const { caller } of [employee, supervisor, otherSupervisor, kiosk]) {
      for (const call of [
        'list_payroll_periods()',
        `read_payroll_period('${week}')`,
        `list_payroll_lines('${week}')`,
        `read_payroll_mapping('adp')`,
        `save_payroll_mapping('adp', '[]')`,
        `start_payroll_export(gen_random_uuid(), '${week}', 'csv')`,
        `cancel_payroll_export('${id}')`,
        `read_payroll_export('${id}')`,
        `read_payroll_file('${id}')`,
      ]) {
        expect([call, await callSheet(cast.database, caller, call)]).toEqual([
          call,
          { verdict: 'refused', reason: 'not_allowed' },
        ]);
      }
    }
  });

  test('reads the tables or the files, and no admin writes them', async () => {
    await lockAll();
    const id = await exported();
    await finish(id);
    for (const caller of [cast.employee.caller, cast.supervisor.caller, cast.admin.caller]) {
      for (const table of [
        'payroll_people',
        'payroll_codes',
        'payroll_exports',
        'payroll_export_pay',
        'payroll_export_time',
      ]) {
        for (const sql of [`select * from ${table}`, `delete from ${table}`]) {
          await expect(asCaller(cast.database, caller, sql)).rejects.toMatchObject({
            code: '42501',
          });
        }
      }
      expect(await filesSeen(caller)).toEqual([]);
      await asCaller(
        cast.database,
        caller,
        `delete from storage.objects where bucket_id = 'payroll-files'`,
      ).catch(() => {});
    }
    expect(await filesSeen({ role: 'service_role' })).toHaveLength(1);
  });

  test('opens a file without the look being noted, and an admin only shortly after it', async () => {
    await lockAll();
    const id = await exported();
    await finish(id);
    const { admin, foreign, database } = cast;
    expect(await filesSeen(admin.caller)).toEqual([]);
    expect(await callSheet(database, foreign.admin.caller, `read_payroll_file('${id}')`)).toEqual({
      verdict: 'refused',
      reason: 'not_found',
    });
    expect(await callSheet(database, admin.caller, `read_payroll_file('${id}')`)).toMatchObject({
      verdict: 'ok',
      name: 'a.csv',
    });
    expect(await filesSeen(admin.caller)).toHaveLength(1);
    expect(await filesSeen(foreign.admin.caller)).toEqual([]);
    await database.query(`alter table payroll_reads disable trigger refuse_change`);
    await database.query(`update payroll_reads set read_at = read_at - interval '3 minutes'`);
    expect(await filesSeen(admin.caller)).toEqual([]);
  });

  test('of another company finds the period’s exports', async () => {
    await lockAll();
    const id = await exported();
    const { foreign, database } = cast;
    for (const call of [`read_payroll_export('${id}')`, `cancel_payroll_export('${id}')`]) {
      expect(await callSheet(database, foreign.admin.caller, call)).toMatchObject({
        reason: 'not_found',
      });
    }
    expect((await period({ caller: foreign.admin.caller })).history).toEqual([]);
    expect(
      await callSheet(
        database,
        foreign.admin.caller,
        `save_payroll_mapping('adp', '[{"kind": "person", "key": "${cast.employee.personId}", "value": "1"}]')`,
      ),
    ).toEqual({ verdict: 'refused', reason: 'invalid_input', detail: 'key' });
  });
});

describe('before an export', () => {
  test('whoever is not ready is named with the reason, and left out', async () => {
    await sign(cast.database, cast.employee.caller, cast.employee.personId);
    expect(await problems()).toMatchObject([
      { kind: 'not_approved', person_id: cast.employee.personId, blocks: false },
      { kind: 'unsigned', person_id: cast.helper.personId, blocks: false },
    ]);
    await approve(cast.database, cast.supervisor.caller, [cast.employee.personId]);
    expect((await problems())[0]).toMatchObject({ kind: 'not_locked' });
    expect(await start()).toMatchObject({ reason: 'nothing_to_export' });
  });

  test('time that is open or waits for review is named with its day', async () => {
    await plantShift(cast.database, cast.company, cast.loner, { from: `${week}T20:00:00Z` });
    await cast.database.query(
      `insert into decision_items (id, company_id, person_id, punch_id, kind, state)
       select gen_random_uuid(), company_id, person_id, id, 'disputed', 'open' from punches
       where person_id = $1 and kind = 'in'`,
      [cast.employee.personId],
    );
    await calculateHours(cast.database);
    const found = await problems();
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'entry_open', person_id: cast.loner.personId, date: week }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({
        kind: 'needs_review',
        person_id: cast.employee.personId,
        date: week,
      }),
    );
  });

  test('a system’s missing names block it, and so does one that is too long or of a wrong form', async () => {
    await lockAll();
    expect(await blocking('csv')).toEqual(['unmapped_person', 'unmapped_person']);
    expect(await start({ format: 'csv' })).toMatchObject({ reason: 'payroll_problems' });
    expect(await blocking('adp')).toEqual([
      'unmapped_person',
      'unmapped_person',
      'unmapped_setting',
      'unmapped_setting',
    ]);
    await map('adp', [
      { kind: 'setting', key: 'co_code', value: 'ABC' },
      { kind: 'setting', key: 'batch_id', value: 'MUSTER' },
      { kind: 'person', key: cast.employee.personId, value: '123456' },
      { kind: 'person', key: cast.helper.personId, value: '1234567' },
    ]);
    expect(await blocking('adp')).toEqual(['too_long']);
    await map('adp', [{ kind: 'person', key: cast.helper.personId, value: 'A1' }]);
    expect(await blocking('adp')).toEqual(['wrong_form']);
    await map('adp', [{ kind: 'person', key: cast.helper.personId, value: '123456' }]);
    expect(await blocking('adp')).toEqual(['same_id', 'same_id']);
    await map('adp', [{ kind: 'person', key: cast.helper.personId, value: '000017' }]);
    expect(await blocking('adp')).toEqual([]);
    expect(await start({ format: 'adp' })).toMatchObject({ verdict: 'applied' });
  });

  test('every earning that occurs needs its name where the system has none', async () => {
    await lockAll();
    await mapPeople('paychex');
    await map('paychex', [{ kind: 'setting', key: 'client_id', value: '12345678' }]);
    expect(await problems('paychex')).toMatchObject([
      { kind: 'unmapped_earning', subject: 'regular', blocks: true },
    ]);
    await map('paychex', [{ kind: 'earning', key: 'regular', value: 'Hourly' }]);
    expect(await problems('paychex')).toEqual([]);
  });

  test('a missing rate is named and a second currency blocks files that have no field for it', async () => {
    await cast.database.query('delete from pay_rates where person_id = $1', [cast.helper.personId]);
    await calculateHours(cast.database);
    await lockAll();
    await mapPeople('generic');
    expect(await problems()).toMatchObject([
      { kind: 'missing_rate', person_id: cast.helper.personId, blocks: false, date: week },
    ]);
    await cast.database.query(
      `update locked_pay_lines set currency = 'MXN', amount_cents = 1 where person_id = $1`,
      [cast.helper.personId],
    );
    await work(cast.employee.personId, `2026-10-06`, 1);
    expect((await problems()).map(({ kind, blocks }) => [kind, blocks])).toEqual([
      ['mixed_currency', false],
    ]);
    await mapPeople('gusto');
    expect((await problems('gusto')).map(({ kind, blocks }) => [kind, blocks])).toEqual([
      ['mixed_currency', true],
    ]);
  });

  test('a mapping is refused as a whole when a part of it is wrong', async () => {
    const good = { kind: 'earning', key: 'regular', value: 'REG' } as const;
    for (const [bad, detail] of [
      [{ kind: 'earning', key: 'bonus', value: 'B' }, 'key'],
      [{ kind: 'setting', key: 'co_code', value: 'B' }, 'key'],
      [{ kind: 'person', key: randomUUID(), value: 'B' }, 'key'],
      [{ kind: 'project', key: cast.foreign.project, value: 'B' }, 'key'],
      [{ kind: 'cost_code', key: 'x', value: 'B' }, 'key'],
      [{ kind: 'earning', key: 'overtime', value: 'x'.repeat(101) }, 'value'],
      [{ kind: 'earning', key: 'overtime', value: 'a\tb' }, 'value'],
      [{ kind: 'other', key: 'overtime', value: 'x' }, 'kind'],
    ] as const) {
      expect([
        bad,
        await callSheet(cast.database, cast.admin.caller, 'save_payroll_mapping($1, $2)', [
          'generic',
          JSON.stringify([good, bad]),
        ]),
      ]).toEqual([bad, { verdict: 'refused', reason: 'invalid_input', detail }]);
    }
    const mapping = async () =>
      payrollMappingAnswerSchema.parse(
        await callSheet(cast.database, cast.admin.caller, `read_payroll_mapping('generic')`),
      );
    expect(await mapping()).toMatchObject({ names: {} });
    await map('generic', [
      good,
      { kind: 'earning', key: 'overtime', value: 'x'.repeat(100) },
      { kind: 'project', key: cast.project, value: 'P1' },
      { kind: 'cost_code', key: cast.costCode, value: ' C1 ' },
    ]);
    const known = await mapping();
    expect(known).toMatchObject({ names: { 'earning:regular': 'REG' } });
    expect(known.verdict === 'ok' && known.cost_codes[0]?.value).toBe('C1');
    await map('generic', [{ ...good, value: ' ' }]);
    expect(await mapping()).toMatchObject({ names: { 'earning:overtime': 'x'.repeat(100) } });
  });
});

describe('an export', () => {
  test('freezes the lines of locked timesheets to the minute and the cent', async () => {
    await lockAll();
    await mapPeople('generic');
    const id = await exported();
    expect(await linesOf(id)).toEqual(
      [
        { person_id: cast.employee.personId, minutes: 480, cents: 24_000 },
        { person_id: cast.helper.personId, minutes: 480, cents: 24_000 },
      ].toSorted((one, other) => (one.person_id < other.person_id ? -1 : 1)),
    );
    expect(await page(id)).toMatchObject({
      number: 1,
      state: 'waiting',
      is_delta: false,
      people: 2,
      totals: { minutes: { regular: 960 }, cents: { USD: 48_000 }, without_amount: 0 },
      asked_by: expect.any(String),
    });
    expect(await start({ id })).toEqual({ verdict: 'replayed', state: 'waiting' });
    expect(await start({ id, format: 'xlsx' })).toMatchObject({ reason: 'taken' });
    expect(await start()).toMatchObject({ reason: 'export_running' });
    await finish(id);
    expect(await start()).toMatchObject({ reason: 'nothing_to_export' });
  });

  test('of a period again holds only the difference, and adjustments are in one export only', async () => {
    await lockAll();
    await mapPeople('generic');
    const first = await exported();
    await finish(first);
    // A late hour on a locked day: an adjustment that the next period pays.
    await work(cast.employee.personId, week, 1, 22);
    await work(cast.employee.personId, nextWeek, 8);
    await calculateHours(cast.database);
    expect(await start()).toMatchObject({ reason: 'nothing_to_export' });
    await lockOne(cast.employee, nextWeek);
    const next = await exported({ from: nextWeek });
    expect(await linesOf(next)).toEqual([
      { person_id: cast.employee.personId, minutes: 540, cents: 27_000 },
    ]);
    await finish(next);
    // Whose sheet is unlocked is left out; what changes until it is locked again is the difference.
    await unlock(cast.database, cast.admin.caller, cast.employee.personId, { from: nextWeek });
    expect(await start({ from: nextWeek })).toMatchObject({ reason: 'nothing_to_export' });
    await work(cast.employee.personId, '2026-10-13', 2);
    await calculateHours(cast.database);
    await lockOne(cast.employee, nextWeek);
    const delta = await exported({ from: nextWeek });
    expect(await linesOf(delta)).toEqual([
      { person_id: cast.employee.personId, minutes: 120, cents: 6000 },
    ]);
    expect(await page(delta)).toMatchObject({ is_delta: true, people: 1 });
    const [sums] = await cast.database.query(
      `select (select sum(minutes)::int from payroll_export_pay where person_id = $1) as exported,
         (select sum(minutes)::int from locked_pay_lines where person_id = $1) as locked,
         (select sum(minutes)::int from payroll_export_time where person_id = $1) as by_day`,
      [cast.employee.personId],
    );
    expect(sums).toEqual({ exported: 1140, locked: 1140, by_day: 1140 });
  });

  test('in another format holds the same lines', async () => {
    await lockAll();
    await mapPeople('generic');
    const id = await exported();
    expect(await start({ format: 'xlsx', linesOf: id })).toMatchObject({ reason: 'not_found' });
    await finish(id);
    const sibling = randomUUID();
    expect(await start({ id: sibling, format: 'xlsx', linesOf: id })).toMatchObject({
      verdict: 'applied',
    });
    expect(await page(sibling)).toMatchObject({ lines_of: id, totals: { cents: { USD: 48_000 } } });
    const batches = await Promise.all(
      [id, sibling].map((of) =>
        cast.database.query(`select * from app.payroll_batch($1, $2, null, 10)`, [
          cast.company,
          of,
        ]),
      ),
    );
    // Another system's names are asked for as in a first export.
    expect(await start({ format: 'adp', linesOf: id })).toMatchObject({
      reason: 'payroll_problems',
    });
    const asAdp = payrollExportAnswerSchema.parse(
      await callSheet(cast.database, cast.admin.caller, `read_payroll_export('${id}', 'adp')`),
    );
    expect(asAdp).toMatchObject({
      problems: { blocking: 4, counts: { unmapped_person: 2, unmapped_setting: 2 } },
    });
    expect(batches[0]).toHaveLength(2);
    expect(batches[1]).toEqual(batches[0]);
  });

  test('that is canceled or fails leaves everything to the next one', async () => {
    await lockAll();
    await mapPeople('generic');
    const canceled = await exported();
    const cancel = () =>
      callSheet(cast.database, cast.admin.caller, `cancel_payroll_export('${canceled}')`);
    expect(await cancel()).toEqual({ verdict: 'applied', state: 'canceled' });
    expect(await cancel()).toMatchObject({ reason: 'export_over' });
    const failed = await exported();
    await cast.database.query(`select app.drop_payroll_lines($1, $2, 'failed')`, [
      cast.company,
      failed,
    ]);
    for (const [id, state] of [
      [canceled, 'canceled'],
      [failed, 'failed'],
    ] as const) {
      expect(await finish(id)).toBe(false);
      expect(await linesOf(id)).toEqual([]);
      expect(await page(id)).toMatchObject({ state, file_sha256: null });
    }
    const id = await exported();
    expect(await page(id)).toMatchObject({
      is_delta: false,
      totals: { minutes: { regular: 960 } },
    });
  });

  test('is asked for with a format and a period that exist', async () => {
    await lockAll();
    expect(await start({ format: 'sage' })).toMatchObject({
      reason: 'invalid_input',
      detail: 'format',
    });
    expect(await start({ from: '2026-10-06' })).toMatchObject({ reason: 'not_found' });
    expect(await start({ from: '1999-01-04' })).toMatchObject({ reason: 'not_found' });
    expect(
      await callSheet(cast.database, cast.admin.caller, `read_payroll_period('2026-10-06')`),
    ).toMatchObject({ reason: 'not_found' });
  });
});

test('the periods show their state and what comes next, and the lines add up', async () => {
  await lockAll();
  await mapPeople('generic');
  const list = payrollPeriodsAnswerSchema.parse(
    await callSheet(cast.database, cast.admin.caller, `list_payroll_periods('${nextWeek}', 2)`),
  );
  expect(list).toMatchObject({
    rows: [
      {
        period_from: week,
        people: 2,
        counts: { locked: 2 },
        minutes: 960,
        exports: 0,
        is_exporting: false,
        to_export: 2,
      },
      { people: 0, to_export: 0 },
    ],
    next: null,
  });
  const lines = payrollLinesAnswerSchema.parse(
    await callSheet(cast.database, cast.admin.caller, `list_payroll_lines('${week}')`),
  );
  expect(lines).toMatchObject({
    matching: 2,
    rows: [
      { state: 'locked', minutes: { regular: 480 }, cents: { USD: 24_000 }, without_amount: 0 },
      { state: 'locked' },
    ],
  });
  // The next period, not locked, shows the late hour that it will pay.
  await work(cast.employee.personId, week, 1, 22);
  await work(cast.employee.personId, nextWeek, 8);
  await calculateHours(cast.database);
  const later = payrollLinesAnswerSchema.parse(
    await callSheet(cast.database, cast.admin.caller, `list_payroll_lines('${nextWeek}')`),
  );
  expect(later).toMatchObject({
    matching: 1,
    rows: [
      {
        state: 'open',
        minutes: { regular: 540 },
        cents: { USD: 27_000 },
        adjustment_minutes: 60,
      },
    ],
  });
  const reads = await cast.database.query(
    'select is_file from payroll_reads where reader_person_id = $1',
    [cast.admin.personId],
  );
  expect(reads).toEqual([{ is_file: false }, { is_file: false }]);
});

test('every format has rules, and both sides know the same ones', async () => {
  for (const format of payrollFormats) {
    const [row] = await cast.database.query<{ system: string; rules: unknown }>(
      'select app.payroll_system($1) as system, app.payroll_rules(app.payroll_system($1)) as rules',
      [format],
    );
    expect(row?.system).toBe(payrollSystemOf(format));
    expect(row?.rules).toMatchObject({ settings: {} });
  }
});

async function work(personId: string, date: string, hours: number, from = 14): Promise<void> {
  const startedAt = Date.parse(`${date}T00:00:00Z`) + from * 3_600_000;
  await plantShift(
    cast.database,
    cast.company,
    { personId },
    {
      from: new Date(startedAt).toISOString(),
      to: new Date(startedAt + hours * 3_600_000).toISOString(),
      project: cast.project,
    },
  );
}

async function lockAll(): Promise<void> {
  await lockOne(cast.employee, week);
  await lockOne(cast.helper, week);
}

async function lockOne({ personId }: { readonly personId: string }, from: string): Promise<void> {
  await approve(cast.database, cast.supervisor.caller, [personId], { from, asUnsigned: true });
  expect((await lock(cast.database, cast.admin.caller, [personId], from)).get(personId)).toBeNull();
}

function map(system: string, changes: readonly PayrollMappingChange[]): Promise<unknown> {
  return callSheet(cast.database, cast.admin.caller, 'save_payroll_mapping($1, $2)', [
    system,
    JSON.stringify(changes),
  ]);
}

async function mapPeople(system: string): Promise<void> {
  expect(
    await map(
      system,
      [cast.employee, cast.helper].map(({ personId }, index) => ({
        kind: 'person',
        key: personId,
        value: `10000${index}`,
      })),
    ),
  ).toEqual({ verdict: 'applied' });
}

async function period({
  format = 'csv',
  caller = cast.admin.caller,
}: { format?: string; caller?: TestCaller } = {}): Promise<PayrollPeriod> {
  const answer = payrollPeriodAnswerSchema.parse(
    await callSheet(cast.database, caller, 'read_payroll_period($1, $2)', [week, format]),
  );
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer;
}

async function problems(format = 'csv'): Promise<PayrollPeriod['problems']['rows']> {
  return (await period({ format })).problems.rows;
}

async function blocking(format: string): Promise<string[]> {
  return (await problems(format)).filter(({ blocks }) => blocks).map(({ kind }) => kind);
}

function start({
  id = randomUUID(),
  from = week,
  format = 'csv',
  linesOf: of = null,
}: { id?: string; from?: string; format?: string; linesOf?: string | null } = {}) {
  return callSheet(cast.database, cast.admin.caller, 'start_payroll_export($1, $2, $3, $4)', [
    id,
    from,
    format,
    of,
  ]);
}

async function exported({ from = week } = {}): Promise<string> {
  await mapPeople('generic');
  const id = randomUUID();
  expect(await start({ id, from })).toEqual({ verdict: 'applied', state: 'waiting' });
  return id;
}

async function finish(id: string): Promise<boolean> {
  const [row] = await cast.database.query<{ done: boolean }>(
    `select app.finish_payroll_export(
       $1::uuid, $2::uuid, 'a.csv', $1::uuid || '/' || $2::uuid || '/a.csv', repeat('a', 64), gen_random_uuid()::text,
       '{"size": 3, "mimetype": "text/csv"}'
     ) as done`,
    [cast.company, id],
  );
  return row?.done ?? false;
}

function linesOf(id: string) {
  return cast.database.query(
    `select person_id, sum(minutes)::int as minutes, sum(amount_cents)::int as cents
     from payroll_export_pay where export_id = $1 group by person_id order by person_id`,
    [id],
  );
}

async function page(id: string) {
  return payrollExportAnswerSchema.parse(
    await callSheet(cast.database, cast.admin.caller, `read_payroll_export('${id}')`),
  );
}

function filesSeen(caller: TestCaller) {
  return asCaller(
    cast.database,
    caller,
    `select name from storage.objects where bucket_id = 'payroll-files'`,
  );
}
