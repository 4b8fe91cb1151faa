import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { myScheduleAnswerSchema } from '../../packages/contract/src/my-schedule.ts';
import {
  boardAnswerSchema,
  publishAnswerSchema,
  saveAnswerSchema,
} from '../../packages/contract/src/schedule.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import { punchOf, recordOne } from './support/punches.ts';
import {
  addDays,
  nextMonday,
  boardOf,
  dayFromNow,
  publish,
  rowOf,
  saveChanges,
  saveNew,
  shiftOf,
  type ShiftFields,
} from './support/schedule.ts';
import { refused } from './support/refused.ts';

/** The board: who may plan, how shifts are judged, published and undone, and who is notified. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const call = (
  caller: TestCaller,
  sql: string,
  parameters: readonly (string | number | null | object)[] = [],
) => callJson(cast.database, caller, sql, parameters);

describe('a shift', () => {
  test.each<[string, () => ShiftFields, string]>([
    ['an end before its start', () => ({ ends_local: `${dayFromNow(10)}T05:59` }), 'ends_local'],
    ['an end at its start', () => ({ ends_local: `${dayFromNow(10)}T06:00` }), 'ends_local'],
    ['more than 48 hours', () => ({ ends_local: `${dayFromNow(12)}T06:01` }), 'ends_local'],
    ['an unknown zone', () => ({ zone: 'America/Nowhere' }), 'zone'],
    ['an offset for a zone', () => ({ zone: 'UTC+3' }), 'zone'],
    ['a day that does not exist', () => ({ starts_local: '2026-02-30T06:00' }), 'starts_local'],
    ['an hour that does not exist', () => ({ starts_local: '2026-03-01T24:00' }), 'starts_local'],
    [
      'a break as long as itself',
      () => ({ ends_local: `${dayFromNow(10)}T06:30` }),
      'break_minutes',
    ],
    ['a break of less than nothing', () => ({ break_minutes: -1 }), 'break_minutes'],
    [
      'another company’s person',
      () => ({ person_id: cast.foreign.employee.personId }),
      'person_id',
    ],
    ['another company’s project', () => ({ project_id: cast.foreign.project }), 'project_id'],
    [
      'another company’s cost code',
      () => ({ cost_code_id: cast.foreign.costCode }),
      'cost_code_id',
    ],
    [
      'a site of another project',
      () => ({ site_id: cast.site, project_id: cast.openProject }),
      'site_id',
    ],
    ['a crew that is no id', () => ({ crew_id: 'ours' }), 'crew_id'],
    ['a note of nothing', () => ({ note: ' ' }), 'note'],
    ['a field of its own', () => ({ state: 'published' }), 'state'],
  ])('with %s is refused, and nothing of it is stored', async (_, facts, field) => {
    const shift = shiftOf(cast, facts());
    expect(await saveNew(cast, cast.admin.caller, shift)).toEqual(refused('invalid_input', field));
    expect(await call(cast.admin.caller, 'judge_shift($1)', [shift])).toEqual(
      refused('invalid_input', field),
    );
    expect((await boardOf(cast, cast.admin.caller)).map(({ id }) => id)).not.toContain(shift['id']);
  });

  test('is not planned by employees, by a supervisor of others, or by another company', async () => {
    const shift = shiftOf(cast);
    for (const caller of [cast.employee, cast.otherSupervisor]) {
      expect(await saveNew(cast, caller.caller, shift)).toEqual(refused('not_allowed'));
    }
    expect(await saveNew(cast, cast.foreign.admin.caller, shift)).toEqual(
      refused('invalid_input', 'crew_id'),
    );
    const loner = shiftOf(cast, { person_id: cast.loner.personId });
    expect(await saveNew(cast, cast.supervisor.caller, loner)).toEqual(refused('not_allowed'));
    const nowhere = shiftOf(cast, { person_id: null, crew_id: null });
    expect(await saveNew(cast, cast.supervisor.caller, nowhere)).toEqual(refused('not_allowed'));
  });

  test('is saved as a draft by the supervisor of the crew, once however often it is sent', async () => {
    const shift = shiftOf(cast);
    const changeId = randomUUID();
    const first = await saveNew(cast, cast.supervisor.caller, shift, changeId);
    expect(saveAnswerSchema.parse(first)).toMatchObject({
      verdict: 'applied',
      shifts: [{ id: shift['id'], state: 'draft', version: 1, published: null }],
    });
    const again = await saveNew(cast, cast.supervisor.caller, shift, changeId);
    expect(again).toEqual({ ...first, verdict: 'replayed' });
    await expect(
      saveNew(cast, cast.supervisor.caller, { ...shift, note: 'Other' }, changeId),
    ).rejects.toThrow('another change');
  });

  test('that was changed meanwhile is shown to both, and stays as the first one left it', async () => {
    const shift = shiftOf(cast, {}, dayFromNow(11));
    await saveNew(cast, cast.supervisor.caller, shift);
    const moved = { op: 'save', shift: { ...shift, note: 'Bring boots' }, version: 1 };
    expect(await saveChanges(cast, cast.admin.caller, [moved])).toMatchObject({
      verdict: 'applied',
    });
    const late = { op: 'save', shift: { ...shift, note: 'Bring gloves' }, version: 1 };
    const answer = await saveChanges(cast, cast.supervisor.caller, [late]);
    expect(saveAnswerSchema.parse(answer)).toMatchObject({
      verdict: 'refused',
      reason: 'changed_meanwhile',
      changed_by: 'admin Tester',
      current: [{ id: shift['id'], note: 'Bring boots', version: 2 }],
    });
  });

  test('is not saved at all where one of its batch is refused', async () => {
    const fine = shiftOf(cast, {}, dayFromNow(12));
    const changes = [
      { op: 'save', shift: fine, version: null },
      { op: 'delete', id: randomUUID(), version: 1 },
    ];
    expect(await saveChanges(cast, cast.admin.caller, changes)).toMatchObject({
      reason: 'changed_meanwhile',
    });
    expect((await boardOf(cast, cast.admin.caller)).map(({ id }) => id)).not.toContain(fine['id']);
  });
});

describe('a draft', () => {
  test('reaches no one but schedulers, whichever way they ask', async () => {
    const shift = shiftOf(cast, { note: 'Only a plan' }, dayFromNow(13));
    await saveNew(cast, cast.supervisor.caller, shift);
    for (const { caller } of [cast.supervisor, cast.admin]) {
      expect((await boardOf(cast, caller)).map(({ id }) => id)).toContain(shift['id']);
    }
    expect((await boardOf(cast, cast.otherSupervisor.caller)).map(({ id }) => id)).not.toContain(
      shift['id'],
    );
    const board = 'board_shifts(current_date, current_date + 20)';
    expect(await call(cast.employee.caller, board)).toEqual(refused('not_allowed'));
    const mine = JSON.stringify(await call(cast.employee.caller, 'my_schedule()'));
    expect(mine).not.toContain(shift['id']);
    expect(JSON.stringify(await call(cast.employee.caller, 'my_data()'))).not.toContain(
      'Only a plan',
    );
    for (const table of ['shifts', 'published_shifts', 'shift_changes']) {
      await expect(
        asCaller(cast.database, cast.admin.caller, `select * from ${table}`),
      ).rejects.toThrow('permission denied');
    }
  });

  test('is told of on the topics of boards only', async () => {
    const rows = await cast.database.query<{ topic: string }>(
      `select distinct topic from realtime.messages where topic like '%:schedule'`,
    );
    expect(rows.map(({ topic }) => topic).sort()).toEqual(
      [`company:${cast.company}:schedule`, `crew:${cast.crew}:schedule`].sort(),
    );
  });
});

describe('the judgement', () => {
  test('of a shift over another one is blocked, and publishing refuses exactly that one', async () => {
    const day = dayFromNow(15);
    const one = shiftOf(cast, {}, day);
    const over = shiftOf(cast, { starts_local: `${day}T14:00`, ends_local: `${day}T16:00` }, day);
    const other = shiftOf(cast, { person_id: cast.helper.personId }, day);
    await saveNew(cast, cast.admin.caller, one);
    expect(await call(cast.admin.caller, 'judge_shift($1)', [over])).toMatchObject({
      verdict: 'blocked',
      reasons: [{ reason: 'overlap', shift_id: one['id'], minutes: 30 }],
    });
    await saveNew(cast, cast.admin.caller, over);
    await saveNew(cast, cast.admin.caller, other);
    const answer = await publish(cast, cast.admin.caller, [one['id'], over['id'], other['id']]);
    const published = publishAnswerSchema.parse(answer);
    expect(published).toMatchObject({ verdict: 'applied' });
    if (published.verdict === 'refused') throw new Error('refused');
    expect(new Set(published.refused.map(({ shift_id }) => shift_id))).toEqual(
      new Set([one['id'], over['id']]),
    );
    expect(published.shifts).toMatchObject([
      { id: other['id'], state: 'published', published: { sequence: 1 } },
    ]);
  });

  test('of a warning is overridden with a reason, and only so', async () => {
    const day = dayFromNow(17);
    const late = shiftOf(cast, { starts_local: `${day}T12:00`, ends_local: `${day}T20:30` }, day);
    const early = shiftOf(cast, {}, dayFromNow(18));
    for (const shift of [late, early]) await saveNew(cast, cast.admin.caller, shift);
    const ids = [late['id'], early['id']];
    expect(await publish(cast, cast.admin.caller, ids, null)).toMatchObject({
      verdict: 'refused',
      reason: 'override_missing',
      warned: [{ reasons: [{ reason: 'short_rest', minutes: 570 }] }, {}],
    });
    expect(await rowOf(cast, late['id'])).toMatchObject({ state: 'draft' });
    const answer = await publish(cast, cast.admin.caller, ids, 'Pour day');
    expect(answer).toMatchObject({ verdict: 'applied', refused: [], people: 1 });
    expect(await rowOf(cast, early['id'])).toMatchObject({
      state: 'published',
      override_reason: 'Pour day',
    });
  });

  test('names overtime by the company’s rule, with the minutes', async () => {
    const monday = nextMonday();
    const days = [0, 1, 2, 3, 4].map((day) => addDays(monday, day));
    const week = days.map((day) =>
      shiftOf(cast, { person_id: cast.loner.personId, ends_local: `${day}T14:30` }, day),
    );
    for (const shift of week) await saveNew(cast, cast.admin.caller, shift);
    const sixth = shiftOf(cast, { person_id: cast.loner.personId }, addDays(monday, 5));
    expect(await call(cast.admin.caller, 'judge_shift($1)', [sixth])).toMatchObject({
      verdict: 'warned',
      reasons: [
        {
          reason: 'overtime',
          rule: 'weekly',
          minutes: 480,
          limit_minutes: 2400,
          week_from: monday,
        },
      ],
    });
    const [friday] = week.slice(-1);
    expect(await call(cast.admin.caller, 'judge_shift($1)', [friday ?? {}])).toEqual({
      verdict: 'ok',
      reasons: [],
    });
  });

  test('wants the project’s certificates until the shift ends', async () => {
    await call(cast.admin.caller, 'set_project_certificates($1, $2)', [
      cast.otherProject,
      '{Flagger}',
    ]);
    const shift = shiftOf(
      cast,
      { project_id: cast.otherProject, crew_id: cast.otherCrew },
      dayFromNow(20),
    );
    expect(await call(cast.admin.caller, 'judge_shift($1)', [shift])).toMatchObject({
      verdict: 'blocked',
      reasons: [{ reason: 'certificate_missing', certificate: 'Flagger', expires_on: null }],
    });
  });
});

test('the board is as the contract says', async () => {
  const answer = await call(cast.admin.caller, 'board_shifts($1, $2)', [
    dayFromNow(-3),
    dayFromNow(50),
  ]);
  expect(boardAnswerSchema.parse(answer)).toMatchObject({ verdict: 'ok', may_edit_all: true });
  expect(
    await call(cast.admin.caller, 'board_shifts($1, $2)', [dayFromNow(0), dayFromNow(62)]),
  ).toEqual(refused('invalid_input', 'to_date'));
});

test('whoever leads a crew sees who of it is on the clock, planned or not', async () => {
  await recordOne(cast.database, cast.employee.caller, punchOf(cast.employee));
  const atWork = async (caller: TestCaller) => {
    const mine = myScheduleAnswerSchema.parse(await call(caller, 'my_schedule()'));
    return mine.verdict === 'ok' ? mine.crew_at_work?.map(({ person_id }) => person_id) : null;
  };
  for (const { caller } of [cast.otherSupervisor, cast.loner, cast.admin, cast.employee]) {
    expect(await atWork(caller)).toEqual([]);
  }
  expect(await atWork(cast.supervisor.caller)).toEqual([cast.employee.personId]);
});
