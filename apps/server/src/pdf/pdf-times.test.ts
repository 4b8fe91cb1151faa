import { expect, it, vi } from 'vitest';

import { createTimes } from './pdf-times.ts';

it.each([
  ['en', '2026-11-02', '2026-11-15', 'Nov 2 – 15, 2026'],
  ['en', '2026-12-28', '2027-01-10', 'Dec 28, 2026 – Jan 10, 2027'],
  ['es', '2026-11-02', '2026-11-15', '2–15 nov 2026'],
] as const)('writes a period in %s from %s to %s', (language, from, to, text) => {
  expect(createTimes(language, 'America/Denver').period(from, to)).toBe(text);
});

it('writes times of day in the zone of each, with one formatter for a zone', () => {
  const times = createTimes('en', 'America/Denver');
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const written = ['America/Denver', 'America/New_York', 'America/Denver'].map((zone) =>
    times.timeOfDay('2026-11-02T14:00:00Z', zone),
  );
  expect(written).toEqual(['7:00 AM', '9:00 AM', '7:00 AM']);
  expect(made.mock.calls.filter(([, options]) => options?.timeStyle !== undefined)).toHaveLength(2);
  made.mockRestore();
});
