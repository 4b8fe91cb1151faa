import { expect, test } from 'vitest';
import type { EntryView } from '../../../ui/time/entry-view.ts';
import { personHours } from './person-hours.ts';

const at = (local: string) => Date.parse(`${local}:00-07:00`);

function entry(start: string, end: string | null, state: EntryView['state'] = 'closed'): EntryView {
  return {
    id: start,
    project: null,
    costCode: null,
    state,
    startedAt: at(start),
    endedAt: end === null ? null : at(end),
    deviceStartedAt: null,
    zone: 'America/Denver',
    note: null,
    flags: [],
    breaks: [],
  };
}

test('what needs review and last week do not count, and work under way counts up to now', () => {
  const entries = [
    entry('2026-11-18T08:00', null, 'open'),
    entry('2026-11-17T07:00', '2026-11-17T15:00'),
    entry('2026-11-17T16:00', null, 'open'),
    entry('2026-11-16T07:00', '2026-11-16T17:00', 'needs_decision'),
    entry('2026-11-15T23:00', '2026-11-16T05:00'),
    entry('2026-11-14T07:00', '2026-11-14T17:00', 'needs_decision'),
  ];
  expect(personHours(entries, '2026-11-15', at('2026-11-18T11:00'))).toEqual({
    todayMinutes: 180,
    weekMinutes: 17 * 60,
    reviewCount: 1,
  });
});
