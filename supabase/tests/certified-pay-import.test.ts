import { beforeEach, describe, expect, test } from 'vitest';
import { certifiedPayImportSchema } from '../../packages/contract/src/certified-payroll.ts';
import type { Cast } from './support/cast.ts';
import {
  figures,
  openCertifiedCast,
  readPayroll,
  saveCertifiedFigures,
} from './support/certified-pay.ts';
import { lockAll, mapPeople } from './support/payroll.ts';
import { shareDatabase } from './support/shared-database.ts';
import { callSheet, week } from './support/sheets.ts';

const shared = shareDatabase();
let cast: Cast;
beforeEach(async () => {
  cast = await openCertifiedCast(shared());
});

describe('deductions and net pay from a file', () => {
  const bring = async (lines: readonly unknown[], mode = 'all', caller = cast.admin.caller) =>
    certifiedPayImportSchema.parse(
      await callSheet(cast.database, caller, 'import_certified_pay($1, $2, $3)', [
        week,
        JSON.stringify(lines),
        mode,
      ]),
    );
  const figuresOf = async (personId: string) =>
    (await readPayroll(cast)).workers.find(({ person_id: id }) => id === personId);
  const number = async (personId: string, value: string) =>
    cast.database.query(
      `insert into person_details (company_id, person_id, employee_number) values ($1, $2, $3)
       on conflict (company_id, person_id) do update set employee_number = excluded.employee_number`,
      [cast.company, personId, value],
    );
  beforeEach(async () => {
    await number(cast.employee.personId, 'E-17');
    await mapPeople(cast, 'gusto');
  });

  test('are brought by admins of the company alone, and for a locked week', async () => {
    const lines = [{ worker: 'E-17', net_cents: 1 }];
    for (const caller of [cast.employee.caller, cast.supervisor.caller, cast.kiosk.caller]) {
      expect(await bring(lines, 'all', caller)).toMatchObject({ reason: 'not_allowed' });
    }
    expect(await bring(lines)).toMatchObject({ reason: 'not_found' });
    await lockAll(cast);
    expect(await bring(lines, 'all', cast.foreign.admin.caller)).toMatchObject({
      reason: 'not_found',
    });
    for (const [wrong, mode, detail] of [
      [[], 'all', 'lines'],
      [['E-17'], 'all', 'lines'],
      [Array.from({ length: 5001 }, () => lines[0]), 'check', 'lines'],
      [lines, 'some', 'mode'],
    ] as const) {
      expect(await bring(wrong, mode)).toMatchObject({ detail });
    }
  });

  test('find people by employee number or payroll ID, and keep values that the file doesn’t have', async () => {
    const { employee, helper, admin } = cast;
    await lockAll(cast);
    await saveCertifiedFigures(cast, admin.caller, employee.personId);
    const lines = [
      { worker: ' e-17 ', tax_cents: 40_000, net_cents: 150_000 },
      { worker: '100001', fica_cents: 0, other_note: 'Tools' },
    ];
    expect(await bring(lines, 'check')).toEqual({
      verdict: 'checked',
      changed: 2,
      unchanged: 0,
      flaws: [],
    });
    expect(await figuresOf(employee.personId)).toMatchObject(figures);
    expect(await bring(lines)).toMatchObject({ verdict: 'applied', changed: 2 });
    expect(await figuresOf(employee.personId)).toMatchObject({
      ...figures,
      tax_cents: 40_000,
      net_cents: 150_000,
    });
    expect(await figuresOf(helper.personId)).toMatchObject({
      fica_cents: 0,
      other_note: 'Tools',
      net_cents: null,
      is_apprentice: null,
    });
    expect(await bring(lines)).toMatchObject({ verdict: 'applied', changed: 0, unchanged: 2 });
  });

  test('name each invalid line and field, and write the whole file or only its valid lines', async () => {
    const { employee, helper } = cast;
    await lockAll(cast);
    // Someone who didn't work that week.
    await number(cast.loner.personId, 'E-18');
    const lines = [
      { worker: 'E-17', net_cents: 150_000 },
      { worker: '', net_cents: 1 },
      { worker: 'E-18', net_cents: 1 },
      { worker: '100000', net_cents: 2 },
      { worker: '100001', net_cents: '12,x', tax_cents: -1 },
    ];
    const flaws = [
      { line: 2, field: 'worker', reason: 'missing' },
      { line: 3, field: 'worker', reason: 'unknown' },
      { line: 4, field: 'worker', reason: 'repeated' },
      { line: 5, field: 'net_cents', reason: 'wrong' },
      { line: 5, field: 'tax_cents', reason: 'wrong' },
    ];
    expect(await bring(lines)).toEqual({ verdict: 'checked', changed: 1, unchanged: 0, flaws });
    expect(await figuresOf(employee.personId)).toMatchObject({ net_cents: null });
    expect(await bring(lines, 'good')).toMatchObject({ verdict: 'applied', changed: 1 });
    expect(await figuresOf(employee.personId)).toMatchObject({ net_cents: 150_000 });
    expect(await figuresOf(helper.personId)).toMatchObject({ net_cents: null });
    await number(helper.personId, '100000');
    expect(await bring([{ worker: '100000', net_cents: 2 }], 'check')).toMatchObject({
      flaws: [{ line: 1, field: 'worker', reason: 'several' }],
    });
  });
});
