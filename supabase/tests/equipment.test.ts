import { randomUUID } from 'node:crypto';
import { equipmentHistorySchema, foundEquipmentSchema } from '@muster/contract/equipment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import cases from '../../packages/domain/src/equipment/cases/doubtful-reading.json' with { type: 'json' };
import { type Cast, openCast, type Person } from './support/cast.ts';
import { readLog } from './support/daily-logs.ts';
import { addEquipment, equipmentFacts, moveEquipment, moveFacts } from './support/equipment.ts';
import { callJson } from './support/hazards.ts';
import { refused } from './support/refused.ts';

/** Equipment: checked out and in on phones, with a meter that never silently goes backward. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  await cast.database.query(`update company_settings set time_zone = 'America/Denver'`);
});
afterAll(() => cast.close());

type Facts = Readonly<Record<string, unknown>>;
type By = Pick<Person, 'caller'>;
const save = (by: By, facts: Facts, id: string = randomUUID(), version = 0) =>
  callJson(cast.database, by.caller, 'save_equipment($1, $2, $3)', [id, version, facts]);
const add = (facts: Facts = {}) => addEquipment(cast.database, cast.admin, facts);
const move = (by: By, id: string, facts: Facts, moveId?: string) =>
  moveEquipment(cast.database, by, id, facts, moveId);
const applied = { verdict: 'applied' };
/** Local time in Denver in January. */
const at = (day: number, hour: number, minute = 0) =>
  new Date(Date.UTC(2026, 0, day, hour + 7, minute)).toISOString();
const pieceOf = async (by: By, id: string) => {
  const { equipment } = foundEquipmentSchema.parse(
    await callJson(cast.database, by.caller, 'list_equipment()', []),
  );
  return equipment.find((one) => one.id === id);
};
const historyOf = async (by: By, id: string) =>
  equipmentHistorySchema.parse(await callJson(cast.database, by.caller, 'read_equipment($1)', [id]))
    .history;
const linesOn = async (piece: string, day: number, project = cast.project) => {
  const { sources } = await readLog(cast.database, cast.admin, {
    id: randomUUID(),
    project,
    day: `2026-01-${String(day).padStart(2, '0')}`,
  });
  return sources.filter((source) => source.id === `equipment:${piece}`);
};

describe('who may', () => {
  test('is decided by role, company and project', async () => {
    expect(await save(cast.supervisor, equipmentFacts())).toEqual(refused('not_allowed'));
    expect(await save(cast.employee, equipmentFacts())).toEqual(refused('not_allowed'));
    const id = await add();
    const out = { kind: 'out', project_id: cast.project };
    expect(
      await move(cast.foreign.admin, id, { ...out, project_id: cast.foreign.project }),
    ).toEqual(refused('not_found'));
    expect(await save(cast.foreign.admin, equipmentFacts({ meter: null }), id, 1)).toEqual(
      refused('not_found'),
    );
    expect(
      await callJson(cast.database, cast.foreign.admin.caller, 'read_equipment($1)', [id]),
    ).toEqual(refused('not_found'));
    expect(await pieceOf(cast.foreign.admin, id)).toBeUndefined();
    expect(await move(cast.otherSupervisor, id, out)).toEqual(
      refused('invalid_input', 'project_id'),
    );
    expect(await move(cast.employee, id, { ...out, project_id: cast.foreign.project })).toEqual(
      refused('invalid_input', 'project_id'),
    );

    expect(await move(cast.employee, id, out)).toEqual(applied);
    for (const kind of ['in', 'reading']) {
      // One after the other, so that a failure shows which one.
      // oxlint-disable-next-line no-await-in-loop
      expect(await move(cast.otherSupervisor, id, { kind })).toEqual(refused('not_allowed'));
    }
    // Someone who has the piece in their hands takes it over.
    const later = { at: '2026-01-05T15:00:00.000Z' };
    expect(
      await move(cast.otherSupervisor, id, {
        ...out,
        ...later,
        project_id: cast.otherProject,
      }),
    ).toEqual(applied);
    expect(await move(cast.employee, id, { kind: 'in' })).toEqual(refused('not_allowed'));
  });

  test('a lead checks a piece out for someone they lead, and for no one else', async () => {
    const id = await add();
    const out = { kind: 'out', project_id: cast.project };
    for (const [by, holder] of [
      [cast.employee, cast.helper],
      [cast.supervisor, cast.loner],
      [cast.supervisor, cast.foreign.employee],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await move(by, id, { ...out, holder_id: holder.personId })).toEqual(
        refused('invalid_input', 'holder_id'),
      );
    }
    expect(
      await move(cast.supervisor, id, { kind: 'reading', holder_id: cast.employee.personId }),
    ).toEqual(refused('invalid_input', 'holder_id'));
    expect(await move(cast.supervisor, id, { ...out, holder_id: cast.employee.personId })).toEqual(
      applied,
    );
    expect(await pieceOf(cast.employee, id)).toMatchObject({
      holder: { person_id: cast.employee.personId },
    });
    expect((await historyOf(cast.employee, id))[0]).toMatchObject({
      person: { person_id: cast.supervisor.personId },
      holder: { person_id: cast.employee.personId },
    });
    // An app that doesn't know about holders checks it out to its own user.
    const { holder_id: _, ...old } = moveFacts(out);
    expect(
      await callJson(cast.database, cast.supervisor.caller, 'move_equipment($1, $2, $3)', [
        randomUUID(),
        id,
        { ...old, v: 1, at: '2026-01-05T16:00:00.000Z' },
      ]),
    ).toEqual(applied);
    expect((await pieceOf(cast.admin, id))?.holder?.person_id).toBe(cast.supervisor.personId);
  });

  test('someone who doesn’t see a project learns neither its name nor who has the piece', async () => {
    const id = await add();
    await move(cast.supervisor, id, { kind: 'out', project_id: cast.project });
    expect(await pieceOf(cast.loner, id)).toMatchObject({
      is_out: true,
      project: null,
      holder: null,
    });
    expect((await historyOf(cast.loner, id)).map(({ kind }) => kind)).toEqual(['reading']);
    expect(await pieceOf(cast.employee, id)).toMatchObject({
      project: { name: 'River bridge' },
      holder: { person_id: cast.supervisor.personId },
    });
    expect((await historyOf(cast.employee, id)).map(({ kind }) => kind)).toEqual([
      'out',
      'reading',
    ]);
    await move(cast.supervisor, id, { kind: 'in', at: '2026-01-05T15:00:00.000Z' });
    expect((await historyOf(cast.loner, id)).map(({ kind }) => kind)).toEqual(['reading']);
    expect(await pieceOf(cast.loner, id)).toMatchObject({ is_out: false, held_since: null });
  });
});

describe('a piece', () => {
  test('names the field that is wrong, at each limit and past it', async () => {
    const file = { id: randomUUID(), size: 10, sha256: 'a'.repeat(64), caption: null };
    const wrong: readonly (readonly [string, Facts])[] = [
      ['v', { v: 2 }],
      ['number', { number: '' }],
      ['number', { number: 'x'.repeat(51) }],
      ['type', { type: null }],
      ['type', { type: 'x'.repeat(101) }],
      ['model', { model: 'x'.repeat(201) }],
      ['meter_unit', { meter_unit: 'km' }],
      ['meter', { meter: -1 }],
      ['meter', { meter: 100_000_000 }],
      ['meter', { meter: 1.5 }],
      ['meter', { meter: null }],
      ['service_meter', { service_meter: 100_000_000 }],
      ['service_on', { service_on: '2026-02-30' }],
      ['is_retired', { is_retired: null }],
      ['made_at', { made_at: 'now' }],
      ['files', { files: [{ ...file, mime_type: 'application/pdf' }] }],
      [
        'files',
        { files: [1, 2].map(() => ({ ...file, id: randomUUID(), mime_type: 'image/png' })) },
      ],
      ['price', { price: 1 }],
    ];
    for (const [field, facts] of wrong) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await save(cast.admin, equipmentFacts(facts)), JSON.stringify(facts)).toEqual(
        refused('invalid_input', field),
      );
    }
    const greatest = {
      number: 'x'.repeat(50),
      type: 'x'.repeat(100),
      model: 'x'.repeat(200),
      meter: 99_999_999,
      service_meter: 99_999_999,
      files: [{ ...file, mime_type: 'image/png' }],
    };
    expect(await save(cast.admin, equipmentFacts(greatest))).toMatchObject(applied);
    expect(await save(cast.admin, equipmentFacts({ number: 'X'.repeat(50) }))).toEqual(
      refused('taken', 'number'),
    );
  });

  test('is added once and changed over the version that was read', async () => {
    const id = await add({ number: 'EX-1' });
    expect(await save(cast.admin, equipmentFacts(), id)).toEqual({
      verdict: 'replayed',
      version: 1,
    });
    const changed = equipmentFacts({ number: 'EX-2', meter: null, service_on: '2026-04-01' });
    expect(await save(cast.admin, changed, id, 2)).toEqual(refused('changed_meanwhile'));
    expect(await save(cast.admin, { ...changed, meter: 5 }, id, 1)).toEqual(
      refused('invalid_input', 'meter'),
    );
    expect(await save(cast.admin, changed, id, 1)).toEqual({ verdict: 'applied', version: 2 });
    expect(await pieceOf(cast.employee, id)).toMatchObject({ number: 'EX-2', meter: 1000 });
    expect(await save(cast.admin, changed, randomUUID(), 1)).toEqual(refused('not_found'));
  });

  test('that is retired comes back and does not go out', async () => {
    const id = await add();
    const out = { kind: 'out', project_id: cast.project };
    await move(cast.employee, id, out);
    await save(cast.admin, equipmentFacts({ meter: null, is_retired: true }), id, 2);
    expect(await move(cast.employee, id, { kind: 'in', at: at(5, 12) })).toEqual(applied);
    expect(await move(cast.employee, id, { ...out, at: at(5, 13) })).toEqual(
      refused('wrong_state'),
    );
  });
});

describe('a move', () => {
  test.each(cases)('takes a reason or not: $name', async (one) => {
    const [row] = await cast.database.query<{ doubtful: boolean }>(
      `select app.is_doubtful_reading($1, $2, 'epoch', $3, 'epoch'::timestamptz + make_interval(mins => $4)) as doubtful`,
      [one.unit, one.before, one.meter, one.passed_minutes],
    );
    expect(row?.doubtful).toBe(one.doubtful);
  });

  test('names the field that is wrong', async () => {
    const id = await add();
    const wrong: readonly (readonly [string, Facts])[] = [
      ['v', { v: 3 }],
      ['kind', { kind: 'lost' }],
      ['project_id', { kind: 'out' }],
      ['project_id', { kind: 'in', project_id: cast.project }],
      ['meter', { meter: -1 }],
      ['meter', { meter: 100_000_000 }],
      ['meter', { meter: '1000' }],
      ['reason', { reason: 'x'.repeat(501) }],
      ['reason', { reason: ' ' }],
      ['at', { at: 'now' }],
      ['holder', { holder: 'x' }],
    ];
    for (const [field, facts] of wrong) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await move(cast.admin, id, facts), JSON.stringify(facts)).toEqual(
        refused('invalid_input', field),
      );
    }
    expect(await historyOf(cast.admin, id)).toHaveLength(1);
  });

  test('is made once under its id, and never again with other facts', async () => {
    const [id, moveId] = [await add(), randomUUID()];
    const out = { kind: 'out', project_id: cast.project, meter: 1005 };
    expect(await move(cast.employee, id, out, moveId)).toEqual(applied);
    expect(await move(cast.employee, id, out, moveId)).toEqual({ verdict: 'replayed' });
    expect(await move(cast.employee, id, { ...out, meter: 1006 }, moveId)).toEqual(
      refused('other_payload'),
    );
    expect(await move(cast.admin, id, out, moveId)).toEqual(refused('other_payload'));
    expect(await historyOf(cast.employee, id)).toHaveLength(2);
  });

  test('that arrives late counts from when it happened, and lets no meter go backwards', async () => {
    const id = await add({ made_at: at(5, 5) });
    const out = { kind: 'out', project_id: cast.project };
    expect(await move(cast.employee, id, { kind: 'in', meter: 1060, at: at(5, 15) })).toEqual(
      applied,
    );
    // Sent by a phone that had no network until now.
    expect(await move(cast.employee, id, { ...out, meter: 1070, at: at(5, 14) })).toEqual(
      refused('meter_doubtful', 'meter'),
    );
    expect(await move(cast.employee, id, { ...out, meter: 990, at: at(5, 7) })).toEqual(
      refused('meter_doubtful', 'meter'),
    );
    expect(await move(cast.employee, id, { ...out, meter: 1000, at: at(5, 7) })).toEqual(applied);
    expect(await pieceOf(cast.employee, id)).toMatchObject({ is_out: false, meter: 1060 });
    expect(await move(cast.employee, id, { meter: 0, at: at(5, 16) })).toEqual(
      refused('meter_doubtful', 'meter'),
    );
    expect(await move(cast.employee, id, { meter: 0, at: at(5, 16), reason: 'New meter' })).toEqual(
      applied,
    );
    expect(await move(cast.employee, id, { meter: 5, at: at(5, 17) })).toEqual(applied);
    expect(await pieceOf(cast.employee, id)).toMatchObject({ meter: 5 });
    expect((await historyOf(cast.employee, id)).map(({ meter }) => meter)).toEqual([
      5, 0, 1060, 1000, 1000,
    ]);
  });
});

test('meter hours are a line of the log, and unknown if the readings don’t show them', async () => {
  const id = await add({ number: 'H-7', made_at: at(12, 5) });
  const out = { kind: 'out', project_id: cast.project };
  const line = (minutes: number | null) => ({
    id: `equipment:${id}`,
    kind: 'equipment',
    data: { what: 'Mini excavator H-7 · Kubota U35', minutes },
  });
  const steps: readonly Facts[] = [
    { ...out, meter: 1005, at: at(13, 7) },
    { meter: 1045, at: at(13, 16) },
    { meter: 1100, at: at(14, 16) },
    // Monday's reading covers the hours of Friday, the weekend and Monday.
    { meter: 1180, at: at(19, 8) },
    { ...out, project_id: cast.openProject, meter: 1200, at: at(19, 12) },
    { kind: 'in', meter: 1230, at: at(19, 18) },
  ];
  for (const step of steps) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await move(cast.admin, id, step)).toEqual(applied);
  }
  expect(await linesOn(id, 12)).toEqual([]);
  expect(await linesOn(id, 13)).toEqual([line(240)]);
  expect(await linesOn(id, 14)).toEqual([line(330)]);
  expect(await linesOn(id, 16)).toEqual([line(null)]);
  expect(await linesOn(id, 19)).toEqual([line(null)]);
  expect(await linesOn(id, 19, cast.openProject)).toEqual([line(180)]);
  expect(await linesOn(id, 20)).toEqual([]);
  expect(await linesOn(id, 20, cast.openProject)).toEqual([]);
});
