import { expect, it } from 'vitest';

import { createTimes } from './pdf-times.ts';

it.each([
  ['en', '2026-11-02', '2026-11-15', 'Nov 2 – 15, 2026'],
  ['en', '2026-12-28', '2027-01-10', 'Dec 28, 2026 – Jan 10, 2027'],
  ['es', '2026-11-02', '2026-11-15', '2–15 nov 2026'],
] as const)('writes a period in %s from %s to %s', (language, from, to, text) => {
  expect(createTimes(language, 'America/Denver').period(from, to)).toBe(text);
});
