/**
 * Rights to sign, approve, return, lock and unlock a timesheet, and the records of each step. Denials first, by direct
 * calls.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { sheetJobsAnswerSchema } from '../../packages/contract/src/sheet-jobs.ts';
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

describe('a sheet', () => {
  test('goes from the employee to the supervisor to the admin, and records who did what', async () => {
    const { employee, supervisor, admin, database } = cast;
    const open = await readSheet(database, employee.caller, employee.personId);
    expect(open).toMatchObject({
      state: 'open',
      period_from: week,
      period_to: '2026-10-11',
      previous_from: '2026-09-28',
      next_from: nextWeek,
      totals: { regular_minutes: 480, overtime_minutes: 0 },
      days: [{ date: week, ranges: [{ rule: 'straight', class: 'regular', minutes: 480 }] }],
      names: { [cast.project]: 'River bridge' },
      refusals: { sign: null, approve: 'own_sheet', lock: 'not_allowed' },
    });
    expect(await sign(database, employee.caller, employee.personId)).toBeNull();
    expect(await sign(database, employee.caller, employee.personId)).toBe('already_signed');
    expect(await lock(database, admin.caller, [employee.personId])).toEqual(
      reasons({ [employee.personId]: 'not_approved' }),
    );
    expect(await approve(database, admin.caller, [employee.personId])).toEqual(
      reasons({ [employee.personId]: 'waits_for_supervisor' }),
    );
    expect(await approve(database, supervisor.caller, [employee.personId])).toEqual(
      reasons({ [employee.personId]: null }),
    );
    expect(await lock(database, admin.caller, [employee.personId])).toEqual(
      reasons({ [employee.personId]: null }),
    );
    const locked = await readSheet(database, employee.caller, employee.personId);
    expect(locked).toMatchObject({
      state: 'locked',
      flags: [],
      signature: { name: 'Signed Name', method: 'login', wording: '1', witness: null },
      events: [
        { kind: 'locked', actor: 'admin Tester' },
        { kind: 'approved', actor: 'supervisor Tester' },
        { kind: 'signed', actor: 'employee Tester' },
      ],
    });
    expect(locked.days).toEqual(open.days);
    for (const word of ['signed', 'approved', 'locked']) {
      const [found] = await asCaller<{ kinds: string }>(
        database,
        admin.caller,
        `select jsonb_path_query_array(search_audit(jsonb_build_object('words', $1::text)),
           '$.rows[*] ? (@.subject == "timesheet_events").after.kind')::text as kinds`,
        [word],
      );
      expect(found, word).toEqual({ kinds: `["${word}"]` });
    }
  });

  test('is signed as it was read, or not at all', async () => {
    const { employee, database } = cast;
    const { content_hash } = await readSheet(database, employee.caller, employee.personId);
    await work(cast, employee.personId, '2026-10-06');
    const attempt = () =>
      callSheet(database, employee.caller, `sign_sheet($1, $2, 'Signed', '1')`, [
        week,
        content_hash,
      ]);
    expect(await attempt()).toMatchObject({ reason: 'hours_calculating' });
    await calculateHours(database);
    expect(await attempt()).toMatchObject({ reason: 'changed_meanwhile' });
  });

  test('is neither signed nor approved nor locked with an open entry', async () => {
    const { employee, supervisor, admin, database } = cast;
    await signAndApprove(cast);
    await plantShift(database, cast.company, cast.loner, { from: '2026-10-07T14:00:00Z' });
    await calculateHours(database);
    const { loner } = cast;
    expect(await sign(database, loner.caller, loner.personId)).toBe('entry_open');
    expect(await approve(database, admin.caller, [loner.personId], { asUnsigned: true })).toEqual(
      reasons({ [loner.personId]: 'entry_open' }),
    );
    // An entry that is opened after the approval reopens the sheet.
    await plantShift(database, cast.company, employee, { from: '2026-10-07T14:00:00Z' });
    await calculateHours(database);
    expect(await lock(database, admin.caller, [employee.personId])).toEqual(
      reasons({ [employee.personId]: 'entry_open' }),
    );
    void supervisor;
  });

  test('is neither signed nor locked while a question about its time is open', async () => {
    const { employee, loner, admin, database } = cast;
    await signAndApprove(cast);
    await database.query(
      `insert into decision_items (company_id, person_id, punch_id, kind)
       select distinct on (person_id) company_id, person_id, id, 'disputed' from punches
       where person_id = any ($1) order by person_id, occurred_at`,
      [[employee.personId, loner.personId]],
    );
    expect(await sign(database, loner.caller, loner.personId)).toBe('needs_review');
    expect(await lock(database, admin.caller, [employee.personId])).toEqual(
      reasons({ [employee.personId]: 'needs_review' }),
    );
  });

  test('whose period is not over is not signed', async () => {
    const { employee, database } = cast;
    const { period_from } = await readSheet(
      database,
      employee.caller,
      employee.personId,
      await nextWeekDay(),
    );
    expect(await sign(database, employee.caller, employee.personId, period_from)).toBe(
      'period_not_over',
    );
  });

  test('is returned with a reason, and its signature is void', async () => {
    const { employee, supervisor, database } = cast;
    expect(await returnSheet(database, supervisor.caller, employee.personId)).toBe('not_signed');
    await sign(database, employee.caller, employee.personId);
    expect(await returnSheet(database, supervisor.caller, employee.personId, { reason: ' ' })).toBe(
      'comment_missing',
    );
    expect(await returnSheet(database, supervisor.caller, employee.personId)).toBeNull();
    expect(await readSheet(database, employee.caller, employee.personId)).toMatchObject({
      state: 'returned',
      comment: 'Tuesday is missing',
      signature: null,
      events: [{ kind: 'returned', reason: 'Tuesday is missing' }, { kind: 'signed' }],
    });
    expect(await sign(database, employee.caller, employee.personId)).toBeNull();
    const signatures = await database.query<{ void_reason: string | null }>(
      'select void_reason from timesheet_signatures where company_id = $1 order by signed_at',
      [cast.company],
    );
    expect(signatures.map(({ void_reason }) => void_reason)).toEqual(['returned', null]);
  });

  test('that was signed or approved is open again once its own days change, and only then', async () => {
    const { employee, supervisor, database } = cast;
    await signAndApprove(cast);
    await sign(database, supervisor.caller, supervisor.personId);
    await work(cast, employee.personId, nextWeek);
    await calculateHours(database);
    expect(await stateOf(cast)).toBe('approved');
    await work(cast, employee.personId, '2026-10-06');
    await calculateHours(database);
    expect(await readSheet(database, employee.caller, employee.personId)).toMatchObject({
      state: 'open',
      flags: ['changed'],
      signature: null,
      events: [{ kind: 'reopened', actor: null }, { kind: 'approved' }, { kind: 'signed' }],
    });
    expect(await stateOf(cast, supervisor.personId)).toBe('signed');
  });

  test('is unlocked with a reason; its signature is void only where its own days have changed', async () => {
    const { employee, supervisor, admin, database } = cast;
    const state = () => readSheet(database, admin.caller, employee.personId);
    await signAndApprove(cast);
    expect(await unlock(database, admin.caller, employee.personId)).toBe('sheet_not_locked');
    await lock(database, admin.caller, [employee.personId]);
    expect(await unlock(database, admin.caller, employee.personId, { reason: ' ' })).toBe(
      'comment_missing',
    );
    await work(cast, employee.personId, nextWeek);
    await calculateHours(database);
    expect(await unlock(database, admin.caller, employee.personId)).toBeNull();
    expect(await state()).toMatchObject({
      state: 'approved',
      signature: { name: 'Signed Name' },
      events: [
        { kind: 'unlocked', actor: 'admin Tester', reason: 'Wrong project' },
        { kind: 'locked' },
        { kind: 'approved' },
        { kind: 'signed' },
      ],
    });
    await lock(database, admin.caller, [employee.personId]);
    await work(cast, employee.personId, '2026-10-06');
    await calculateHours(database);
    // While locked, it stays as signed; once unlocked, it is a different one.
    expect(await state()).toMatchObject({ state: 'locked', signature: { name: 'Signed Name' } });
    await sign(database, supervisor.caller, supervisor.personId);
    expect(await unlock(database, admin.caller, employee.personId)).toBeNull();
    expect(await state()).toMatchObject({ state: 'open', signature: null });
    expect(await stateOf(cast, supervisor.personId)).toBe('signed');
  });

  test('of someone who has left can still be approved as not signed, flagged, and locked', async () => {
    const { employee, supervisor, admin, database } = cast;
    expect(
      await callSheet(database, admin.caller, 'deactivate_person($1)', [employee.personId]),
    ).toEqual({ verdict: 'applied' });
    expect(await approve(database, supervisor.caller, [employee.personId])).toEqual(
      reasons({ [employee.personId]: 'not_found' }),
    );
    expect(await approve(database, admin.caller, [employee.personId])).toEqual(
      reasons({ [employee.personId]: 'not_signed' }),
    );
    expect(
      await approve(database, admin.caller, [employee.personId], { asUnsigned: true }),
    ).toEqual(reasons({ [employee.personId]: null }));
    expect(await lock(database, admin.caller, [employee.personId])).toEqual(
      reasons({ [employee.personId]: null }),
    );
    expect(await readSheet(database, admin.caller, employee.personId)).toMatchObject({
      state: 'locked',
      flags: ['not_signed'],
      signature: null,
    });
  });

  test('can be approved as not signed, flagged', async () => {
    const { employee, supervisor, database } = cast;
    expect(await approve(database, supervisor.caller, [employee.personId])).toEqual(
      reasons({ [employee.personId]: 'not_signed' }),
    );
    expect(
      await approve(database, supervisor.caller, [employee.personId], { asUnsigned: true }),
    ).toEqual(reasons({ [employee.personId]: null }));
    expect(await readSheet(database, employee.caller, employee.personId)).toMatchObject({
      state: 'approved',
      flags: ['not_signed'],
    });
  });

  test('of someone without a login is signed by finger on their supervisor’s phone', async () => {
    const { helper, supervisor, admin, otherSupervisor, database } = cast;
    const read = await readSheet(database, supervisor.caller, helper.personId);
    const attempt = (caller: TestCaller, drawing: string | null) =>
      callSheet(database, caller, `sign_sheet($1, $2, 'Helper', '1', $3, $4)`, [
        week,
        read.content_hash,
        helper.personId,
        drawing,
      ]);
    expect(await attempt(otherSupervisor.caller, '[[1, 2]]')).toMatchObject({
      reason: 'not_found',
    });
    for (const none of [null, '[]', '{}']) {
      expect(await attempt(supervisor.caller, none)).toMatchObject({ detail: 'drawing' });
    }
    expect(await attempt(supervisor.caller, '[[1, 2]]')).toMatchObject({ verdict: 'applied' });
    expect(await readSheet(database, admin.caller, helper.personId)).toMatchObject({
      signature: { method: 'witness', witness: 'supervisor Tester', drawing: [[1, 2]] },
    });
  });

  test('falls to an admin if no one else leads the person', async () => {
    const { loner, supervisor, admin, database } = cast;
    await sign(database, loner.caller, loner.personId);
    await sign(database, supervisor.caller, supervisor.personId);
    expect(await approve(database, admin.caller, [loner.personId, supervisor.personId])).toEqual(
      reasons({ [loner.personId]: null, [supervisor.personId]: null }),
    );
  });

  test('is approved only by an admin if the company’s rule says so', async () => {
    const { employee, supervisor, admin, database } = cast;
    await database.query(
      `update company_rules set rule = '{"employee_signs": false, "levels": ["admin"]}'
       where company_id = $1 and kind = 'approval'`,
      [cast.company],
    );
    expect(await approve(database, supervisor.caller, [employee.personId])).toEqual(
      reasons({ [employee.personId]: 'not_allowed' }),
    );
    expect(await approve(database, admin.caller, [employee.personId])).toEqual(
      reasons({ [employee.personId]: null }),
    );
    expect(await readSheet(database, admin.caller, employee.personId)).toMatchObject({ flags: [] });
  });

  test('approved in bulk names the rest with its reason', async () => {
    const { employee, supervisor, helper, loner, database } = cast;
    await sign(database, employee.caller, employee.personId);
    expect(
      await approve(database, supervisor.caller, [
        employee.personId,
        helper.personId,
        supervisor.personId,
        loner.personId,
      ]),
    ).toEqual(
      reasons({
        [employee.personId]: null,
        [helper.personId]: 'not_signed',
        [supervisor.personId]: 'own_sheet',
        [loner.personId]: 'not_found',
      }),
    );
  });
});

test.each(['approve_sheets($1, $2)', 'lock_sheets($1, $2)'])(
  'no one calculates hours while %s changes their sheets',
  async (call) => {
    const { database, employee, admin } = cast;
    const [row] = await asCaller<{ held: number }>(
      database,
      admin.caller,
      `select (
         select count(*)::integer from pg_locks l
         where l.locktype = 'advisory' and l.pid = pg_backend_pid() and done.answer is not null
           and (l.classid::bigint << 32) | l.objid::bigint = hashtextextended('hours:' || $3, 0)
       ) as held
       from (select ${call} as answer offset 0) done`,
      [week, [employee.personId], employee.personId],
    );
    expect(row?.held).toBe(1);
  },
);

// A thousand people take five seconds on an idle machine; other calls of a login time out after eight.
test('approving or locking a thousand sheets may take a minute', async () => {
  const limits = await cast.database.query(
    `select proname, setting from pg_proc, unnest(proconfig) setting
     where proname in ('approve_sheets', 'lock_sheets') and setting like 'statement_timeout=%' order by proname`,
  );
  expect(limits).toEqual([
    { proname: 'approve_sheets', setting: 'statement_timeout=60s' },
    { proname: 'lock_sheets', setting: 'statement_timeout=60s' },
  ]);
});

test('a locked sheet counts by job as it was frozen, whatever its days say since', async () => {
  const { employee, admin, database } = cast;
  await signAndApprove(cast);
  await lock(database, admin.caller, [employee.personId]);
  const jobs = async () => {
    const answer = await callSheet(database, admin.caller, 'list_sheet_jobs($1)', [week]);
    return sheetJobsAnswerSchema.parse(answer);
  };
  const bridge = { project_id: cast.project, cost_code_id: null, worked: 4 * 480 };
  expect(await jobs()).toMatchObject({ jobs: [bridge] });
  await work(cast, employee.personId, '2026-10-06');
  await calculateHours(database);
  expect(await jobs()).toMatchObject({ jobs: [bridge] });
});

async function nextWeekDay(): Promise<string> {
  const [row] = await cast.database.query<{ day: string }>(
    `select (current_date + 8)::text as day`,
  );
  return row?.day ?? '';
}
