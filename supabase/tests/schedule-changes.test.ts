import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveAnswerSchema } from '../../packages/contract/src/schedule.ts';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import {
  addDays,
  nextMonday,
  addPublished,
  dayFromNow,
  publish,
  rowOf,
  saveChanges,
  saveNew,
  shiftOf,
} from './support/schedule.ts';
import { refused } from './support/refused.ts';

/** Changes to many shifts at once: publishing, undo, series, copies and templates. */
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

describe('publishing', () => {
  test('shows what was planned then; later changes wait next to it', async () => {
    const shift = shiftOf(cast, {}, dayFromNow(22));
    const id = await addPublished(cast, shift);
    expect(await rowOf(cast, id)).toMatchObject({ state: 'published', published: { sequence: 1 } });
    const note = { op: 'save', shift: { ...shift, note: 'Later' }, version: 1 };
    await saveChanges(cast, cast.supervisor.caller, [note]);
    expect(await rowOf(cast, id)).toMatchObject({ state: 'changed', published: { note: null } });
    expect(JSON.stringify(await call(cast.employee.caller, 'my_schedule()'))).not.toContain(
      'Later',
    );
    await publish(cast, cast.supervisor.caller, [id]);
    const mine = await call(cast.employee.caller, 'my_schedule()');
    expect(mine['shifts']).toContainEqual(
      expect.objectContaining({ id, note: 'Later', sequence: 2, changed: ['note'] }),
    );
  });

  test('cancels removed shifts, and the person still sees that', async () => {
    const shift = shiftOf(cast, {}, dayFromNow(24));
    const id = await addPublished(cast, shift);
    const answer = await saveChanges(cast, cast.admin.caller, [{ op: 'delete', id, version: 1 }]);
    expect(answer).toMatchObject({ shifts: [{ id, state: 'removed' }] });
    expect(await publish(cast, cast.admin.caller, [id])).toMatchObject({ removed: [id] });
    const mine = await call(cast.employee.caller, 'my_schedule()');
    expect(mine['shifts']).toContainEqual(
      expect.objectContaining({ id, canceled_at: expect.any(String) }),
    );
  });

  test('notifies each person once, and no one else', async () => {
    const changeId = randomUUID();
    const shift = shiftOf(cast, {}, dayFromNow(26));
    await saveNew(cast, cast.admin.caller, shift);
    await publish(cast, cast.admin.caller, [shift['id']], null, changeId);
    await publish(cast, cast.admin.caller, [shift['id']], null, changeId);
    const rows = await cast.database.query<{ person_id: string }>(
      `select person_id from realtime.messages m, profiles p
       where m.topic = 'person:' || p.person_id || ':schedule' group by person_id`,
    );
    expect(rows.map(({ person_id }) => person_id)).toContain(cast.employee.personId);
    expect(rows.map(({ person_id }) => person_id)).not.toContain(cast.loner.personId);
  });

  test('of another crew’s shift is refused', async () => {
    const shift = shiftOf(cast, {}, dayFromNow(27));
    await saveNew(cast, cast.admin.caller, shift);
    expect(await publish(cast, cast.otherSupervisor.caller, [shift['id']])).toEqual(
      refused('not_found'),
    );
  });
});

describe('undo', () => {
  test('takes a change back, and its own undo brings it again', async () => {
    const shift = shiftOf(cast, {}, dayFromNow(28));
    await saveNew(cast, cast.supervisor.caller, shift);
    const [moved, undo, redo] = [randomUUID(), randomUUID(), randomUUID()];
    const change = {
      op: 'save',
      shift: { ...shift, starts_local: `${dayFromNow(28)}T07:00` },
      version: 1,
    };
    await saveChanges(cast, cast.supervisor.caller, [change], moved);
    await call(cast.supervisor.caller, 'undo_shifts($1, $2)', [moved, undo]);
    expect(await rowOf(cast, shift['id'])).toMatchObject({
      starts_local: `${dayFromNow(28)}T06:00`,
    });
    await call(cast.supervisor.caller, 'undo_shifts($1, $2)', [undo, redo]);
    expect(await rowOf(cast, shift['id'])).toMatchObject({
      starts_local: `${dayFromNow(28)}T07:00`,
    });
  });

  test('brings a deleted draft back and removes a created one', async () => {
    const shift = shiftOf(cast, {}, dayFromNow(29));
    const [created, deleted] = [randomUUID(), randomUUID()];
    await saveNew(cast, cast.supervisor.caller, shift, created);
    await saveChanges(
      cast,
      cast.supervisor.caller,
      [{ op: 'delete', id: shift['id'], version: 1 }],
      deleted,
    );
    expect(
      await call(cast.supervisor.caller, 'undo_shifts($1, $2)', [deleted, randomUUID()]),
    ).toMatchObject({ verdict: 'applied', shifts: [{ id: shift['id'] }] });
    expect(
      await call(cast.supervisor.caller, 'undo_shifts($1, $2)', [created, randomUUID()]),
    ).toMatchObject({ reason: 'changed_meanwhile' });
  });

  test('is refused, with a name, if someone has changed the shift since', async () => {
    const shift = shiftOf(cast, {}, dayFromNow(30));
    const created = randomUUID();
    await saveNew(cast, cast.supervisor.caller, shift, created);
    await saveChanges(cast, cast.admin.caller, [
      { op: 'save', shift: { ...shift, note: 'Mine' }, version: 1 },
    ]);
    expect(
      await call(cast.supervisor.caller, 'undo_shifts($1, $2)', [created, randomUUID()]),
    ).toMatchObject({ reason: 'changed_meanwhile', changed_by: 'admin Tester' });
  });

  test('is for one’s own changes', async () => {
    const created = randomUUID();
    await saveNew(cast, cast.supervisor.caller, shiftOf(cast, {}, dayFromNow(31)), created);
    expect(await call(cast.admin.caller, 'undo_shifts($1, $2)', [created, randomUUID()])).toEqual(
      refused('not_found'),
    );
  });
});

describe('a series', () => {
  const series = (facts: object = {}, days = 13) => {
    const monday = addDays(nextMonday(), 7);
    const shift = shiftOf(cast, { person_id: cast.helper.personId }, monday);
    const { id: _, ...content } = shift;
    return {
      id: randomUUID(),
      shift: content,
      until_date: addDays(monday, days),
      weekdays: [1, 3],
      every_weeks: 1,
      ...facts,
    };
  };

  test.each([
    ['400 days', 400, 'applied'],
    ['401 days', 401, 'series_too_long'],
  ])('of %s is %s', async (_, days, outcome) => {
    const answer = await call(cast.admin.caller, 'save_series($1, $2)', [
      randomUUID(),
      series({ weekdays: [1], every_weeks: 8 }, days),
    ]);
    expect([answer['verdict'], answer['reason']]).toContain(outcome);
    // Only every eighth Monday.
    expect(answer['shifts'] ?? []).toHaveLength(outcome === 'applied' ? 8 : 0);
  });

  test('changes from one shift on, but for those edited on their own', async () => {
    const made = await call(cast.supervisor.caller, 'save_series($1, $2)', [
      randomUUID(),
      series({
        weekdays: [2, 4],
        shift: {
          ...series().shift,
          starts_local: `${addDays(nextMonday(), 8)}T15:00`,
          ends_local: `${addDays(nextMonday(), 8)}T17:00`,
        },
      }),
    ]);
    const saved = saveAnswerSchema.parse(made);
    if (saved.verdict === 'refused') throw new Error(JSON.stringify(saved));
    expect(saved.shifts).toHaveLength(4);
    const [first, second, third, fourth] = saved.shifts;
    const draft = (shift: (typeof saved.shifts)[number] | undefined, hour: string) => {
      if (shift === undefined) throw new Error('no shift');
      const { id, person_id, crew_id, project_id, site_id, cost_code_id, zone, note } = shift;
      return {
        ...{ id, person_id, crew_id, project_id, site_id, cost_code_id, zone, note },
        ...{ starts_second: false, ends_second: false, break_minutes: 30 },
        starts_local: `${shift.starts_local.slice(0, 11)}${hour}:00`,
        ends_local: shift.ends_local,
      };
    };
    await saveChanges(cast, cast.supervisor.caller, [
      { op: 'save', shift: draft(third, '13'), version: 1 },
    ]);
    await saveChanges(cast, cast.supervisor.caller, [
      { op: 'save', shift: draft(second, '14'), version: 1, scope: 'later' },
    ]);
    const hours = await Promise.all(
      [first, second, third, fourth].map(async (shift) =>
        (await rowOf(cast, shift?.id)).starts_local.slice(11),
      ),
    );
    expect(hours).toEqual(['15:00', '14:00', '13:00', '14:00']);
  });
});

describe('copies and templates', () => {
  test('plan the same week again, once', async () => {
    const from = addDays(nextMonday(), 0);
    const to = addDays(nextMonday(), 21);
    for (const day of [0, 1, 2, 3]) {
      await saveNew(cast, cast.admin.caller, shiftOf(cast, {}, addDays(from, day)));
    }
    const changeId = randomUUID();
    const copied = await call(cast.admin.caller, 'copy_week($1, $2, $3)', [changeId, from, to]);
    const again = await call(cast.admin.caller, 'copy_week($1, $2, $3)', [changeId, from, to]);
    const shifts = saveAnswerSchema.parse(copied);
    if (shifts.verdict === 'refused') throw new Error(JSON.stringify(shifts));
    expect(shifts.shifts.length).toBeGreaterThan(3);
    expect(again).toEqual({ ...copied, verdict: 'replayed' });
    await call(cast.admin.caller, 'undo_shifts($1, $2)', [changeId, randomUUID()]);

    const template = randomUUID();
    expect(
      await call(cast.admin.caller, 'save_template($1, $2, $3)', [template, 'A week', from]),
    ).toEqual({ verdict: 'applied' });
    expect(await call(cast.supervisor.caller, 'list_templates()')).toMatchObject({ templates: [] });
    expect(
      await call(cast.supervisor.caller, 'apply_template($1, $2, $3)', [
        randomUUID(),
        template,
        to,
      ]),
    ).toEqual(refused('not_found'));
    const applied = saveAnswerSchema.parse(
      await call(cast.admin.caller, 'apply_template($1, $2, $3)', [randomUUID(), template, to]),
    );
    if (applied.verdict === 'refused') throw new Error(JSON.stringify(applied));
    expect(applied.shifts.map(({ starts_local }) => starts_local)).toEqual(
      shifts.shifts.map(({ starts_local }) => starts_local),
    );
  });
});
