/** What happens on one day of the month. */
type SimulatedDay = {
  readonly isOffline?: boolean;
  /** Minutes after the start; none: no punch at all. */
  readonly punchesAt?: number;
  /** Minutes after the end; none: long before it. */
  readonly leavesAt?: number;
  readonly restartsAt?: number;
  /** Minutes after the end. */
  readonly restartsLateAt?: number;
  readonly clockIsWrongBy?: number;
  /** The shift begins an hour later, published an hour before its old start. */
  readonly isMoved?: boolean;
};

/** For tests: repeated, they make a month on one phone. */
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
