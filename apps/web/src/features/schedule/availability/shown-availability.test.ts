import type { Availability } from '@muster/contract/schedule';
import { expect, it } from 'vitest';
import { shownAvailability } from './shown-availability.ts';

const today = '2026-11-23';
const nothing = { savedAvailability: [], removedAvailability: new Set<string>() };

function entry(id: string, part: Partial<Availability> = {}): Availability {
  return {
    id,
    person_id: 'p',
    kind: 'cannot',
    weekday: null,
    from_date: today,
    to_date: today,
    from_time: null,
    to_time: null,
    note: null,
    ...part,
  };
}

const ids = (shown: ReturnType<typeof shownAvailability>) => shown.map((each) => each.entry.id);

it('leaves out what is over and what was removed here', () => {
  const stored = [entry('over', { to_date: '2026-11-22' }), entry('today'), entry('removed')];
  const removed = { ...nothing, removedAvailability: new Set(['removed']) };
  expect(ids(shownAvailability(stored, removed, today))).toEqual(['today']);
});

it('shows what was changed here instead of what the server has, and says so', () => {
  const changed = entry('a', { note: 'New' });
  const shown = shownAvailability(
    [entry('a', { note: 'Old' })],
    { ...nothing, savedAvailability: [{ entry: changed, isUnsent: true }] },
    today,
  );
  expect(shown).toEqual([{ entry: changed, isUnsent: true }]);
});

it('puts weekly entries first, by weekday', () => {
  const stored = [
    entry('dates'),
    entry('sunday', { weekday: 7, from_date: null, to_date: null }),
    entry('monday', { weekday: 1, from_date: null, to_date: null }),
  ];
  expect(ids(shownAvailability(stored, nothing, today))).toEqual(['monday', 'sunday', 'dates']);
});
