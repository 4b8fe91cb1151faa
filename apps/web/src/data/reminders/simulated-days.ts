import type { PunchKind } from '@muster/contract';
import type { Reminder } from '@muster/domain/reminders/reminder-plan';

/** The events of one day of the simulated month. */
type SimulatedDay = {
  readonly isOffline?: boolean;
  /** Minutes after the start; absent if there is no punch. */
  readonly punchesAt?: number;
  /** Minutes after the end; absent if the person leaves long before it. */
  readonly leavesAt?: number;
  readonly restartsAt?: number;
  /** Minutes after the end. */
  readonly restartsLateAt?: number;
  readonly clockIsWrongBy?: number;
  /** The shift begins an hour later, published an hour before its old start. */
  readonly isMoved?: boolean;
};

/** For tests: repeated, these days make a month on one phone. */
export const simulatedDays: readonly SimulatedDay[] = [
  { punchesAt: -3, leavesAt: 14 },
  {},
  { isOffline: true, punchesAt: -3, leavesAt: 25 },
  { isOffline: true },
  { punchesAt: 20, restartsAt: -30, leavesAt: 25, restartsLateAt: 5 },
  { isMoved: true },
  { isMoved: true, punchesAt: 58, leavesAt: 25 },
  { isMoved: true, isOffline: true },
  { punchesAt: 4, clockIsWrongBy: -4, leavesAt: 25, restartsLateAt: 18 },
  { clockIsWrongBy: 7 },
];

/** A day of the other month; minutes count from the start of its eight-hour shift. */
type SimulatedWork = {
  /** `07:00` if absent. */
  readonly startsAt?: string;
  readonly isOffline?: boolean;
  readonly punches?: readonly (readonly [minute: number, kind: PunchKind])[];
  readonly restartsAt?: number;
  readonly timeOff?: readonly [from: number, to: number];
  /** Absent if known from the first day on. */
  readonly timeOffIsGrantedAt?: number;
  /** The phone allows no notifications from an hour before the start until an hour after it. */
  readonly isMuted?: boolean;
  readonly reminds: readonly (readonly [minute: number, kind: Reminder['kind']])[];
};

/**
 * For tests: repeated, a month of meals, quiet hours from 20:00 to 06:00 and time off. A half-hour meal is
 * due five hours into the work, and the reminder comes fifteen minutes before.
 */
export const simulatedWork: readonly SimulatedWork[] = [
  { punches: [[-5, 'in'], ...meal(240, 270), [480, 'out']], reminds: [] },
  {
    punches: [
      [-5, 'in'],
      [480, 'out'],
    ],
    reminds: [[280, 'break_due']],
  },
  {
    isOffline: true,
    punches: [
      [-5, 'in'],
      [480, 'out'],
    ],
    reminds: [[280, 'break_due']],
  },
  // Too short: the work before it still counts.
  {
    punches: [[0, 'in'], ...meal(180, 200), [480, 'out']],
    restartsAt: 295,
    reminds: [[305, 'break_due']],
  },
  // On the meal break when the reminder is due.
  { isOffline: true, punches: [[0, 'in'], ...meal(280, 310), [480, 'out']], reminds: [] },
  // Clocked out for the meal.
  {
    punches: [
      [0, 'in'],
      [250, 'out'],
      [285, 'in'],
      [480, 'out'],
    ],
    reminds: [],
  },
  { startsAt: '05:50', reminds: [] },
  { startsAt: '05:55', reminds: [[5, 'clock_in_missed']] },
  {
    startsAt: '11:30',
    punches: [[0, 'in'], ...meal(240, 270), [510, 'out']],
    reminds: [[495, 'clock_out_missed']],
  },
  { startsAt: '11:45', punches: [[0, 'in'], ...meal(240, 270), [520, 'out']], reminds: [] },
  { timeOff: [-420, 1020], reminds: [] },
  { timeOff: [5, 480], reminds: [] },
  { timeOff: [-420, 5], reminds: [] },
  // Off in the afternoon, but still on the clock.
  {
    timeOff: [270, 480],
    punches: [
      [0, 'in'],
      [480, 'out'],
    ],
    reminds: [],
  },
  // The phone has not received the time off, so it can't know better.
  {
    isOffline: true,
    timeOff: [-420, 1020],
    timeOffIsGrantedAt: -60,
    reminds: [[5, 'clock_in_missed']],
  },
  // A night shift: its start and its meal are in quiet hours, its end is not.
  {
    startsAt: '22:00',
    punches: [
      [10, 'in'],
      [500, 'out'],
    ],
    reminds: [[495, 'clock_out_missed']],
  },
  { startsAt: '15:00', timeOff: [-420, 0], reminds: [[5, 'clock_in_missed']] },
  { isMuted: true, reminds: [[5, 'clock_in_missed']] },
];

function meal(from: number, to: number): readonly (readonly [number, PunchKind])[] {
  return [
    [from, 'break_start'],
    [to, 'break_end'],
  ];
}
