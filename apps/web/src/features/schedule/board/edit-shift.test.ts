import type { ShiftDraft } from '@muster/contract/schedule';
import { expect, it } from 'vitest';
import { movedByDays, movedToRow, stretched } from './edit-shift.ts';

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
  note: null,
};

it('keeps the time of day when it moves, and forgets which of two hours was meant', () => {
  expect(movedByDays(draft, 30)).toMatchObject({
    starts_local: '2026-12-01T01:30',
    ends_local: '2026-12-01T10:00',
    starts_second: false,
  });
  expect(movedByDays(draft, 0)).toBe(draft);
});

it('leaves the site behind in another project only', () => {
  expect(movedToRow(draft, 'project', 'tower')).toMatchObject({
    project_id: 'tower',
    site_id: null,
  });
  expect(movedToRow(draft, 'project', 'mill')).toMatchObject({ site_id: 'north' });
  expect(movedToRow(draft, 'person', null)).toMatchObject({ person_id: null, site_id: 'north' });
  expect(movedToRow(draft, 'crew', 'roofing')).toMatchObject({ crew_id: 'roofing' });
});

it('ends over midnight, and is between a quarter hour and a day long', () => {
  expect(stretched(draft, 15 * 60)?.ends_local).toBe('2026-11-02T01:00');
  expect(stretched(draft, 15.5 * 60)?.ends_local).toBe('2026-11-02T01:30');
  expect(stretched(draft, 15.5 * 60 + 15)).toBeNull();
  const noBreak = { ...draft, break_minutes: 0 };
  expect(stretched(noBreak, -8.25 * 60)?.ends_local).toBe('2026-11-01T01:45');
  expect(stretched(noBreak, -8.5 * 60)).toBeNull();
});

it('is never as short as its break', () => {
  expect(stretched(draft, -8 * 60)).toBeNull();
  expect(stretched(draft, -7.75 * 60)?.ends_local).toBe('2026-11-01T02:15');
});
