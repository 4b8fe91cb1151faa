import { expect, it } from 'vitest';
import { periodText } from './period-text.ts';

/** The parts that don't wrap, with plain spaces. */
const lines = (locale: string, from: string, to: string) =>
  periodText(locale, from, to)
    .split(/[^\S\u00a0]/)
    .map((line) => line.replaceAll('\u00a0', ' '));

it('a range within a month is never broken', () => {
  expect(lines('en', '2026-11-16', '2026-11-29')).toEqual(['Nov 16 – 29, 2026']);
  expect(lines('es', '2026-11-16', '2026-11-29')).toEqual(['16–29 nov 2026']);
  expect(lines('en', '2026-11-16', '2026-11-16')).toEqual(['Nov 16, 2026']);
});

it('a longer range is broken after the dash alone', () => {
  expect(lines('en', '2026-11-23', '2026-12-06')).toEqual(['Nov 23 –', 'Dec 6, 2026']);
  expect(lines('es', '2026-11-23', '2026-12-06')).toEqual(['23 nov –', '6 dic 2026']);
  expect(lines('en', '2026-12-28', '2027-01-10')).toEqual(['Dec 28, 2026 –', 'Jan 10, 2027']);
});
