import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { hazardReport, reportHazard, type HazardReport } from './support/hazards.ts';
import { call, factsOf, listed, report, step } from './support/hazard-calls.ts';
import { refused } from './support/refused.ts';

/** Hazards: who reports, sees, works on and closes them. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('a report', () => {
  test.each([
    ['another version', { v: 3 }, 'v'],
    ['no description', { what: null }, 'what'],
    ['an empty description', { what: '  ' }, 'what'],
    ['20,000 characters', { what: 'x'.repeat(20_000) }, 'what'],
    ['a character too many', { what: 'x'.repeat(4001) }, 'what'],
    ['another company’s project', () => ({ project_id: cast.foreign.project }), 'project_id'],
    ['a project that is no id', { project_id: 'yard' }, 'project_id'],
    ['a severity of 0', { severity: 0 }, 'severity'],
    ['a severity of 6', { severity: 6 }, 'severity'],
    ['half a likelihood', { likelihood: 2.5 }, 'likelihood'],
    ['an energy of its own', { energy: 'magic' }, 'energy'],
    ['a place off the earth', { location: { lat: 91, lng: 0, accuracy_m: 5 } }, 'location'],
    ['a place without accuracy', { location: { lat: 1, lng: 0 } }, 'location'],
    ['a day that does not exist', { reported_at: '2026-02-30T10:00:00Z' }, 'reported_at'],
    ['eleven photos', () => ({ photo_ids: Array.from({ length: 11 }, randomUUID) }), 'photo_ids'],
    ['a photo that is no id', { photo_ids: ['../x'] }, 'photo_ids'],
    ['an unknown field', { verified_by: 'me' }, 'verified_by'],
  ])('with %s is refused, and nothing of it is stored', async (_, facts, field) => {
    const before = await listed(cast, cast.admin.caller);
    expect(
      await report(cast, cast.employee.caller, typeof facts === 'function' ? facts() : facts),
    ).toEqual(refused('invalid_input', field));
    expect(await listed(cast, cast.admin.caller)).toEqual(before);
  });

  test('takes 4,000 characters, emoji and ten photos', async () => {
    const what = '🦺'.repeat(4000);
    const photos = Array.from({ length: 10 }, () => randomUUID());
    const hazard = await reportHazard(cast.database, cast.employee.caller, {
      what,
      photo_ids: photos,
    });
    expect(await factsOf(cast, hazard)).toMatchObject({ what, photo_ids: photos });
  });

  test('sent again is stored once; with other content the first one stays', async () => {
    const id = randomUUID();
    const first = await report(cast, cast.employee.caller, {}, id);
    expect(first).toMatchObject({ verdict: 'applied', band: 'high' });
    expect(await report(cast, cast.employee.caller, {}, id)).toEqual({
      ...first,
      verdict: 'replayed',
    });
    expect(await report(cast, cast.employee.caller, { severity: 5 }, id)).toEqual(
      refused('other_payload'),
    );
    expect(await factsOf(cast, id)).toMatchObject({ number: first['number'], severity: 3 });
  });

  test('is numbered in its company, and each number is given once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => report(cast, cast.employee.caller)),
    );
    const numbers = answers.map(({ number }) => Number(number)).sort((a, b) => a - b);
    expect(new Set(numbers).size).toBe(8);
    expect(await report(cast, cast.foreign.admin.caller)).toMatchObject({ number: 1 });
  });

  test('is due by the band of its risk, and keeps the rating when the matrix changes', async () => {
    const [today] = await cast.database.query<{ today: string }>(
      `select app.company_today($1)::text as today`,
      [cast.foreign.company],
    );
    const inDays = (days: number) =>
      new Date(Date.parse(`${today?.today}T00:00:00Z`) + days * 86_400_000)
        .toISOString()
        .slice(0, 10);
    const { admin } = cast.foreign;
    const rated = async (severity: number, likelihood: number) => {
      const id = await reportHazard(cast.database, admin.caller, { severity, likelihood });
      return { id, ...(await factsOf(cast, id, admin.caller)) };
    };
    expect(await rated(4, 4)).toMatchObject({ band: 'stop_work', due_on: inDays(1) });
    expect(await rated(3, 3)).toMatchObject({ band: 'high', due_on: inDays(3) });
    const moderate = await rated(2, 3);
    expect(moderate).toMatchObject({ band: 'moderate', due_on: inDays(14), matrix_revision: 1 });
    expect(await rated(2, 2)).toMatchObject({ band: 'low', due_on: inDays(30) });

    const matrix = {
      ...{ moderate_from: 3, high_from: 6, stop_work_from: 10 },
      ...{ low_days: 20, moderate_days: 10, high_days: 2, stop_work_days: 0 },
    };
    expect(await call(cast, admin.caller, 'save_risk_matrix(2, $1)', [matrix])).toEqual(
      refused('changed_meanwhile'),
    );
    expect(
      await call(cast, admin.caller, 'save_risk_matrix(1, $1)', [{ ...matrix, high_from: 3 }]),
    ).toEqual(refused('invalid_input', 'high_from'));
    expect(await call(cast, admin.caller, 'save_risk_matrix(1, $1)', [matrix])).toEqual({
      verdict: 'applied',
      revision: 2,
    });
    expect(await rated(2, 3)).toMatchObject({ band: 'high', due_on: inDays(2) });
    expect(await factsOf(cast, moderate.id, admin.caller)).toMatchObject({
      band: 'moderate',
      matrix_revision: 1,
    });
    // Rating it again uses the matrix of today.
    await step(cast, admin.caller, moderate.id, 'triage', { severity: 2, likelihood: 3 });
    expect(await factsOf(cast, moderate.id, admin.caller)).toMatchObject({
      band: 'high',
      matrix_revision: 2,
      due_on: inDays(2),
    });
  });
});

describe('an anonymous report', () => {
  const anonymous = (id: string, facts: HazardReport = {}) =>
    call(cast, cast.employee.caller, 'report_hazard_anonymously($1, $2)', [
      id,
      hazardReport(facts),
    ]);

  test('leaves the caller in no row of the database, and its times are whole hours', async () => {
    // Everything that names the employee, by table, before and after.
    const mentions = async () => {
      const tables = await cast.database.query<{ name: string }>(
        `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
         join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'app', 'realtime', 'storage', 'muster') and c.relkind = 'r' order by 1`,
      );
      const found: Record<string, number> = {};
      for (const { name } of tables) {
        const [row] = await cast.database.query<{ count: number }>(
          `select count(*)::integer as count from ${name} t where t::text like any ($1)`,
          [[`%${cast.employee.personId}%`, `%${cast.employee.userId}%`]],
        );
        found[name] = row?.count ?? 0;
      }
      return found;
    };
    const before = await mentions();
    const id = randomUUID();
    expect(await anonymous(id)).toMatchObject({ verdict: 'applied' });
    expect(await mentions()).toEqual(before);

    const facts = await factsOf(cast, id);
    expect(facts).toMatchObject({ is_anonymous: true, reporter: null });
    expect(facts['reported_at']).toBe('2026-01-05T14:00:00.000Z');
    const audit = await cast.database.query<{ hidden: boolean; minute: string }>(
      `select actor_hidden as hidden, to_char(recorded_at, 'MI:SS.US') as minute from audit_events
       where subject = 'hazards' and subject_id = $1`,
      [id],
    );
    expect(audit).toEqual([{ hidden: true, minute: '00:00.000000' }]);
  });

  test('sent again is stored once, and no change remembers who asked for it', async () => {
    const id = randomUUID();
    await anonymous(id);
    expect(await anonymous(id)).toMatchObject({ verdict: 'replayed' });
    expect(await report(cast, cast.employee.caller, {}, id)).toEqual(refused('other_payload'));
    await expect(
      call(
        cast,
        cast.employee.caller,
        `apply_once(gen_random_uuid(), 'report_hazard_anonymously', $1)`,
        [{ hazard_id: randomUUID(), report: hazardReport() }],
      ),
    ).rejects.toMatchObject({ code: '42883' });
  });

  test('shows who works on it later', async () => {
    const id = randomUUID();
    await anonymous(id);
    await step(cast, cast.supervisor.caller, id, 'triage');
    const [change] = await cast.database.query<{ person: string }>(
      `select actor_person_id as person from audit_events
       where subject = 'hazards' and subject_id = $1 and action = 'update'`,
      [id],
    );
    expect(change?.person).toBe(cast.supervisor.personId);
  });
});

describe('possible duplicates', () => {
  const metre = 1 / 111_195;
  const at = (lat: number, reportedAt: string) => ({
    location: { lat, lng: -105, accuracy_m: 5 },
    reported_at: reportedAt,
  });

  test('are within 50 m and 24 hours, and become part of one hazard', async () => {
    const { caller } = cast.supervisor;
    const make = (lat: number, reportedAt: string) =>
      reportHazard(cast.database, cast.employee.caller, at(lat, reportedAt));
    const kept = await make(40, '2026-01-05T12:00:00Z');
    const near = await make(40 + 49.9 * metre, '2026-01-06T12:00:00Z');
    await make(40 + 50.1 * metre, '2026-01-05T12:00:00Z');
    await make(40, '2026-01-06T12:00:01Z');
    const { duplicates } = await call(cast, caller, 'read_hazard($1)', [kept]);
    expect(duplicates).toMatchObject([{ id: near }]);
    const seen = await call(cast, cast.employee.caller, 'read_hazard($1)', [kept]);
    expect(seen['duplicates']).toEqual([]);

    const action = randomUUID();
    await call(cast, caller, 'save_corrective_action($1, $2, $3)', [
      action,
      near,
      { what: 'Nail it', assignee_person_id: cast.employee.personId, due_on: '2026-12-01' },
    ]);
    const merge = (by: TestCaller, from: string, into: string) =>
      call(cast, by, 'merge_hazards(gen_random_uuid(), $1, $2)', [from, into]);
    expect(await merge(cast.employee.caller, near, kept)).toEqual(refused('not_allowed'));
    expect(await merge(caller, near, near)).toEqual(refused('invalid_input', 'into_id'));
    expect(await merge(caller, near, randomUUID())).toEqual(refused('not_found'));
    expect(await merge(caller, near, kept)).toEqual({ verdict: 'applied' });
    expect(await merge(caller, near, kept)).toEqual(refused('hazard_merged'));
    expect(await step(cast, caller, near, 'triage')).toMatchObject({ reason: 'hazard_merged' });
    expect(await listed(cast, caller)).not.toContain(near);
    expect(await factsOf(cast, near)).toMatchObject({ merged_into: { id: kept } });
    const after = await call(cast, caller, 'read_hazard($1)', [kept]);
    expect(after['actions']).toMatchObject([{ id: action, state: 'open' }]);
    expect(after['duplicates']).toEqual([]);
  });
});
