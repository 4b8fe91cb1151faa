import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Check, checksOf } from './shown-checks.ts';

const title = { en: 'Pre-use check', es: 'Revisión' };
const template = {
  id: randomUUID(),
  title,
  asked_at: 'equipment',
  equipment_type: 'Lift',
  every_days: 1,
  is_active: true,
} as const;
const piece = { type: 'Scissor lift', is_out: true, is_retired: false };
const today = { nowMs: Date.parse('2026-03-10T20:00:00Z'), zone: 'UTC' };
const check = (day: number, more: Partial<Check> = {}): Check => ({
  id: randomUUID(),
  templateId: template.id,
  title,
  madeAt: `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`,
  failedCount: 0,
  isSent: true,
  ...more,
});

test('asks nothing of other types, of templates out of use, and of what is asked elsewhere', () => {
  for (const other of [
    { ...template, equipment_type: 'Excavator' },
    { ...template, is_active: false },
    { ...template, asked_at: 'hand' as const },
  ]) {
    expect(checksOf(piece, [other], [], today)).toEqual([]);
  }
});

test('is due at its interval while the piece is out', () => {
  const isDue = (made: readonly Check[], more: object = {}, of: object = {}) =>
    checksOf({ ...piece, ...of }, [{ ...template, ...more }], made, today)[0]?.isDue;
  expect(isDue([])).toBe(true);
  expect(isDue([check(9)])).toBe(true);
  expect(isDue([check(10)])).toBe(false);
  expect(isDue([check(4)], { every_days: 7 })).toBe(false);
  expect(isDue([check(3)], { every_days: 7 })).toBe(true);
  expect(isDue([], { every_days: null })).toBe(false);
  expect(isDue([], {}, { is_out: false })).toBe(false);
  expect(isDue([], {}, { is_retired: true })).toBe(false);
});

test('shows the latest answer, this device’s own among them, and what is no longer asked', () => {
  const own = check(10, { isSent: false, failedCount: 2 });
  expect(checksOf(piece, [template], [check(9), own], today)).toMatchObject([
    { isAsked: true, latest: own },
  ]);
  expect(checksOf(piece, [], [own], today)).toMatchObject([{ isAsked: false, latest: own }]);
});
