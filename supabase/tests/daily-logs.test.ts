import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { isSame } from '../../packages/contract/src/is-same.ts';
import { foundLogsSchema } from '../../packages/contract/src/daily-log-list.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  composeLog,
  linesToSign,
  type LogParts,
  type ShownLine,
} from '../../packages/domain/src/daily-log/compose-log.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { logLine, type LogPlace, readLog, saveLine, signLog } from './support/daily-logs.ts';
import { type Answer, callJson, reportHazard } from './support/hazards.ts';
import { refused } from './support/refused.ts';

/** The log of a project's day. */
type Facts = Readonly<Record<string, unknown>>;
let cast: Cast;
let nextDay = 1;
beforeAll(async () => {
  cast = await openCast();
  await cast.database.query(`update crew_members set valid_from = '2025-01-01'`);
});
afterAll(() => cast.close());

/** A day without a log. */
function place(project = cast.project): LogPlace {
  const day = new Date(Date.UTC(2026, 0, nextDay++)).toISOString().slice(0, 10);
  return { id: randomUUID(), project, day };
}
const save = (by: Pick<Person, 'caller'>, at: LogPlace, facts: Facts = {}) =>
  saveLine(cast.database, by, at, logLine(facts));
const read = (by: Pick<Person, 'caller'>, at: LogPlace) => readLog(cast.database, by, at);
const answerOf = (by: Pick<Person, 'caller'>, { id, project, day }: LogPlace) =>
  callJson(cast.database, by.caller, 'read_daily_log($1, $2, $3)', [id, project, day]);
const shown = async (by: Pick<Person, 'caller'>, at: LogPlace): Promise<readonly ShownLine[]> => {
  const log: LogParts = await read(by, at);
  return composeLog(log);
};
const sign = (by: Pick<Person, 'caller'>, at: LogPlace, facts = {}) =>
  signLog(cast.database, by, at, facts);
const decide = (
  by: Pick<Person, 'caller'>,
  id: string,
  signature: string,
  decision: string,
  comment: string | null = null,
) =>
  callJson(cast.database, by.caller, 'decide_log($1, $2, $3, $4)', [
    id,
    signature,
    decision,
    comment,
  ]);
const applied = (answer: Answer) => expect(answer['verdict']).toBe('applied');

/** As the server's run writes it. */
async function work(person: { personId: string }, day: string, minutes: number): Promise<void> {
  const lines = [
    { project_id: cast.project, cost_code_id: cast.costCode, class: 'regular', minutes },
  ];
  await cast.database.query(
    `insert into day_results (company_id, person_id, date, week_from, regular_minutes, overtime_minutes,
      double_minutes, meal_premium_minutes, rest_premium_minutes, deducted_minutes, is_open, needs_review, lines,
      ranges, breaks, exceptions, tzdata)
    values ($1, $2, $3, $3, $4, 0, 0, 0, 0, 0, false, false, $5, '[]', '[]', '[]', '2026a')
    on conflict (company_id, person_id, date, week_from) do update set lines = excluded.lines`,
    [cast.company, person.personId, day, minutes, JSON.stringify(minutes === 0 ? [] : lines)],
  );
}
const crewLine = () => `crew:${cast.crew}:${cast.costCode}`;
const crewData = (people: number, minutes: number) => ({
  crew: 'Crew one',
  code: '03 30',
  code_name: '03 30',
  people,
  minutes,
});

describe('who may', () => {
  test('is decided by role and project', async () => {
    const at = place();
    expect(await save(cast.employee, at)).toEqual(refused('not_allowed'));
    expect(await save(cast.otherSupervisor, at)).toEqual(refused('not_found'));
    expect(await save(cast.foreign.admin, at)).toEqual(refused('not_found'));
    expect(await save(cast.supervisor, { ...at, project: cast.foreign.project })).toEqual(
      refused('not_found'),
    );
    applied(await save(cast.supervisor, at));
    const { signature } = await sign(cast.supervisor, at);
    expect(await decide(cast.supervisor, at.id, signature, 'approve')).toEqual(
      refused('not_allowed'),
    );
    expect(await decide(cast.foreign.admin, at.id, signature, 'approve')).toEqual(
      refused('not_found'),
    );
    expect(await answerOf(cast.otherSupervisor, at)).toEqual(refused('not_found'));
    expect((await read(cast.employee, at)).may_write).toBe(false);
  });

  test('private notes and what was there before are for those who write the log', async () => {
    const before = place();
    await save(cast.supervisor, before, { kind: 'equipment', data: { what: 'Lift', minutes: 60 } });
    const at = place();
    await save(cast.supervisor, at, { kind: 'note', data: { text: 'Secret' }, is_private: true });
    expect((await read(cast.supervisor, at)).lines).toHaveLength(1);
    expect((await read(cast.supervisor, at)).before).toEqual({
      day: before.day,
      lines: [{ kind: 'equipment', data: { what: 'Lift', minutes: 60 } }],
    });
    expect(await read(cast.employee, at)).toMatchObject({ lines: [], before: null });
    const find = async (by: Person) =>
      foundLogsSchema.parse(
        await callJson(cast.database, by.caller, 'list_daily_logs($1)', [{ search: 'secret' }]),
      ).logs.length;
    expect([await find(cast.supervisor), await find(cast.employee)]).toEqual([1, 0]);
  });
});

describe('what is not taken', () => {
  const field = (name: string) => ({ ...refused('invalid_input'), detail: name });

  test('is named by its field, and nothing of it is stored', async () => {
    const at = place();
    const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
    expect(await save(cast.admin, { ...at, day: tomorrow })).toEqual(field('day'));
    const text = (length: number) => ({ data: { text: 'a'.repeat(length) } });
    expect(await save(cast.admin, at, text(4001))).toEqual(field('text'));
    expect(await save(cast.admin, at, text(30_000))).toEqual(field('text'));
    for (const [wrong, facts] of [
      ['kind', { kind: 'poem' }],
      ['id', { id: 'crew:all:none' }],
      ['kind', { id: crewLine(), kind: 'work' }],
      ['people', { id: crewLine(), kind: 'manpower', data: crewData(-1, 0) }],
      ['source', { source: { text: 'Typed lines have none' } }],
      ['source', { id: crewLine(), kind: 'manpower', data: crewData(1, 0), source: { text: 'x' } }],
      ['whose', { kind: 'delay', data: { cause: 'Rain', minutes: 60, whose: 'mine' } }],
      [
        'thousandths',
        {
          kind: 'quantity',
          data: {
            cost_code_id: cast.costCode,
            code: '1',
            code_name: null,
            thousandths: 1.5,
            unit: 'm3',
          },
        },
      ],
      ['is_private', { is_private: true }],
      ['revision', { revision: 'x' }],
      ['more', { more: 1 }],
    ] as const) {
      expect(await save(cast.admin, at, facts), JSON.stringify(facts)).toEqual(field(wrong));
    }
    for (const [wrong, facts] of [
      ['drawing', { drawing: [] }],
      ['signed_at', { signed_at: 'noon' }],
      ['lines', { lines: [{ id: randomUUID() }] }],
      ['lines', { lines: 'all' }],
    ] as const) {
      expect(await sign(cast.admin, at, facts)).toMatchObject(field(wrong));
    }
    const [{ count } = { count: -1 }] = await cast.database.query<{ count: number }>(
      'select count(*)::integer as count from daily_logs where day = $1',
      [at.day],
    );
    expect(count).toBe(0);
    applied(await save(cast.admin, at, text(4000)));
    expect(await save(cast.admin, { ...place(), id: at.id })).toEqual(field('log_id'));
  });

  test('is a change over an older version', async () => {
    const at = place();
    const first = logLine();
    applied(await saveLine(cast.database, cast.supervisor, at, first));
    const mine = { ...first, revision: randomUUID(), base: first.revision, data: { text: 'Mine' } };
    const theirs = { ...mine, revision: randomUUID(), data: { text: 'Theirs' } };
    applied(await saveLine(cast.database, cast.supervisor, at, mine));
    expect(await saveLine(cast.database, cast.admin, at, theirs)).toEqual(
      refused('changed_meanwhile'),
    );
    // The same again changes nothing.
    expect(await saveLine(cast.database, cast.supervisor, at, mine)).toMatchObject({
      verdict: 'replayed',
    });
    expect((await shown(cast.admin, at)).map(({ data }) => data)).toEqual([{ text: 'Mine' }]);
  });
});

describe('a log', () => {
  test('that two devices begin is one', async () => {
    const at = place();
    const other = { ...at, id: randomUUID() };
    expect(await save(cast.supervisor, at)).toEqual({ verdict: 'applied', log_id: at.id });
    expect(await save(cast.admin, other)).toEqual({ verdict: 'applied', log_id: at.id });
    expect(await read(cast.admin, other)).toMatchObject({ id: at.id, lines: [{}, {}] });
  });

  test('says who worked on what, and what was done about safety, before anyone types', async () => {
    const at = place();
    await work(cast.employee, at.day, 300);
    await work(cast.helper, at.day, 240);
    await work(cast.loner, at.day, 60);
    await reportHazard(cast.database, cast.employee.caller, {
      project_id: cast.project,
      reported_at: `${at.day}T18:00:00Z`,
    });
    for (const reader of [cast.supervisor, cast.employee]) {
      expect((await shown(reader, at)).map(({ kind, data }) => [kind, data])).toEqual([
        ['manpower', crewData(2, 540)],
        ['manpower', { ...crewData(1, 60), crew: null }],
        ['safety', expect.objectContaining({ type: 'hazard' })],
      ]);
    }
    expect((await read(cast.supervisor, at)).id).toBeNull();
  });

  test('is signed as it was shown, and an edit voids the signature', async () => {
    const at = place();
    await work(cast.employee, at.day, 300);
    const line = logLine();
    applied(await saveLine(cast.database, cast.supervisor, at, line));
    const before = await read(cast.supervisor, at);
    applied(await save(cast.admin, at));
    const stale = linesToSign(composeLog(before));
    expect(await sign(cast.supervisor, at, { lines: stale })).toMatchObject(
      refused('changed_meanwhile'),
    );
    const { signature } = await sign(cast.supervisor, at);
    expect(await sign(cast.admin, at)).toMatchObject(refused('wrong_state'));
    expect(await sign(cast.supervisor, at, { id: signature })).toMatchObject({
      verdict: 'replayed',
    });
    expect(await read(cast.employee, at)).toMatchObject({
      state: 'submitted',
      signature: { id: signature },
    });

    await work(cast.employee, at.day, 360);
    expect((await shown(cast.admin, at))[0]).toMatchObject({
      data: crewData(1, 300),
      since: { was: crewData(1, 300), now: crewData(1, 360) },
    });
    applied(await save(cast.admin, at, { kind: 'note', data: { text: 'x' }, is_private: true }));
    expect((await read(cast.admin, at)).state).toBe('submitted');
    applied(
      await save(cast.admin, at, {
        ...line,
        data: null,
        base: line.revision,
        revision: randomUUID(),
      }),
    );
    expect(await read(cast.admin, at)).toMatchObject({ state: 'draft', signature: null });
    expect((await shown(cast.admin, at))[0]).toMatchObject({ data: crewData(1, 360), since: null });
  });

  test('is returned with a reason and signed again, or approved and then only added to', async () => {
    const at = place();
    const line = logLine();
    applied(await saveLine(cast.database, cast.supervisor, at, line));
    const first = await sign(cast.supervisor, at);
    expect(await decide(cast.admin, at.id, first.signature, 'return', ' ')).toEqual(
      refused('comment_missing'),
    );
    expect(await decide(cast.admin, at.id, randomUUID(), 'approve')).toEqual(
      refused('changed_meanwhile'),
    );
    applied(await decide(cast.admin, at.id, first.signature, 'return', 'Which pier?'));
    expect(await read(cast.supervisor, at)).toMatchObject({
      state: 'returned',
      decision_comment: 'Which pier?',
      signature: null,
    });
    expect(await decide(cast.admin, at.id, first.signature, 'approve')).toEqual(
      refused('wrong_state'),
    );
    const second = await sign(cast.supervisor, at);
    applied(await decide(cast.admin, at.id, second.signature, 'approve'));

    const change = {
      ...line,
      base: line.revision,
      revision: randomUUID(),
      data: { text: 'Other' },
    };
    expect(await saveLine(cast.database, cast.supervisor, at, change)).toEqual(
      refused('wrong_state'),
    );
    expect(
      await saveLine(cast.database, cast.supervisor, at, { ...change, is_addendum: true }),
    ).toEqual(refused('wrong_state'));
    expect(await save(cast.supervisor, at)).toEqual(refused('wrong_state'));
    expect(await sign(cast.supervisor, at)).toMatchObject(refused('wrong_state'));
    applied(
      await save(cast.supervisor, at, { is_addendum: true, data: { text: 'Forgot the crane' } }),
    );
    expect(await read(cast.admin, at)).toMatchObject({
      state: 'approved',
      signature: { id: second.signature },
    });
    expect((await shown(cast.admin, at)).map(({ isAddendum }) => isAddendum)).toEqual([
      false,
      true,
    ]);
  });

  test('is listed by project and state, newest day first', async () => {
    const list = async (filter: object, after: object | null = null, size = 50) =>
      foundLogsSchema.parse(
        await callJson(cast.database, cast.admin.caller, 'list_daily_logs($1, $2, $3)', [
          filter,
          after,
          size,
        ]),
      );
    const days = [place(cast.openProject), place(cast.openProject), place(cast.openProject)];
    for (const at of days) applied(await save(cast.admin, at));
    await sign(cast.admin, days[1] ?? place());
    const filter = { project_id: cast.openProject };
    const all = await list(filter);
    expect(all.logs.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toReversed());
    const first = await list(filter, null, 2);
    const rest = await list(filter, first.next, 2);
    expect([...first.logs, ...rest.logs]).toEqual(all.logs);
    expect((await list({ ...filter, states: ['submitted'] })).logs).toMatchObject([
      { day: days[1]?.day, work: 'Poured the north pier', signed_by: expect.any(String) },
    ]);
    expect((await list({ search: 'yard pier' })).logs).toHaveLength(3);
  });
});

test('whatever order hours and changes come in, no change is lost and each line equals its source or says that it changed', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('work' as const), minutes: fc.integer({ min: 0, max: 3 }) }),
    fc.record({ do: fc.constant('change' as const), people: fc.integer({ min: 5, max: 8 }) }),
    fc.record({ do: fc.constant('stale' as const), people: fc.integer({ min: 20, max: 23 }) }),
    fc.record({ do: fc.constant('sign' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      const at = place();
      let kept: { people: number; revision: string } | null = null;
      const verdicts: [unknown, string][] = [];
      for (const next of steps) {
        const now = (await read(cast.supervisor, at)).sources[0]?.data ?? null;
        const change = (people: number, base: string | null) => ({
          id: crewLine(),
          kind: 'manpower',
          data: crewData(people, 60),
          source: now,
          base,
          revision: randomUUID(),
        });
        if (next.do === 'work') await work(cast.employee, at.day, next.minutes * 60);
        else if (next.do === 'sign') await sign(cast.supervisor, at);
        else {
          const isStale = next.do === 'stale';
          const made = change(next.people, isStale ? randomUUID() : (kept?.revision ?? null));
          const { verdict } = await save(isStale ? cast.admin : cast.supervisor, at, made);
          verdicts.push([verdict, isStale ? 'refused' : 'applied']);
          if (!isStale) kept = { people: next.people, revision: made.revision };
        }
      }
      expect(verdicts.filter(([is, shall]) => is !== shall)).toEqual([]);
      const lines = await shown(cast.supervisor, at);
      const { sources } = await read(cast.supervisor, at);
      const found = lines.find(({ id }) => id === crewLine());
      expect(found?.isTyped === true ? found.data : null).toEqual(
        kept === null ? null : crewData(kept.people, 60),
      );
      const sourceOf = (id: string) => sources.find((source) => source.id === id)?.data ?? null;
      expect(lines.filter(({ id, source }) => !isSame(source, sourceOf(id)))).toEqual([]);
      expect(
        lines.filter(
          ({ id, data, since, isTyped }) =>
            since === null && !isTyped && !isSame(data, sourceOf(id)),
        ),
      ).toEqual([]);
      expect(lines.length).toBeGreaterThanOrEqual(sources.length);
    }),
    { numRuns: 6 },
  );
});
