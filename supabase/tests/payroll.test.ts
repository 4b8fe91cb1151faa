/**
 * Payroll exports: rights to see and make them, problems that block one, and their contents. Denials first.
 */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  payrollFormats,
  payrollLinesAnswerSchema,
  payrollMappingAnswerSchema,
  payrollPeriodsAnswerSchema,
  payrollSystemOf,
} from '../../packages/contract/src/payroll.ts';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { shareDatabase } from './support/shared-database.ts';
import { calculateHours, plantShift, setZone } from './support/shifts.ts';
import { approve, callSheet, nextWeek, sign, week } from './support/sheets.ts';
import {
  blocking,
  exported,
  filesSeen,
  finish,
  lockAll,
  map,
  mapPeople,
  period,
  problems,
  start,
  work,
} from './support/payroll.ts';

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
    await work(cast, person.personId, week, 8);
  }
  await calculateHours(cast.database);
});

describe('no one but an admin', () => {
  test('reads periods, lines, mappings or exports, or asks for a file', async () => {
    const { employee, supervisor, otherSupervisor, kiosk } = cast;
    await lockAll(cast);
    const id = await exported(cast);
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
    await lockAll(cast);
    const id = await exported(cast);
    await finish(cast, id);
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
      expect(await filesSeen(cast, caller)).toEqual([]);
      await asCaller(
        cast.database,
        caller,
        `delete from storage.objects where bucket_id = 'payroll-files'`,
      ).catch(() => {});
    }
    expect(await filesSeen(cast, { role: 'service_role' })).toHaveLength(1);
  });

  test('opens a file without the look being noted, and an admin only shortly after it', async () => {
    await lockAll(cast);
    const id = await exported(cast);
    await finish(cast, id);
    const { admin, foreign, database } = cast;
    expect(await filesSeen(cast, admin.caller)).toEqual([]);
    expect(await callSheet(database, foreign.admin.caller, `read_payroll_file('${id}')`)).toEqual({
      verdict: 'refused',
      reason: 'not_found',
    });
    expect(await callSheet(database, admin.caller, `read_payroll_file('${id}')`)).toMatchObject({
      verdict: 'ok',
      name: 'a.csv',
    });
    expect(await filesSeen(cast, admin.caller)).toHaveLength(1);
    expect(await filesSeen(cast, foreign.admin.caller)).toEqual([]);
    await database.query(`alter table payroll_reads disable trigger refuse_change`);
    await database.query(`update payroll_reads set read_at = read_at - interval '3 minutes'`);
    expect(await filesSeen(cast, admin.caller)).toEqual([]);
  });

  test('of another company finds the period’s exports', async () => {
    await lockAll(cast);
    const id = await exported(cast);
    const { foreign, database } = cast;
    for (const call of [`read_payroll_export('${id}')`, `cancel_payroll_export('${id}')`]) {
      expect(await callSheet(database, foreign.admin.caller, call)).toMatchObject({
        reason: 'not_found',
      });
    }
    expect((await period(cast, { caller: foreign.admin.caller })).history).toEqual([]);
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
  test('people who aren’t ready are named with the reason, and left out', async () => {
    await sign(cast.database, cast.employee.caller, cast.employee.personId);
    expect(await problems(cast)).toMatchObject([
      { kind: 'not_approved', person_id: cast.employee.personId, blocks: false },
      { kind: 'unsigned', person_id: cast.helper.personId, blocks: false },
    ]);
    await approve(cast.database, cast.supervisor.caller, [cast.employee.personId]);
    expect((await problems(cast))[0]).toMatchObject({ kind: 'not_locked' });
    expect(await start(cast)).toMatchObject({ reason: 'nothing_to_export' });
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
    const found = await problems(cast);
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
    await lockAll(cast);
    expect(await blocking(cast, 'adp')).toEqual([
      'unmapped_person',
      'unmapped_person',
      'unmapped_setting',
      'unmapped_setting',
    ]);
    await map(cast, 'adp', [
      { kind: 'setting', key: 'co_code', value: 'ABC' },
      { kind: 'setting', key: 'batch_id', value: 'MUSTER' },
      { kind: 'person', key: cast.employee.personId, value: '123456' },
      { kind: 'person', key: cast.helper.personId, value: '1234567' },
    ]);
    expect(await blocking(cast, 'adp')).toEqual(['too_long']);
    await map(cast, 'adp', [{ kind: 'person', key: cast.helper.personId, value: 'A1' }]);
    expect(await blocking(cast, 'adp')).toEqual(['wrong_form']);
    await map(cast, 'adp', [{ kind: 'person', key: cast.helper.personId, value: '123456' }]);
    expect(await blocking(cast, 'adp')).toEqual(['same_id', 'same_id']);
    await map(cast, 'adp', [{ kind: 'person', key: cast.helper.personId, value: '000017' }]);
    expect(await blocking(cast, 'adp')).toEqual([]);
    expect(await start(cast, { format: 'adp' })).toMatchObject({ verdict: 'applied' });
  });

  test('a plain file needs no payroll IDs, unless two people in it have the same name', async () => {
    await lockAll(cast);
    const rename = (first: string) =>
      cast.database.query(
        `update profiles set first_name = $2, last_name = 'Same' where person_id = $1`,
        [cast.helper.personId, first],
      );
    await cast.database.query(
      `update profiles set first_name = 'Sam', last_name = 'Same' where person_id = $1`,
      [cast.employee.personId],
    );
    await rename('sam');
    expect(await blocking(cast, 'csv')).toEqual(['unmapped_person', 'unmapped_person']);
    expect(await start(cast, { format: 'csv' })).toMatchObject({ reason: 'payroll_problems' });
    await rename('Pam');
    expect(await problems(cast, 'csv')).toMatchObject([
      { kind: 'unmapped_person', blocks: false },
      { kind: 'unmapped_person', blocks: false },
    ]);
    expect(await start(cast, { format: 'csv' })).toMatchObject({ verdict: 'applied' });
  });

  test('every earning that occurs needs a name if the system has none', async () => {
    await lockAll(cast);
    await mapPeople(cast, 'paychex');
    await map(cast, 'paychex', [{ kind: 'setting', key: 'client_id', value: '12345678' }]);
    expect(await problems(cast, 'paychex')).toMatchObject([
      { kind: 'unmapped_earning', subject: 'regular', blocks: true },
    ]);
    await map(cast, 'paychex', [{ kind: 'earning', key: 'regular', value: 'Hourly' }]);
    expect(await problems(cast, 'paychex')).toEqual([]);
  });

  test('a missing rate is named and a second currency blocks files that have no field for it', async () => {
    await cast.database.query('delete from pay_rates where person_id = $1', [cast.helper.personId]);
    await calculateHours(cast.database);
    await lockAll(cast);
    await mapPeople(cast, 'generic');
    expect(await problems(cast)).toMatchObject([
      { kind: 'missing_rate', person_id: cast.helper.personId, blocks: false, date: week },
    ]);
    await cast.database.query(
      `update locked_pay_lines set currency = 'MXN', amount_cents = 1 where person_id = $1`,
      [cast.helper.personId],
    );
    await work(cast, cast.employee.personId, `2026-10-06`, 1);
    expect((await problems(cast)).map(({ kind, blocks }) => [kind, blocks])).toEqual([
      ['mixed_currency', false],
    ]);
    await mapPeople(cast, 'gusto');
    expect((await problems(cast, 'gusto')).map(({ kind, blocks }) => [kind, blocks])).toEqual([
      ['mixed_currency', true],
    ]);
  });

  test('overtime that only adds a premium to a salary is named if a file takes no amounts', async () => {
    await lockAll(cast);
    await cast.database.query(
      `update locked_pay_lines set earning = 'overtime', percent = 50, amount_cents = 1250 where person_id = $1`,
      [cast.helper.personId],
    );
    for (const format of ['gusto', 'quickbooks_online', 'xero', 'adp', 'paychex', 'csv_days']) {
      const named = (await problems(cast, format)).filter(({ kind }) => kind === 'premium_alone');
      const isNamed = ['gusto', 'quickbooks_online', 'xero'].includes(format);
      expect(named, format).toMatchObject(
        isNamed
          ? [{ person_id: cast.helper.personId, blocks: false, date: week, detail: '12.50 USD' }]
          : [],
      );
    }
  });

  test('a mapping is refused as a whole if part of it is invalid', async () => {
    const good = { kind: 'earning', key: 'regular', value: 'REG' } as const;
    for (const [bad, detail] of [
      [{ kind: 'earning', key: 'tips', value: 'B' }, 'key'],
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
    await map(cast, 'generic', [
      good,
      { kind: 'earning', key: 'overtime', value: 'x'.repeat(100) },
      { kind: 'project', key: cast.project, value: 'P1' },
      { kind: 'cost_code', key: cast.costCode, value: ' C1 ' },
    ]);
    const known = await mapping();
    expect(known).toMatchObject({ names: { 'earning:regular': 'REG' } });
    expect(known.verdict === 'ok' && known.cost_codes[0]).toMatchObject({
      code: '03 30',
      name: '03 30',
      value: 'C1',
    });
    await map(cast, 'generic', [{ ...good, value: ' ' }]);
    expect(await mapping()).toMatchObject({ names: { 'earning:overtime': 'x'.repeat(100) } });
  });
});

test('the periods show their state and what comes next, and the lines add up', async () => {
  await lockAll(cast);
  await mapPeople(cast, 'generic');
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
  // The next period isn't locked and shows the late hour that it will pay.
  await work(cast, cast.employee.personId, week, 1, 22);
  await work(cast, cast.employee.personId, nextWeek, 8);
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
