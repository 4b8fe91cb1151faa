import { describe, expect, it } from 'vitest';
import { dayBefore, dayKeyAt, offsetMinutesAt } from './day-key.ts';

const at = (text: string) => Date.parse(text);

describe('the day of an instant', () => {
  it('is the date on the walls of its zone', () => {
    expect(dayKeyAt(at('2026-11-20T06:30:00Z'), 'America/Denver')).toBe('2026-11-19');
    expect(dayKeyAt(at('2026-11-20T06:30:00Z'), 'Europe/Madrid')).toBe('2026-11-20');
  });

  it('follows the one before across months and leap days', () => {
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
    expect(dayBefore('2028-03-01')).toBe('2028-02-29');
    expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  });
});

describe('the offset of a zone', () => {
  it('changes with summer time and knows half hours', () => {
    expect(offsetMinutesAt(at('2026-01-15T12:00:00Z'), 'America/Denver')).toBe(-420);
    expect(offsetMinutesAt(at('2026-07-15T12:00:00Z'), 'America/Denver')).toBe(-360);
    expect(offsetMinutesAt(at('2026-07-15T12:00:00Z'), 'Asia/Kolkata')).toBe(330);
    expect(offsetMinutesAt(at('2026-07-15T12:00:00Z'), 'UTC')).toBe(0);
  });
});
