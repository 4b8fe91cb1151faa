import { expect, it } from 'vitest';
import { typedShift } from './typed-shift.ts';

const usual = { fromMinute: 7 * 60, mealMinutes: 30 };
const clock = (minute: number) =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

it.each([
  ['8', '7:00 15:30'],
  ['7.5', '7:00 15:00'],
  ['7,25', '7:00 14:45'],
  ['7:45', '7:00 15:15'],
  ['23.5', '7:00 31:00'],
  ['7-3:30', '7:00 15:30'],
  ['7:00 – 15:30', '7:00 15:30'],
  ['7am-3:30pm', '7:00 15:30'],
  ['7a-11a', '7:00 11:00'],
  ['700-1530', '7:00 15:30'],
  ['12-4', '12:00 16:00'],
  ['12a-8a', '0:00 8:00'],
  ['22:00-6:30', '22:00 30:30'],
  ['10pm-6:30am', '22:00 30:30'],
  ['7-07', '7:00 31:00'],
])('takes %j as %s', (text, shift) => {
  const taken = typedShift(text, usual);
  expect(taken && `${clock(taken.fromMinute)} ${clock(taken.toMinute)}`).toBe(shift);
});

it.each(['', '0', 'eight', '24', '7-', '-3', '7-3-5', '25-3', '13pm-2', '7:60-3', '8h', '7.555'])(
  'takes %j for neither hours nor times',
  (text) => {
    expect(typedShift(text, usual)).toBeNull();
  },
);
