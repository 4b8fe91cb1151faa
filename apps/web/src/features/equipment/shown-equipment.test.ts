import { randomUUID } from 'node:crypto';
import type { EquipmentPiece } from '@muster/contract/equipment';
import { expect, test } from 'vitest';
import { type OwnChange, shownEquipment } from './shown-equipment.ts';

const me = { person_id: randomUUID(), name: 'Ana Ruiz' };
const project = { id: randomUUID(), name: 'River bridge' };
const piece: EquipmentPiece = {
  id: randomUUID(),
  number: '12',
  type: 'Lift',
  model: null,
  meter_unit: 'hours',
  meter: 100,
  meter_at: '2026-03-10T12:00:00.000Z',
  service_meter: null,
  service_on: null,
  is_retired: false,
  version: 3,
  is_out: false,
  held_since: null,
  project: null,
  holder: null,
  checks: [],
  photos: [],
};
const move = (facts: object): OwnChange => ({
  change: 'move_equipment',
  isSent: false,
  parameters: {
    move_id: randomUUID(),
    equipment_id: piece.id,
    move: {
      v: 1,
      kind: 'out',
      project_id: project.id,
      meter: 105,
      reason: null,
      at: '2026-03-10T13:00:00.000Z',
      ...facts,
    },
  },
});
const back = move({ kind: 'in', project_id: null, meter: 120, at: '2026-03-10T18:00:00.000Z' });
const shown = (...changes: readonly OwnChange[]) =>
  shownEquipment([piece], changes, {
    me,
    projectName: () => project.name,
    personName: () => 'Luis Ortega',
  });

test('shows a piece where it was taken, and back, before the server knows', () => {
  expect(shown(move({}))).toEqual([
    {
      ...piece,
      meter: 105,
      meter_at: '2026-03-10T13:00:00.000Z',
      is_out: true,
      held_since: '2026-03-10T13:00:00.000Z',
      project,
      holder: me,
    },
  ]);
  expect(shown(move({}), back)).toMatchObject([{ is_out: false, meter: 120, holder: null }]);
});

test('shows what the server knows where that is as late or later', () => {
  expect(shown(move({ at: piece.meter_at }))).toEqual([piece]);
  expect(shown(move({ at: '2026-03-10T09:00:00.000Z' }))).toEqual([piece]);
});

test('shows a piece that was added or changed here', () => {
  const save = (equipment_id: string, version: number, isSent: boolean): OwnChange => ({
    change: 'save_equipment',
    isSent,
    parameters: {
      equipment_id,
      version,
      facts: {
        number: '13',
        type: 'Lift',
        model: null,
        meter_unit: 'hours',
        meter: version === 0 ? 5 : null,
        service_meter: 2000,
        service_on: null,
        is_retired: false,
        made_at: '2026-03-10T13:00:00.000Z',
      },
    },
  });
  expect(shown(save(randomUUID(), 0, false))).toMatchObject([{}, { number: '13', meter: 5 }]);
  expect(shown(save(piece.id, 3, false))).toMatchObject([{ number: '13', meter: 100 }]);
  expect(shown(save(piece.id, 2, true))).toEqual([piece]);
});

test('shows who takes a piece, by the move or, in what an older app sent, whoever made it', () => {
  const holder_id = randomUUID();
  expect(shown(move({ v: 2, holder_id }))[0]?.holder).toEqual({
    person_id: holder_id,
    name: 'Luis Ortega',
  });
  expect(shown(move({}))[0]?.holder).toEqual(me);
});
