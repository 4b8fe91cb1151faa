import { expect, it } from 'vitest';
import { mayFollow, type PunchIntent } from './punch-intent.ts';

const job = { projectId: null, costCodeId: null };
const clockIn: PunchIntent = { kind: 'in', job, note: null };
const clockOut: PunchIntent = { kind: 'out', job, note: null };
const switchJob: PunchIntent = { kind: 'switch', job, note: null };
const startMeal: PunchIntent = { kind: 'break_start', breakKind: 'meal', job };
const startRest: PunchIntent = { kind: 'break_start', breakKind: 'rest', job };
const endBreak: PunchIntent = { kind: 'break_end', job };

it.each([
  [switchJob, startMeal],
  [switchJob, clockOut],
  // Through its sheet again, so no double tap.
  [switchJob, switchJob],
  [startMeal, clockOut],
  [endBreak, clockOut],
])('takes a tap while another one is on its way: %j, then %j', (before, next) => {
  expect(mayFollow(before, next)).toBe(true);
});

it.each([
  [clockIn, clockIn],
  [startMeal, startMeal],
  [startMeal, startRest],
  [endBreak, endBreak],
  [clockOut, clockOut],
  [clockOut, startMeal],
  [clockOut, switchJob],
])(
  'takes no second half of a double tap, and nothing after leaving: %j, then %j',
  (before, next) => {
    expect(mayFollow(before, next)).toBe(false);
  },
);
