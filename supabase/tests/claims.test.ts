import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { sheetBoardAnswerSchema } from '../../packages/contract/src/timesheets.ts';
import { claimProposalsSchema } from '../../packages/contract/src/claims.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import {
  addedClaim,
  claimFacts,
  decideClaim,
  listClaims,
  perDiem,
  recordClaim,
  setClaimRates,
} from './support/claims.ts';
import { applied, ask } from './support/orders.ts';
import { finish, lockOne, mapPeople, start, work } from './support/payroll.ts';
import { addedReceipt, decideReceipt } from './support/receipts.ts';
import { shareDatabase } from './support/shared-database.ts';
import { calculateHours, plantShift, setZone } from './support/shifts.ts';
import { approve, callSheet, nextWeek, unlock, week } from './support/sheets.ts';

/** Claims: rights to make and approve them. Payroll pays each one once, and it costs its project once. */
const database = shareDatabase();
let cast: Cast;
beforeEach(async () => {
  cast = await openCast(database());
  await setZone(cast.database, cast.company, 'America/Denver');
  await setClaimRates(cast);
});

const otherCosts = async (project: string) => {
  const rows = await cast.database.query<{ cost_type: string; actual: string }>(
    `select cost_type, approved + pending as actual from app.budget_figures($1, $2)
     where cost_type <> 'L' and approved + pending <> 0 order by cost_type`,
    [cast.company, project],
  );
  return Object.fromEntries(rows.map((row) => [row.cost_type, Number(row.actual)]));
};
/** Returns the total of a person's claims in all files written, in cents. */
const exportedCents = async ({ personId }: { readonly personId: string }) => {
  const [row] = await cast.database.query<{ cents: string }>(
    `select coalesce(sum(l.amount_cents), 0) as cents from payroll_export_pay l
     join payroll_exports e on e.company_id = l.company_id and e.id = l.export_id
     where l.company_id = $1 and l.person_id = $2 and l.earning = 'reimbursement' and e.state = 'done'`,
    [cast.company, personId],
  );
  return Number(row?.cents);
};
const payLines = (id: string) =>
  cast.database.query(
    `select period_from::text, project_id, amount_cents::int as cents from payroll_export_pay
     where export_id = $1 and earning = 'reimbursement' order by period_from`,
    [id],
  );

describe('a claim', () => {
  test('is read by its owner, their supervisor and admins, and by no one else', async () => {
    const id = await addedClaim(cast, cast.employee);
    for (const person of [cast.employee, cast.supervisor, cast.admin]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await listClaims(cast, person)).toMatchObject([{ id, amount_cents: 8_40 }]);
    }
    for (const person of [cast.loner, cast.otherSupervisor, cast.foreign.admin]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await listClaims(cast, person)).toEqual([]);
    }
    // Receipts have their own page with their own rights.
    await addedReceipt(cast, cast.employee);
    expect(await listClaims(cast, cast.supervisor)).toHaveLength(1);
    expect(await listClaims(cast, cast.admin, { kind: 'receipt' })).toMatchObject([
      { amount_cents: 108_25, note: 'Home Depot', may: { decide: false } },
    ]);
    expect(await listClaims(cast, cast.admin, { q: 'bridge', from: '2026-10-01' })).toHaveLength(1);
    expect(await ask(cast, cast.admin, 'list_claims($1)', [{ state: 'x' }])).toMatchObject({
      detail: 'state',
    });
  });

  test('names the invalid field, and is stored once under the device’s id', async () => {
    const odometer = { quantity: null, odometer_from: 5_000, odometer_to: 17_000 };
    for (const [detail, facts] of [
      ['kind', { kind: 'receipt' }],
      ['day', { day: '2999-01-01' }],
      ['project_id', { project_id: cast.foreign.project }],
      ['project_id', { project_id: cast.otherProject }],
      ['cost_code_id', { cost_code_id: cast.foreign.costCode }],
      ['quantity', { quantity: -1 }],
      ['quantity', { quantity: 10_000_000 }],
      ['quantity', { ...odometer, quantity: 1 }],
      ['quantity', { ...perDiem, quantity: 1000 }],
      ['quantity', { quantity: 1 }],
      ['odometer_to', { ...odometer, odometer_to: 5_000 }],
      ['odometer_to', { ...odometer, odometer_to: 5_000 + 10_000_000 }],
      ['to_site_id', { to_site_id: randomUUID() }],
      ['is_edge_day', { is_edge_day: true }],
      ['note', { note: 'x'.repeat(1001) }],
      ['extra', { extra: 1 }],
      ['v', { v: 2 }],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await recordClaim(cast, cast.employee, facts)).toMatchObject({
        reason: 'invalid_input',
        detail,
      });
    }
    expect(await recordClaim(cast, cast.employee, { day: '2025-12-31' })).toMatchObject({
      reason: 'no_rate',
    });
    const id = randomUUID();
    await applied(recordClaim(cast, cast.employee, odometer, id));
    expect(await recordClaim(cast, cast.employee, odometer, id)).toEqual({ verdict: 'replayed' });
    expect(await recordClaim(cast, cast.employee, {}, id)).toMatchObject({
      reason: 'other_payload',
    });
    expect(await listClaims(cast, cast.employee)).toMatchObject([
      { id, quantity: 12_000, amount_cents: 8_40, odometer_to: 17_000 },
    ]);
    await cast.database.query('update projects set archived_at = now() where id = $1', [
      cast.project,
    ]);
    await addedClaim(cast, cast.employee, { quantity: 9_999_999 });
    expect(await listClaims(cast, cast.employee)).toContainEqual(
      expect.objectContaining({ was_archived: true, amount_cents: 7_000_00 }),
    );
  });

  test('is paid by the rate of its day, a first and last day a share; one day away a day', async () => {
    const save = (facts: object) => ask(cast, cast.admin, 'save_claim_rate($1)', [facts]);
    const rate = { kind: 'mileage', valid_from: '2026-10-06', unit: 'km', rate: 4500 };
    expect(await save({ ...rate, edge_percent: 100, valid_from: null })).toMatchObject({
      detail: 'valid_from',
    });
    expect(await save({ ...rate, edge_percent: 75 })).toMatchObject({ detail: 'edge_percent' });
    expect(await save({ ...rate, edge_percent: 100, rate: 0 })).toMatchObject({ detail: 'rate' });
    await applied(save({ ...rate, edge_percent: 100 }));
    await addedClaim(cast, cast.employee);
    await addedClaim(cast, cast.employee, { day: '2026-10-06' });
    await addedClaim(cast, cast.employee, { ...perDiem, is_edge_day: true });
    await addedClaim(cast, cast.employee, { ...perDiem, day: '2026-10-06' });
    expect(await recordClaim(cast, cast.employee, perDiem)).toMatchObject({
      reason: 'taken',
      detail: 'day',
    });
    await applied(ask(cast, cast.admin, `remove_claim_rate('mileage', $1)`, [rate.valid_from]));
    const paid = (await listClaims(cast, cast.employee)).map((each) => each.amount_cents);
    expect(paid.toSorted((one, other) => one - other)).toEqual([5_40, 8_40, 51_00, 68_00]);
  });

  test('is decided by the approver of the timesheet, and corrected by its owner', async () => {
    const id = await addedClaim(cast, cast.employee);
    expect(await decideClaim(cast, cast.employee, id)).toMatchObject({ reason: 'not_allowed' });
    // The crew has a supervisor, who comes first.
    expect(await decideClaim(cast, cast.admin, id)).toMatchObject({ reason: 'not_allowed' });
    for (const person of [cast.otherSupervisor, cast.foreign.admin]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await decideClaim(cast, person, id)).toMatchObject({ reason: 'not_found' });
    }
    expect(await listClaims(cast, cast.admin, { to_decide: true })).toEqual([]);
    expect(await listClaims(cast, cast.supervisor, { to_decide: true })).toMatchObject([{ id }]);
    expect(await decideClaim(cast, cast.supervisor, id, 'return')).toMatchObject({
      detail: 'reason',
    });
    await applied(
      decideClaim(cast, cast.supervisor, id, 'return', { reason: 'That is ten miles' }),
    );
    const save = (person: Person, version: number, facts: object = {}) =>
      ask(cast, person, 'save_claim($1, $2, $3)', [id, version, claimFacts(cast, facts)]);
    expect(await save(cast.supervisor, 2)).toMatchObject({ reason: 'not_found' });
    expect(await save(cast.employee, 1)).toMatchObject({ reason: 'changed_meanwhile' });
    expect(await save(cast.employee, 2, perDiem)).toMatchObject({ detail: 'kind' });
    await applied(save(cast.employee, 2, { quantity: 10_000 }));
    await applied(decideClaim(cast, cast.supervisor, id, 'approve', { version: 3 }));
    expect(await save(cast.employee, 4)).toMatchObject({ reason: 'wrong_state' });
    expect(await ask(cast, cast.employee, 'withdraw_claim($1, 4)', [id])).toMatchObject({
      reason: 'wrong_state',
    });
    // Someone without a supervisor, and the only admin.
    const loners = await addedClaim(cast, cast.loner, { project_id: cast.openProject });
    await applied(decideClaim(cast, cast.admin, loners));
    const supervisors = await addedClaim(cast, cast.supervisor);
    expect(await decideClaim(cast, cast.supervisor, supervisors)).toMatchObject({
      reason: 'not_allowed',
    });
    await applied(decideClaim(cast, cast.admin, supervisors));
    const own = await addedClaim(cast, cast.admin, { project_id: cast.openProject });
    await applied(decideClaim(cast, cast.admin, own));
    const gone = await addedClaim(cast, cast.employee);
    await applied(ask(cast, cast.employee, 'withdraw_claim($1, 1)', [gone]));
    expect((await listClaims(cast, cast.employee)).map((each) => each.id)).not.toContain(gone);
  });

  test('is proposed from the clock: the way between two sites, and days away', async () => {
    const [other] = await cast.database.query<{ id: string }>(
      `insert into project_sites (company_id, project_id, name, lat, lng)
       values ($1, $2, 'Yard gate', 40.2, -105.25) returning id`,
      [cast.company, cast.openProject],
    );
    const at = (daysAgo: number, hour: number) => {
      const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
      return `${day}T${hour}:00:00Z`;
    };
    // UTC may be a day ahead of the company, whose yesterday isn't yet a last day away.
    for (const [days, from, to, project] of [
      [4, 15, 17, cast.project],
      [4, 18, 20, cast.openProject],
      [3, 15, 17, cast.project],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await plantShift(cast.database, cast.company, cast.employee, {
        from: at(days, from),
        to: at(days, to),
        project,
      });
    }
    const propose = async () => {
      const read = claimProposalsSchema.parse(await ask(cast, cast.employee, 'propose_claims()'));
      if (read.verdict !== 'ok') throw new Error(read.reason);
      return read.proposals;
    };
    const found = await propose();
    expect(found).toMatchObject([
      { kind: 'per_diem', is_edge_day: true, amount_cents: 51_00 },
      {
        kind: 'mileage',
        project: { id: cast.openProject },
        // 0.2 degrees of latitude.
        quantity: 13_800,
        unit: 'mi',
        amount_cents: 9_66,
        from_site: { id: cast.site },
        to_site: { id: other?.id },
      },
      { kind: 'per_diem', project: { id: cast.project } },
    ]);
    const [, leg] = found;
    await addedClaim(cast, cast.employee, {
      day: leg?.day,
      project_id: cast.openProject,
      quantity: leg?.quantity,
      from_site_id: cast.site,
      to_site_id: other?.id,
    });
    await addedClaim(cast, cast.employee, { ...perDiem, day: leg?.day });
    expect((await propose()).map(({ kind }) => kind)).toEqual(['per_diem']);
    expect(await listClaims(cast, cast.employee, { kind: 'per_diem' })).toMatchObject([
      { is_unworked: false },
    ]);
    await addedClaim(cast, cast.employee, perDiem);
    expect(await listClaims(cast, cast.employee, { to: '2026-10-05' })).toMatchObject([
      { is_unworked: true },
    ]);
  });
});

describe('payroll', () => {
  const exported = async (from: string, format = 'csv') => {
    const id = randomUUID();
    expect(await start(cast, { id, from, format })).toMatchObject({ verdict: 'applied' });
    expect(await finish(cast, id)).toBe(true);
    return id;
  };
  beforeEach(async () => {
    for (const day of [week, nextWeek]) {
      // oxlint-disable-next-line no-await-in-loop
      await work(cast, cast.employee.personId, day, 8);
    }
    await calculateHours(cast.database);
    await mapPeople(cast, 'generic');
  });

  test('pays own money once with the timesheet, to the cent, and the project costs it once', async () => {
    const receipt = await addedReceipt(cast, cast.employee, { bought_on: week });
    const card = await addedReceipt(cast, cast.employee, {
      bought_on: week,
      paid_by: 'company_card',
      total_cents: 20_00,
    });
    for (const id of [receipt, card]) {
      // oxlint-disable-next-line no-await-in-loop
      await applied(decideReceipt(cast, cast.admin, id));
    }
    // Waits, so the approval of the timesheet approves it.
    const miles = await addedClaim(cast, cast.employee);
    expect(await otherCosts(cast.project)).toEqual({ M: 128_25 });
    // The approver sees the amount of the claims; receipts are for the office.
    const board = sheetBoardAnswerSchema.parse(
      await ask(cast, cast.supervisor, 'list_sheets($1)', [week]),
    );
    expect(board).toMatchObject({ currency: 'USD' });
    expect('rows' in board && board.rows.map((row) => [row.person_id, row.claimed_cents])).toEqual(
      expect.arrayContaining([[cast.employee.personId, 8_40]]),
    );
    await lockOne(cast, cast.employee, week);
    expect(await otherCosts(cast.project)).toEqual({ M: 128_25, O: 8_40 });
    expect(
      await ask(cast, cast.admin, `read_cost_rows($1, $2, 'O', 'actual')`, [
        cast.project,
        cast.costCode,
      ]),
    ).toMatchObject({ total: 8_40, rows: [{ kind: 'claim', id: miles }] });
    const file = await exported(week);
    expect(await payLines(file)).toEqual([
      { period_from: week, project_id: cast.project, cents: 116_65 },
    ]);
    expect(await listClaims(cast, cast.employee, { state: 'paid' })).toHaveLength(2);
    expect(await start(cast, { from: week })).toMatchObject({ reason: 'nothing_to_export' });
    // Once paid, it can't be undone.
    expect(
      await decideReceipt(cast, cast.admin, receipt, 'return', { version: 2, reason: 'No' }),
    ).toMatchObject({ reason: 'wrong_state' });
    expect(
      await decideClaim(cast, cast.supervisor, miles, 'return', { version: 4, reason: 'No' }),
    ).toMatchObject({ reason: 'wrong_state' });
    expect(await otherCosts(cast.project)).toEqual({ M: 128_25, O: 8_40 });
    expect(await ask(cast, cast.employee, 'receipt_page($1)', [receipt])).toMatchObject({
      paid_in: week,
    });
  });

  test('pays a late one as an adjustment of the next period, as time', async () => {
    await lockOne(cast, cast.employee, week);
    await exported(week);
    const late = await addedClaim(cast, cast.employee, perDiem);
    await applied(decideClaim(cast, cast.supervisor, late));
    await lockOne(cast, cast.employee, nextWeek);
    const file = await exported(nextWeek);
    expect(await payLines(file)).toEqual([
      { period_from: week, project_id: cast.project, cents: 68_00 },
    ]);
  });

  test('has a file of claims beside one of hours alone, and nothing of them in hours, pay or WH-347', async () => {
    const id = await addedClaim(cast, cast.employee);
    expect(await start(cast, { format: 'reimbursements' })).toMatchObject({
      reason: 'invalid_input',
      detail: 'format',
    });
    await lockOne(cast, cast.employee, week);
    const file = await exported(week, 'csv_days');
    const beside = await cast.database.query<{ id: string; format: string; state: string }>(
      'select id, format, state from payroll_exports where lines_of = $1',
      [file],
    );
    expect(beside).toMatchObject([{ format: 'reimbursements', state: 'waiting' }]);
    expect(await finish(cast, beside[0]?.id ?? '')).toBe(true);
    expect(await listClaims(cast, cast.employee)).toMatchObject([{ id, state: 'paid' }]);
    // Claims don't reach the pay engine, and so neither the regular rate nor certified payroll.
    expect(
      await cast.database.query(
        `select 1 from pay_lines where earning = 'reimbursement'
         union all select 1 from locked_pay_lines where earning = 'reimbursement'`,
      ),
    ).toEqual([]);
    expect(
      await cast.database.query(`select facts::text from app.certified_lines($1, $2, $3)`, [
        cast.company,
        cast.project,
        week,
      ]),
    ).not.toEqual([]);
    for (const caller of [cast.employee.caller, cast.supervisor.caller]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(
        await callSheet(cast.database, caller, 'list_payroll_lines($1)', [week]),
      ).toMatchObject({ reason: 'not_allowed' });
    }
    expect(
      await callSheet(cast.database, cast.admin.caller, 'list_payroll_lines($1)', [week]),
    ).toMatchObject({ rows: [{ cents: { USD: 8_40 } }] });
  });

  test('requires the timesheet of someone without time who is owed something', async () => {
    const id = await addedClaim(cast, cast.loner, { project_id: cast.openProject });
    await applied(decideClaim(cast, cast.admin, id));
    expect(
      await callSheet(cast.database, cast.admin.caller, 'read_payroll_period($1, $2)', [
        week,
        'csv',
      ]),
    ).toMatchObject({
      people: 2,
      problems: {
        rows: expect.arrayContaining([
          expect.objectContaining({ kind: 'unsigned', person_id: cast.loner.personId }),
        ]),
      },
    });
  });

  test('shows no supervisor a rate of pay beside a claim', async () => {
    await cast.database.query(
      `insert into pay_rates (company_id, person_id, rate, currency, valid_from)
       values ($1, $2, 987654, 'USD', '2026-01-05')`,
      [cast.company, cast.employee.personId],
    );
    await calculateHours(cast.database);
    await addedClaim(cast, cast.employee);
    const seen = JSON.stringify([
      await ask(cast, cast.supervisor, 'list_claims()'),
      await ask(cast, cast.supervisor, 'list_claims($1)', [{ to_decide: true }]),
      await ask(cast, cast.supervisor, 'propose_claims()'),
    ]);
    expect(seen).toContain('"amount_cents":840');
    // The rate, and the pay for an hour and a day at it.
    expect(seen).not.toMatch(/987654|98\.7654|9876\b|790123/);
  });
});

/**
 * However claims are made, approved, locked, exported, unlocked and exported again: once everything is locked and
 * exported, the files contain each approved cent once, and so do the project's costs.
 */
test('each cent is paid once and costs once, in whatever order', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('miles' as const), miles: fc.integer({ min: 1, max: 300 }) }),
    fc.record({ do: fc.constant('receipt' as const), cents: fc.integer({ min: 1, max: 99_99 }) }),
    fc.record({
      do: fc.constantFrom('approve' as const, 'return' as const),
      which: fc.integer({ min: 0, max: 9 }),
    }),
    fc.record({
      do: fc.constantFrom('lock' as const, 'unlock' as const, 'export' as const),
      isNext: fc.boolean(),
    }),
  );
  const person = cast.employee;
  for (const day of [week, nextWeek]) {
    // oxlint-disable-next-line no-await-in-loop
    await work(cast, person.personId, day, 8);
  }
  await calculateHours(cast.database);
  await mapPeople(cast, 'generic');
  const versionOf = async (table: 'claims' | 'receipts', id: string) => {
    const [row] = await cast.database.query<{ version: number }>(
      `select version from ${table} where id = $1`,
      [id],
    );
    return row?.version ?? 0;
  };
  const made: { readonly table: 'claims' | 'receipts'; readonly id: string }[] = [];
  const decide = async (which: number, decision: 'approve' | 'return') => {
    const target = made[which % Math.max(1, made.length)];
    if (target === undefined) return;
    const version = await versionOf(target.table, target.id);
    const reason = decision === 'return' ? 'No' : null;
    await (target.table === 'claims'
      ? decideClaim(cast, cast.supervisor, target.id, decision, { version, reason })
      : decideReceipt(cast, cast.admin, target.id, decision, { version, reason }));
  };
  const lockWeek = async (from: string) => {
    await approve(cast.database, cast.supervisor.caller, [person.personId], {
      from,
      asUnsigned: true,
    });
    await callSheet(cast.database, cast.admin.caller, 'lock_sheets($1, $2)', [
      from,
      [person.personId],
    ]);
  };
  const exportWeek = async (from: string) => {
    const id = randomUUID();
    await start(cast, { id, from });
    await finish(cast, id);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      for (const each of steps) {
        /* oxlint-disable no-await-in-loop */
        if (each.do === 'miles') {
          const id = await addedClaim(cast, person, { quantity: each.miles * 1000 });
          made.push({ table: 'claims', id });
        } else if (each.do === 'receipt') {
          const id = await addedReceipt(cast, person, {
            total_cents: each.cents,
            tax_cents: 0,
            bought_on: week,
          });
          made.push({ table: 'receipts', id });
        } else if ('which' in each) await decide(each.which, each.do);
        else {
          const from = each.isNext ? nextWeek : week;
          if (each.do === 'lock') await lockWeek(from);
          else if (each.do === 'export') await exportWeek(from);
          else await unlock(cast.database, cast.admin.caller, person.personId, { from });
        }
        /* oxlint-enable no-await-in-loop */
      }
      // Unlocked once more, so that claims made after the last lock are included.
      await unlock(cast.database, cast.admin.caller, person.personId, { from: nextWeek });
      for (const from of [week, nextWeek]) {
        /* oxlint-disable no-await-in-loop */
        await lockWeek(from);
        await exportWeek(from);
        /* oxlint-enable no-await-in-loop */
      }
      const [owed] = await cast.database.query<{ all: string; miles: string; receipts: string }>(
        `select coalesce(sum(amount_cents), 0) as all,
           coalesce(sum(amount_cents) filter (where kind = 'mileage'), 0) as miles,
           (select coalesce(sum(total_cents), 0) from receipts r
            where r.company_id = $1 and r.state in ('waiting', 'approved')) as receipts
         from claims where company_id = $1 and state in ('approved', 'paid')`,
        [cast.company],
      );
      expect(await exportedCents(person)).toBe(Number(owed?.all));
      const { M = 0, O = 0 } = await otherCosts(cast.project);
      expect([M, O]).toEqual([Number(owed?.receipts), Number(owed?.miles)]);
    }),
    { numRuns: 6 },
  );
});
