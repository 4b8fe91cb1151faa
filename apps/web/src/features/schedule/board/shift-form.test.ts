import type { ShiftDraft } from '@muster/contract/schedule';
import { expect, it } from 'vitest';
import {
  draftOfShiftValues,
  shiftValuesOf,
  type ShiftValues,
  shiftValuesSchema,
} from './shift-form.ts';

const draft: ShiftDraft = {
  id: 'a',
  person_id: 'ana',
  crew_id: 'framing',
  project_id: 'mill',
  site_id: 'north',
  cost_code_id: null,
  starts_local: '2026-11-01T01:30',
  ends_local: '2026-11-01T10:00',
  zone: 'America/Denver',
  starts_second: true,
  ends_second: false,
  break_minutes: 30,
  note: 'Bring the ladder',
};

const type = (part: Partial<ShiftValues>) =>
  draftOfShiftValues(draft, shiftValuesSchema.parse({ ...shiftValuesOf(draft), ...part }));
const wrong = (part: Partial<ShiftValues>) =>
  (shiftValuesSchema.safeParse({ ...shiftValuesOf(draft), ...part }).error?.issues ?? []).map(
    ({ path }) => String(path[0]),
  );

it('refuses what is no date, no time, no number, and a break as long as the shift', () => {
  expect(wrong({ date: '' })).toContain('date');
  expect(wrong({ starts: '' })).toContain('starts');
  expect(wrong({ break_minutes: '-5' })).toContain('break_minutes');
  expect(wrong({ break_minutes: '510' })).toEqual(['break_minutes']);
  expect(wrong({ break_minutes: '509' })).toEqual([]);
});

it('saves what was stored as it was', () => {
  expect(type({})).toEqual(draft);
});

it('ends on the next day where the end is not after the start', () => {
  expect(type({ starts: '22:00', ends: '06:00' })).toMatchObject({
    starts_local: '2026-11-01T22:00',
    ends_local: '2026-11-02T06:00',
  });
  expect(type({ starts: '08:00', ends: '08:00' }).ends_local).toBe('2026-11-02T08:00');
});

it('keeps the second of two repeated hours only while the start stays', () => {
  expect(type({ ends: '09:00' }).starts_second).toBe(true);
  expect(type({ starts: '01:45' }).starts_second).toBe(false);
});

it('saves no site and no note as none', () => {
  expect(type({ site_id: '', note: '  ' })).toMatchObject({ site_id: null, note: null });
});
