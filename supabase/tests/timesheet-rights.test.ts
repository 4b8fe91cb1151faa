import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { exceptionListAnswerSchema } from '../../packages/contract/src/sheet-exceptions.ts';
import { sheetJobsAnswerSchema } from '../../packages/contract/src/sheet-jobs.ts';
import {
  sheetBoardAnswerSchema,
  sheetPayAnswerSchema,
  type SheetBoard,
  type SheetFilters,
} from '../../packages/contract/src/timesheets.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { shareDatabase } from './support/shared-database.ts';
import { calculateHours, plantShift, setZone } from './support/shifts.ts';
import {
  approve,
  callSheet,
  lock,
  nextWeek,
  readSheet,
  returnSheet,
  sign,
  unlock,
  week,
} from './support/sheets.ts';
import { reasons, signAndApprove, stateOf, work } from './support/timesheets.ts';

/** Denied attempts to sign, approve or lock a timesheet, and what the board and pay show to each role. */
const shared = shareDatabase();
let cast: Cast;
beforeEach(async () => {
  cast = await openCast(shared());
  await setZone(cast.database, cast.company, 'America/Denver');
  for (const person of [cast.employee, cast.supervisor, cast.loner, cast.helper]) {
    await work(cast, person.personId, week);
  }
  await calculateHours(cast.database);
});

describe('no one', () => {
  test('signs for someone who has a login', async () => {
    const { employee, supervisor, admin, loner, foreign } = cast;
    const hash = (await readSheet(cast.database, employee.caller, employee.personId)).content_hash;
    const attempt = (caller: TestCaller) =>
      callSheet(cast.database, caller, `sign_sheet($1, $2, 'Signed', '1', $3, '[1]')`, [
        week,
        hash,
        employee.personId,
      ]);
    expect(await attempt(supervisor.caller)).toMatchObject({ reason: 'not_allowed' });
    expect(await attempt(admin.caller)).toMatchObject({ reason: 'not_allowed' });
    for (const caller of [loner.caller, foreign.admin.caller]) {
      expect(await attempt(caller)).toMatchObject({ reason: 'not_found' });
    }
    expect(await attempt(cast.kiosk.caller)).toMatchObject({ reason: 'not_allowed' });
    expect(await stateOf(cast)).toBe('open');
  });

  test('approves their own, or one of people they don’t lead', async () => {
    const { employee, supervisor, otherSupervisor, admin, foreign } = cast;
    await sign(cast.database, employee.caller, employee.personId);
    await sign(cast.database, supervisor.caller, supervisor.personId);
    const both = [employee.personId, supervisor.personId];
    expect(await approve(cast.database, employee.caller, both)).toEqual(
      reasons({ [both[0] ?? '']: 'not_allowed', [both[1] ?? '']: 'not_allowed' }),
    );
    expect(await approve(cast.database, otherSupervisor.caller, both)).toEqual(
      reasons({ [both[0] ?? '']: 'not_found', [both[1] ?? '']: 'not_found' }),
    );
    expect(await approve(cast.database, foreign.admin.caller, both)).toEqual(
      reasons({ [both[0] ?? '']: 'not_found', [both[1] ?? '']: 'not_found' }),
    );
    expect((await approve(cast.database, supervisor.caller, both)).get(supervisor.personId)).toBe(
      'own_sheet',
    );
    expect((await approve(cast.database, admin.caller, both)).get(employee.personId)).toBe(
      'already_approved',
    );
  });

  test('locks or unlocks but an admin, and no admin their own while there is another', async () => {
    await signAndApprove(cast);
    const { employee, supervisor, admin, foreign, database } = { ...cast };
    for (const caller of [employee.caller, supervisor.caller]) {
      expect(await lock(database, caller, [employee.personId])).toEqual(
        reasons({ [employee.personId]: 'not_allowed' }),
      );
      expect(await unlock(database, caller, employee.personId)).toBe('not_allowed');
    }
    expect(await lock(database, foreign.admin.caller, [employee.personId])).toEqual(
      reasons({ [employee.personId]: 'not_found' }),
    );
    await work(cast, admin.personId, week);
    await calculateHours(database);
    await sign(database, admin.caller, admin.personId);
    // The company's only admin may, and it is flagged.
    expect(await approve(database, admin.caller, [admin.personId])).toEqual(
      reasons({ [admin.personId]: null }),
    );
    await database.query(
      `update memberships set role = 'admin' where person_id = $1 and valid_to is null`,
      [cast.otherSupervisor.personId],
    );
    expect(await lock(database, admin.caller, [admin.personId])).toEqual(
      reasons({ [admin.personId]: 'own_sheet' }),
    );
    expect(await lock(database, cast.otherSupervisor.caller, [admin.personId])).toEqual(
      reasons({ [admin.personId]: null }),
    );
    expect(await readSheet(database, admin.caller, admin.personId)).toMatchObject({
      state: 'locked',
      flags: ['own_approval'],
      refusals: { unlock: 'own_sheet' },
    });
    expect(await unlock(database, admin.caller, admin.personId)).toBe('own_sheet');
  });

  test('changes a locked sheet, by whatever call or table (complaint “approval does not lock”)', async () => {
    await signAndApprove(cast);
    const { employee, supervisor, admin, database } = cast;
    await lock(database, admin.caller, [employee.personId]);
    const before = await readSheet(database, employee.caller, employee.personId);
    expect(await sign(database, employee.caller, employee.personId)).toBe('sheet_locked');
    expect(await returnSheet(database, supervisor.caller, employee.personId)).toBe('sheet_locked');
    expect(await approve(database, supervisor.caller, [employee.personId])).toEqual(
      reasons({ [employee.personId]: 'sheet_locked' }),
    );
    for (const caller of [
      employee.caller,
      supervisor.caller,
      admin.caller,
      { role: 'service_role' },
    ]) {
      for (const statement of [
        `update timesheets set state = 'open'`,
        `delete from timesheets`,
        `update timesheet_signatures set name = 'x'`,
        `delete from timesheet_events`,
        `delete from time_adjustments`,
        `update locked_pay_lines set minutes = 0`,
        `insert into timesheets (company_id) values (gen_random_uuid())`,
      ]) {
        await expect(asCaller(database, caller, statement)).rejects.toMatchObject({
          code: '42501',
        });
      }
    }
    // Not even the database's owner can, by mistake.
    for (const statement of [
      `update timesheets set comment = 'x' where state = 'locked'`,
      `delete from timesheets where state = 'locked'`,
      `update timesheet_events set reason = 'x'`,
    ]) {
      await expect(database.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
    expect(await readSheet(database, employee.caller, employee.personId)).toEqual(before);
  });

  test('reads money or the sheets of people they don’t lead', async () => {
    const { employee, supervisor, loner, otherSupervisor, foreign, database } = cast;
    for (const caller of [loner.caller, otherSupervisor.caller, foreign.admin.caller]) {
      expect(
        await callSheet(database, caller, 'read_sheet($1, $2)', [employee.personId, week]),
      ).toMatchObject({ reason: 'not_found' });
    }
    for (const caller of [employee.caller, supervisor.caller, cast.kiosk.caller]) {
      expect(
        await callSheet(database, caller, 'read_sheet_pay($1, $2)', [employee.personId, week]),
      ).toMatchObject({ reason: 'not_allowed' });
      await expect(
        asCaller(database, caller, 'select amount_cents from locked_pay_lines'),
      ).rejects.toMatchObject({ code: '42501' });
    }
    expect(await callSheet(database, employee.caller, 'list_sheets($1)', [week])).toMatchObject({
      reason: 'not_allowed',
    });
    const board = await boardOf(supervisor.caller);
    expect(board.rows.map(({ person_id }) => person_id).sort()).toEqual(
      [employee.personId, supervisor.personId, cast.helper.personId].sort(),
    );
  });
});

describe('the board', () => {
  test('lists people by name, a page at a time, and by state, search and exceptions', async () => {
    const { admin, employee, database } = cast;
    await sign(database, employee.caller, employee.personId);
    const all = await boardOf(admin.caller);
    expect(all.matching).toBe(all.rows.length);
    expect(all.counts).toMatchObject({ signed: 1 });
    expect(all.totals.regular_minutes).toBe(4 * 480);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: SheetBoard = await boardOf(admin.caller, {}, after, 2);
      seen.push(...page.rows.map(({ person_id }) => person_id));
      after = page.next;
    } while (after !== null);
    expect(seen).toEqual(all.rows.map(({ person_id }) => person_id));
    const one = [employee.personId];
    expect(idsOf(await boardOf(admin.caller, { state: 'signed' }))).toEqual(one);
    expect(idsOf(await boardOf(admin.caller, { search: 'employee', state: 'signed' }))).toEqual(
      one,
    );
    expect(idsOf(await boardOf(admin.caller, { crew_id: cast.crew, state: 'signed' }))).toEqual(
      one,
    );
    await plantShift(database, cast.company, cast.loner, { from: '2026-10-07T14:00:00Z' });
    await calculateHours(database);
    expect(idsOf(await boardOf(admin.caller, { only_exceptions: true }))).toEqual([
      cast.loner.personId,
    ]);
    for (const filters of [{ state: 'lost' }, { crew_id: 'x' }, { anything: 1 }]) {
      expect(
        await callSheet(database, admin.caller, 'list_sheets($1, $2)', [
          week,
          JSON.stringify(filters),
        ]),
      ).toMatchObject({ reason: 'invalid_input' });
    }
  });

  test('adds up by project and cost code to its totals, even if sheets are locked or have changed since', async () => {
    const { admin, supervisor, employee, database } = cast;
    await signAndApprove(cast);
    await lock(database, admin.caller, [employee.personId]);
    // A locked sheet stays unchanged; changes go into the next period.
    await work(cast, employee.personId, '2026-10-06');
    await plantShift(database, cast.company, cast.helper, {
      from: '2026-10-07T14:00:00Z',
      to: '2026-10-07T15:30:00Z',
      project: cast.openProject,
      costCode: cast.costCode,
    });
    await calculateHours(database);
    const jobsOf = async (caller: TestCaller, from = week) => {
      const answer = sheetJobsAnswerSchema.parse(
        await callSheet(database, caller, 'list_sheet_jobs($1)', [from]),
      );
      if (answer.verdict !== 'ok') throw new Error(answer.reason);
      return answer;
    };
    const bridge = { project_id: cast.project, cost_code_id: null };
    const yard = { project_id: cast.openProject, cost_code_id: cast.costCode, worked: 90 };
    const all = await jobsOf(admin.caller);
    expect(all.jobs).toMatchObject([{ ...bridge, worked: 4 * 480 }, yard]);
    expect(all.names).toMatchObject({ [cast.project]: 'River bridge' });
    const { totals } = await boardOf(admin.caller);
    expect(totals.regular_minutes).toBe(4 * 480 + 90);
    expect((await jobsOf(admin.caller, nextWeek)).jobs).toMatchObject([{ ...bridge, worked: 480 }]);
    // Only people in the supervisor's crew.
    expect((await jobsOf(supervisor.caller)).jobs).toMatchObject([
      { ...bridge, worked: 3 * 480 },
      yard,
    ]);
    for (const caller of [cast.otherSupervisor.caller, cast.foreign.admin.caller]) {
      expect((await jobsOf(caller)).jobs).toEqual([]);
    }
    expect(await callSheet(database, employee.caller, 'list_sheet_jobs($1)', [week])).toMatchObject(
      { reason: 'not_allowed' },
    );
  });

  test('of exceptions names person, day, kind and entry', async () => {
    const { admin, supervisor, loner, database } = cast;
    const entry = await plantShift(database, cast.company, loner, { from: '2026-10-07T14:00:00Z' });
    await calculateHours(database);
    const list = exceptionListAnswerSchema.parse(
      await callSheet(database, admin.caller, 'list_exceptions($1)', [week]),
    );
    if (list.verdict !== 'ok') throw new Error(list.reason);
    expect(list.rows.filter(({ kind }) => kind === 'open_entry')).toMatchObject([
      { person_id: loner.personId, date: '2026-10-07', entry_id: entry },
    ]);
    const own = exceptionListAnswerSchema.parse(
      await callSheet(database, supervisor.caller, 'list_exceptions($1)', [week]),
    );
    expect(JSON.stringify(own)).not.toContain(loner.personId);
  });
});

describe('pay', () => {
  test('is read by admins, each look is logged, and it is frozen with the sheet', async () => {
    const { admin, employee, database } = cast;
    await rate(300_000, '2026-01-05');
    await calculateHours(database);
    await signAndApprove(cast);
    const looks = await count('pay_rate_reads');
    expect(await payOf()).toMatchObject({
      is_locked: false,
      lines: [
        { earning: 'regular', minutes: 480, rate: 300_000, amount_cents: 24_000, currency: 'USD' },
      ],
    });
    expect(await count('pay_rate_reads')).toBe(looks + 1);
    await lock(database, admin.caller, [employee.personId]);
    const frozen = await payOf();
    // As an upgrade or a mistake would, bypassing the function that refuses it.
    await database.query(`update pay_rates set rate = 310000 where person_id = $1`, [
      employee.personId,
    ]);
    await calculateHours(database);
    expect(await payOf()).toEqual({ ...frozen, is_locked: true });
    expect(await payOf(nextWeek)).toMatchObject({
      lines: [
        { minutes: -480, rate: 300_000, amount_cents: -24_000, is_adjustment: true },
        { minutes: 480, rate: 310_000, amount_cents: 24_800, is_adjustment: true },
      ],
    });
  });

  test('has no line for an hour that moves to another day of a locked week, though both days are named', async () => {
    const { admin, employee, database } = cast;
    await rate(300_000, '2026-01-05');
    await calculateHours(database);
    await signAndApprove(cast);
    await lock(database, admin.caller, [employee.personId]);
    const [entry] = await database.query<{ id: string }>(
      `select id from time_entries where person_id = $1 and state = 'closed'`,
      [employee.personId],
    );
    const time = {
      zone: 'America/Denver',
      project_id: cast.project,
      cost_code_id: null,
      breaks: [],
    };
    for (const [kind, id, started_at, ended_at] of [
      ['change', entry?.id ?? '', `${week}T14:00:00Z`, `${week}T21:00:00Z`],
      ['add', null, '2026-10-06T14:00:00Z', '2026-10-06T15:00:00Z'],
    ] as const) {
      const correction = randomUUID();
      expect(
        await callSheet(database, admin.caller, 'correct_time($1, $2, $3, $4, $5, $6)', [
          correction,
          employee.personId,
          kind,
          id,
          JSON.stringify({ ...time, started_at, ended_at }),
          'It was on Tuesday',
        ]),
      ).toEqual({ verdict: 'applied', state: 'asked' });
      await callSheet(database, admin.caller, `decide_correction($1, 'accept')`, [correction]);
    }
    await calculateHours(database);
    const next = await readSheet(database, admin.caller, employee.personId, nextWeek);
    expect(next.adjustments).toMatchObject([
      { date: week, minutes: -60 },
      { date: '2026-10-06', minutes: 60 },
    ]);
    expect(next.totals).toMatchObject({ regular_minutes: 0, adjustment_minutes: 0 });
    expect(await payOf(nextWeek)).toMatchObject({ lines: [] });
  });
});

async function boardOf(
  caller: TestCaller,
  filters: SheetFilters = {},
  after: string | null = null,
  size = 100,
): Promise<SheetBoard> {
  const board = sheetBoardAnswerSchema.parse(
    await callSheet(cast.database, caller, `list_sheets($1, $2, $3, ${size})`, [
      week,
      JSON.stringify(filters),
      after,
    ]),
  );
  if (board.verdict !== 'ok') throw new Error(board.reason);
  return board;
}

function idsOf(board: SheetBoard): string[] {
  return board.rows.map(({ person_id }) => person_id);
}

async function payOf(from = week): Promise<object> {
  const answer = sheetPayAnswerSchema.parse(
    await callSheet(cast.database, cast.admin.caller, 'read_sheet_pay($1, $2)', [
      cast.employee.personId,
      from,
    ]),
  );
  return answer;
}

async function rate(amount: number, from: string): Promise<void> {
  await cast.database.query(
    `insert into pay_rates (company_id, person_id, rate, currency, valid_from) values ($1, $2, $3, 'USD', $4)`,
    [cast.company, cast.employee.personId, amount, from],
  );
}

async function count(table: string): Promise<number> {
  const [row] = await cast.database.query<{ count: number }>(
    `select count(*)::integer as count from ${table}`,
  );
  return row?.count ?? 0;
}
