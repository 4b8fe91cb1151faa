import 'temporal-polyfill/global';
import { describe, expect, it } from 'vitest';
import { datesBetween, instantsOfWallTime, wallTimeAt } from './wall-time.ts';

const zone = 'America/Denver';
const at = (text: string) => Date.parse(text);

describe('a time read off a wall', () => {
  it('is no instant when it is no time', () => {
    expect(instantsOfWallTime({ date: '', time: '07:00' }, zone)).toEqual([]);
    expect(instantsOfWallTime({ date: '2026-11-20', time: '' }, zone)).toEqual([]);
  });

  it('is no instant in the hour that spring skips', () => {
    expect(instantsOfWallTime({ date: '2026-03-08', time: '02:30' }, zone)).toEqual([]);
  });

  it('is two instants in the hour that autumn repeats', () => {
    expect(instantsOfWallTime({ date: '2026-11-01', time: '01:30' }, zone)).toEqual([
      at('2026-11-01T07:30:00Z'),
      at('2026-11-01T08:30:00Z'),
    ]);
  });

  it('is one instant else, in the zone it is read in', () => {
    expect(instantsOfWallTime({ date: '2026-11-20', time: '07:04' }, zone)).toEqual([
      at('2026-11-20T14:04:00Z'),
    ]);
  });

  it('comes back from its instant', () => {
    expect(wallTimeAt(at('2026-11-20T14:04:59Z'), zone)).toEqual({
      date: '2026-11-20',
      time: '07:04',
    });
  });
});

describe('the days to choose from', () => {
  it('run from the first to the last across a month', () => {
    expect(datesBetween('2026-10-31', '2026-11-01')).toEqual(['2026-10-31', '2026-11-01']);
    expect(datesBetween('2026-11-20', '2026-11-20')).toEqual(['2026-11-20']);
  });
});
