import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createPdfAnswer } from '../../apps/server/src/pdf/answer-pdf.ts';
import { createPdfMaker } from '../../apps/server/src/pdf/create-pdf-maker.ts';
import {
  creditCents,
  gapsOfContract,
  gapsOfWorker,
} from '../../packages/contract/src/certified-payroll.ts';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import type { Cast } from './support/cast.ts';
import {
  figures,
  openCertifiedCast,
  readPayroll,
  saveCertifiedFigures,
} from './support/certified-pay.ts';
import { lockAll, lockOne, work } from './support/payroll.ts';
import { textOfPdf } from './support/pdf-text.ts';
import { shareDatabase } from './support/shared-database.ts';
import { callSheet, unlock, week } from './support/sheets.ts';
import { calculateHours } from './support/shifts.ts';

/** WH-347 from locked timesheets, per project and week, with the data that an admin entered. */
const shared = shareDatabase();
const maker = createPdfMaker();
afterAll(() => maker.close());

let cast: Cast;
beforeEach(async () => {
  cast = await openCertifiedCast(shared());
});

const call = (caller: TestCaller, sql: string, parameters: readonly (string | null)[]) =>
  callSheet(cast.database, caller, sql, parameters);

const payroll = () => readPayroll(cast);

const plans = [
  { name: 'Health trust', kind: 'Health', number: 'P-501', is_funded: true },
  { name: 'Pension', kind: 'Retirement', number: 'P-777', is_funded: false },
];
const programs = [
  { name: 'Colorado Carpenters JATC', registered_with: 'SAA', classification: 'Carpenter' },
];
const saveContract = (caller: TestCaller, facts: object) =>
  call(caller, 'save_project_contract($1, $2)', [cast.project, JSON.stringify(facts)]);
const saveFigures = (caller: TestCaller, personId: string, typed?: object) =>
  saveCertifiedFigures(cast, caller, personId, typed);

async function pdf({ role, sub, claims }: TestCaller): Promise<Response> {
  const answer = createPdfAnswer({
    database: cast.database,
    maker,
    readFileAs: () => async () => null,
    log: { error: (fields) => expect.fail(JSON.stringify(fields)) },
    now: () => Date.parse('2026-11-23T20:00:00Z'),
  });
  const document = { kind: 'certified_payroll', project_id: cast.project, week_from: week };
  const request = new Request('http://server/', {
    method: 'POST',
    body: JSON.stringify({ language: 'es', zone: 'America/Denver', document }),
  });
  return answer(request, { role, claims: { role, sub, ...claims }, userId: sub ?? null });
}

describe('a certified payroll', () => {
  test('is read, filled in and written by admins of the company alone, and each look is logged', async () => {
    await lockAll(cast);
    const { supervisor, employee, foreign } = cast;
    for (const [caller, reason] of [
      [supervisor.caller, 'not_allowed'],
      [employee.caller, 'not_allowed'],
      [foreign.admin.caller, 'not_found'],
    ] as const) {
      const read = ['read_certified_payroll($1, $2)', [cast.project, week]] as const;
      expect(await call(caller, ...read)).toMatchObject({ reason });
      expect(await saveFigures(caller, employee.personId)).toMatchObject({ reason });
      const contract = ['save_project_contract($1, $2)', [cast.project, '{}']] as const;
      expect(await call(caller, ...contract)).toMatchObject({ reason });
      expect((await pdf(caller)).status).toBe(403);
    }
    const looks = () =>
      cast.database.query('select reader_person_id from payroll_reads where company_id = $1', [
        cast.company,
      ]);
    expect(await looks()).toEqual([]);
    await payroll();
    expect(await looks()).toEqual([{ reader_person_id: cast.admin.personId }]);
  });

  test('has nothing before a timesheet is locked, and names who is not in it yet', async () => {
    const list = () => call(cast.admin.caller, 'list_certified_payrolls($1)', [week]);
    expect(await list()).toEqual({ verdict: 'ok', payrolls: [] });
    const read = ['read_certified_payroll($1, $2)', [cast.project, week]] as const;
    expect(await call(cast.admin.caller, ...read)).toMatchObject({ reason: 'not_found' });
    expect(await saveFigures(cast.admin.caller, cast.employee.personId)).toMatchObject({
      reason: 'not_found',
    });
    await lockAll(cast);
    expect(await list()).toMatchObject({
      payrolls: [{ project_id: cast.project, week_from: week, people: 2 }],
    });
    expect((await payroll()).not_locked).toEqual([]);
    await work(cast, cast.supervisor.personId, week, 3);
    await calculateHours(cast.database);
    expect((await payroll()).not_locked).toEqual(['supervisor Tester']);
  });

  test('holds hours by day, rates and pay as they were locked, to the minute and the cent', async () => {
    await lockAll(cast);
    const { workers } = await payroll();
    const worker = workers.find(({ person_id: id }) => id === cast.employee.personId);
    // 45 hours at 40.00, with 5 at time and a half; 45 hours of fringe at 2.50.
    expect(worker).toMatchObject({
      cents: 40 * 4000 + 5 * 6000 + 45 * 250,
      all_cents: 40 * 4000 + 5 * 6000 + 45 * 250,
      is_apprentice: null,
      lines: [
        {
          classification: 'Carpenter',
          regular: 2400,
          overtime: 300,
          double: 0,
          rates: [400_000],
          fringe_cents: 45 * 250,
          overtime_cents: 5 * 6000,
          lacks_rate: false,
          days_match: true,
        },
      ],
    });
    expect(worker?.lines[0]?.days.map(({ regular, overtime }) => [regular, overtime])).toEqual([
      [540, 0],
      [540, 0],
      [540, 0],
      [540, 0],
      [240, 300],
    ]);
  });

  test('takes whole amounts of known fields only, and shows what is still missing', async () => {
    await lockAll(cast);
    const { employee, admin } = cast;
    for (const [typed, detail] of [
      [{ tax_cents: -1 }, 'tax_cents'],
      [{ net_cents: 1.5 }, 'net_cents'],
      [{ net_cents: '100' }, 'net_cents'],
      [{ net_cents: 10_000_000_000 }, 'net_cents'],
      [{ is_apprentice: 'J' }, 'is_apprentice'],
      [{ apprentice_level: ' ' }, 'apprentice_level'],
      [{ other_note: 'x'.repeat(201) }, 'other_note'],
      [{ fringe_credits: null }, 'fringe_credits'],
      [{ fringe_credits: [12_500] }, 'fringe_credits'],
      [{ fringe_credits: { Pension: -1 } }, 'fringe_credits'],
      [{ fringe_credits: { Pension: '1' } }, 'fringe_credits'],
      [{ fringe_credits: { Pension: 10_000_001 } }, 'fringe_credits'],
      [{ fringe_credits: { ['x'.repeat(61)]: 1 } }, 'fringe_credits'],
      [{ company_id: cast.foreign.company }, 'company_id'],
    ] as const) {
      expect(await saveFigures(admin.caller, employee.personId, typed)).toMatchObject({
        reason: 'invalid_input',
        detail,
      });
    }
    await saveContract(admin.caller, { fringe_plans: plans });
    const gaps = async () => {
      const read = await payroll();
      const worker = read.workers.find(({ person_id: id }) => id === employee.personId);
      return worker === undefined ? null : gapsOfWorker(worker, read);
    };
    const typedLater = ['worker_kind', 'fringe_credit', 'deductions', 'net_pay'];
    expect(await gaps()).toEqual(expect.arrayContaining(typedLater));
    expect(await saveFigures(admin.caller, employee.personId)).toEqual({ verdict: 'applied' });
    for (const gap of typedLater) expect(await gaps()).not.toContain(gap);
    expect((await payroll()).workers).toContainEqual(expect.objectContaining(figures));
    await saveFigures(admin.caller, employee.personId, { ...figures, tax_cents: null });
    expect(await gaps()).toContain('deductions');
    for (const [typed, gap] of [
      [{ fringe_credits: { Pension: 3333 } }, 'fringe_credit'],
      [{ fringe_credits: { ...figures.fringe_credits, 'Other plan': 1 } }, 'fringe_plan'],
      [{ other_note: null }, 'other_note'],
      [{ is_apprentice: true }, 'apprentice_level'],
    ] as const) {
      await saveFigures(admin.caller, employee.personId, { ...figures, ...typed });
      expect(await gaps()).toContain(gap);
    }
    expect(gapsOfContract(await payroll())).toContain('apprentice_programs');
    await saveContract(admin.caller, { apprentice_programs: programs });
    expect(gapsOfContract(await payroll())).not.toContain('apprentice_programs');
  });

  test('keeps what a change of the contract does not name, and refuses plans and programs that say too little', async () => {
    await lockAll(cast);
    const { admin } = cast;
    const [plan] = plans;
    const [program] = programs;
    await saveContract(admin.caller, { location: 'Mile 4', fringe_plans: plans });
    await saveContract(admin.caller, { apprentice_programs: programs });
    for (const [facts, detail] of [
      [{ fringe_plans: null }, 'fringe_plans'],
      [{ fringe_plans: [plan, plan] }, 'fringe_plans'],
      [{ fringe_plans: [{ ...plan, name: ' ' }] }, 'fringe_plans'],
      [{ fringe_plans: [{ ...plan, is_funded: 'yes' }] }, 'fringe_plans'],
      [{ fringe_plans: [{ ...plan, credit: 1 }] }, 'fringe_plans'],
      [
        { fringe_plans: Array.from({ length: 7 }, (_, index) => ({ ...plan, name: `P${index}` })) },
        'fringe_plans',
      ],
      [{ apprentice_programs: {} }, 'apprentice_programs'],
      [{ apprentice_programs: [{ ...program, registered_with: 'DOL' }] }, 'apprentice_programs'],
      [{ apprentice_programs: [{ ...program, classification: null }] }, 'apprentice_programs'],
    ] as const) {
      expect(await saveContract(admin.caller, facts)).toMatchObject({
        reason: 'invalid_input',
        detail,
      });
    }
    expect((await payroll()).contract).toMatchObject({
      location: 'Mile 4',
      fringe_plans: plans,
      apprentice_programs: programs,
    });
    await saveContract(admin.caller, { fringe_plans: [], location: '' });
    expect((await payroll()).contract).toMatchObject({
      fringe_plans: [],
      apprentice_programs: programs,
    });
  });

  test('states the fringe credit of a week as hourly credit times all hours, overtime included', () => {
    const hours = { regular: 2400, overtime: 300, double: 0 };
    // 45 hours at 1.2500 + 0.3333.
    expect(creditCents(figures, hours)).toBe(7125);
    expect(creditCents({ fringe_credits: {} }, hours)).toBe(0);
    // Half a cent is rounded up: 30 minutes at 0.0100.
    expect(
      creditCents({ fringe_credits: { Plan: 100 } }, { ...hours, regular: 30, overtime: 0 }),
    ).toBe(1);
    expect(
      creditCents({ fringe_credits: { Plan: 100 } }, { ...hours, regular: 29, overtime: 0 }),
    ).toBe(0);
  });

  test('as a PDF says the same, in English, and says what is incomplete until it is complete', async () => {
    await lockAll(cast);
    const { admin, employee, helper } = cast;
    const text = async () => {
      const answer = await pdf(admin.caller);
      expect(answer.status).toBe(200);
      return (await textOfPdf(new Uint8Array(await answer.arrayBuffer()))).replaceAll(/\s+/g, ' ');
    };
    const open = await text();
    expect(open).toContain('Incomplete');
    expect(open).not.toContain('Página');
    expect(open).toContain('employee Tester: no worker number');
    const contract = {
      contract_number: 'DACW-17',
      prime_contractor: 'Prime & Partners',
      location: 'Mile 4, Route 9',
      wage_determination: 'CO20260012',
    };
    await saveContract(admin.caller, {
      ...contract,
      fringe_plans: plans,
      apprentice_programs: programs,
    });
    await cast.database.query(
      `insert into person_details (company_id, person_id, employee_number)
       select company_id, person_id, 'W-' || left(person_id::text, 4) from profiles where company_id = $1
       on conflict (company_id, person_id) do update set employee_number = excluded.employee_number`,
      [cast.company],
    );
    await saveFigures(admin.caller, employee.personId);
    await saveFigures(admin.caller, helper.personId, {
      ...figures,
      is_apprentice: true,
      apprentice_level: '3rd period',
    });
    const filled = await text();
    for (const part of [
      ...Object.values(contract),
      'Oct 11, 2026',
      'Carpenter',
      '40.00',
      '9.00',
      '60.00',
      // 6B: 45 hours at 1.5833; 6C: 45 hours at 2.50. Page 2: the credit of each plan.
      '71.25',
      '112.50',
      '1.25',
      '0.3333',
      '1.5833',
      'P-501',
      'Unfunded',
      'Colorado Carpenters JATC',
      'SAA',
      'RA 3rd period',
      'Other deductions of worker entry no. 1: Union dues',
      '2,012.50',
      '312.34',
      '155.55',
      '477.89',
      '1,600.01',
      'Statement of Compliance',
      'including credit taken for the reasonably anticipated costs of a bona fide fringe benefit plan',
      'permissible deductions as defined in 29 CFR part 3',
    ]) {
      expect(filled, part).toContain(part);
    }
    // The helper has neither a job rate nor terms with a classification.
    expect(filled).toContain('helper: no classification');
    expect(filled).toContain('Incomplete');
    expect(filled).not.toContain('employee Tester:');
    expect(filled).not.toContain('Contract number, prime');
    // The revision of January 2025 has no column for exemptions.
    expect(filled).not.toMatch(/exemption/i);
    await unlock(cast.database, admin.caller, helper.personId);
    await cast.database.query(
      `insert into pay_terms (company_id, person_id, valid_from, kind, classification)
       values ($1, $2, '2026-01-05', 'hourly', 'Laborer')`,
      [cast.company, helper.personId],
    );
    await calculateHours(cast.database);
    await lockOne(cast, helper, week);
    const whole = await text();
    expect(whole).toContain('Laborer');
    expect(whole).not.toContain('Incomplete');
  });
});
