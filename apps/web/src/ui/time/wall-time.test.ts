import 'temporal-polyfill/global';
import { describe, expect, it } from 'vitest';
import { datesBetween, isShownTwice, resolveWallTime, wallTimeAt } from './wall-time.ts';

const zone = 'America/Denver';
const at = (text: string) => Date.parse(text);
const wall = (date: string, time: string, pass: 'first' | 'second' | null = null) => ({
  date,
  time,
  pass,
});

it('reads in UTC what is in a zone that the device does not know', () => {
  expect(wallTimeAt(at('2026-11-20T14:04:00Z'), 'Mars/Base')).toEqual(wall('2026-11-20', '14:04'));
  expect(resolveWallTime(wall('2026-11-20', '14:04'), 'Mars/Base')).toEqual({
    atMs: at('2026-11-20T14:04:00Z'),
  });
});

describe('a time read off a wall', () => {
  it('is no instant when it is no time', () => {
    expect(resolveWallTime(wall('', '07:00'), zone)).toEqual({ problem: 'no_such_time' });
    expect(resolveWallTime(wall('2026-11-20', ''), zone)).toEqual({ problem: 'no_such_time' });
  });

  it('is no instant in the hour that spring skips', () => {
    expect(resolveWallTime(wall('2026-03-08', '02:30'), zone)).toEqual({ problem: 'no_such_time' });
  });

  it('is no instant in the hour that autumn repeats, until someone says which', () => {
    const repeated = wall('2026-11-01', '01:30');
    expect(isShownTwice(repeated, zone)).toBe(true);
    expect(resolveWallTime(repeated, zone)).toEqual({ problem: 'which_of_two' });
    expect(resolveWallTime({ ...repeated, pass: 'first' }, zone)).toEqual({
      atMs: at('2026-11-01T07:30:00Z'),
    });
    expect(resolveWallTime({ ...repeated, pass: 'second' }, zone)).toEqual({
      atMs: at('2026-11-01T08:30:00Z'),
    });
  });

  it('is one instant else, in the zone it is read in', () => {
    const plain = wall('2026-11-20', '07:04');
    expect(isShownTwice(plain, zone)).toBe(false);
    expect(resolveWallTime(plain, zone)).toEqual({ atMs: at('2026-11-20T14:04:00Z') });
  });

  it('comes back from its instant', () => {
    expect(wallTimeAt(at('2026-11-20T14:04:59Z'), zone)).toEqual(wall('2026-11-20', '07:04'));
    const second = wallTimeAt(at('2026-11-01T08:30:00Z'), zone);
    expect(second).toEqual(wall('2026-11-01', '01:30', 'second'));
  });
});

describe('the days to choose from', () => {
  it('run from the first to the last across a month', () => {
    expect(datesBetween('2026-10-31', '2026-11-01')).toEqual(['2026-10-31', '2026-11-01']);
    expect(datesBetween('2026-11-20', '2026-11-20')).toEqual(['2026-11-20']);
  });
});
