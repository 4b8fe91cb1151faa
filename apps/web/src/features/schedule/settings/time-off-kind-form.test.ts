import { expect, it } from 'vitest';
import {
  emptyKind,
  kindDraftOf,
  kindValuesOf,
  timeOffKindSchema,
  type TimeOffKindValues,
} from './time-off-kind-form.ts';

const values: TimeOffKindValues = { ...emptyKind, name: 'Vacation' };
const wrong = (part: Partial<TimeOffKindValues>) =>
  (timeOffKindSchema.safeParse({ ...values, ...part }).error?.issues ?? []).map(({ path }) =>
    String(path[0]),
  );

it('refuses an empty name, lengths of nothing, and days of more than 24 hours', () => {
  expect(wrong({ name: ' ' })).toEqual(['name']);
  expect(wrong({ accrued: '0' })).toEqual(['accrued']);
  expect(wrong({ cap: 'many' })).toEqual(['cap']);
  expect(wrong({ day: '24.25' })).toEqual(['day']);
  expect(wrong({ day: '24' })).toEqual([]);
});

it('saves for a kind without accrual nothing about accrual', () => {
  const typed = timeOffKindSchema.parse({ ...values, cap: '80', overdraft: '16' });
  expect(kindDraftOf('i', typed)).toMatchObject({
    accrual: 'none',
    period: null,
    accrued_minutes: null,
    per_worked_minutes: null,
    cap_minutes: null,
    overdraft_minutes: 0,
    day_minutes: 480,
  });
});

it('reads back what was saved', () => {
  const typed = timeOffKindSchema.parse({
    ...values,
    accrual: 'hours',
    accrued: '1,5',
    cap: '80',
    overdraft: '4',
  });
  const draft = kindDraftOf('i', typed);
  expect(draft).toMatchObject({ accrued_minutes: 90, per_worked_minutes: 1800, cap_minutes: 4800 });
  const again = timeOffKindSchema.parse(kindValuesOf({ ...draft, version: 1, archived_at: null }));
  expect(kindDraftOf('i', again)).toEqual(draft);
});

it('shows minutes that make no whole hours so that they can be saved as they are', () => {
  const typed = timeOffKindSchema.parse({ ...values, accrual: 'period' });
  for (const minutes of [1, 400, 599]) {
    const draft = { ...kindDraftOf('i', typed), accrued_minutes: minutes };
    const shown = timeOffKindSchema.parse(
      kindValuesOf({ ...draft, version: 1, archived_at: null }),
    );
    expect(kindDraftOf('i', shown)).toEqual(draft);
  }
});
