const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A punch that arrives later than this waits for a decision: its period may be closed. */
export const lateArrivalMs = 7 * dayMs;
/** A connected device sends a punch immediately; a punch that took longer than this is flagged. */
const promptMs = 120 * minuteMs;

export type PunchClock = {
  /** The device's clock at the punch, in epoch milliseconds like all instants here. */
  readonly deviceAt: number;
  /** Device clock minus server clock; null if never measured. */
  readonly skewMs: number | null;
  /** Monotonic time since the skew was measured during the same boot; null after a reboot. */
  readonly skewAgeMs: number | null;
  /** Null while the punch is still on the device; then its arrival isn't checked. */
  readonly receivedAt: number | null;
  /** True when the device had a connection at the punch. */
  readonly online: boolean;
  /** The time that a person stated instead. */
  readonly claimedAt: number | null;
};

export type PunchTime = {
  /** When the punch was made, as far as its device can be trusted. */
  readonly madeAt: number;
  /** The instant that counts for pay and for all calculations. */
  readonly occurredAt: number;
  readonly flags: readonly ('clock_wrong' | 'received_late' | 'stated')[];
  /** The reason the punch waits for a decision. */
  readonly hold: 'clock_implausible' | 'late_arrival' | null;
};

/**
 * Determines the time that counts for pay: a stated time if there is one; otherwise the device's
 * clock minus its skew, if the skew is above 60 s and was measured within 24 h during the same
 * boot; otherwise the device's clock. Authority: `app.punch_time` in
 * `supabase/schemas/clock/punch_time.sql`; both are tested with `cases/which-time-pays.json`.
 */
export function occurredAt(clock: PunchClock): PunchTime {
  const skewMs = clock.skewMs ?? 0;
  const isSkewed = Math.abs(skewMs) > minuteMs;
  const isFresh = clock.skewAgeMs !== null && clock.skewAgeMs <= dayMs;
  const madeAt = isSkewed && isFresh ? clock.deviceAt - skewMs : clock.deviceAt;
  const paidAt = clock.claimedAt ?? madeAt;

  const flags: PunchTime['flags'][number][] = [];
  const isAhead = clock.receivedAt !== null && madeAt > clock.receivedAt + minuteMs;
  if (isSkewed || isAhead) flags.push('clock_wrong');
  const isLate = clock.receivedAt !== null && madeAt < clock.receivedAt - promptMs;
  if (clock.online && isLate) flags.push('received_late');
  if (clock.claimedAt !== null) flags.push('stated');
  return { madeAt, occurredAt: paidAt, flags, hold: holdOf(clock, madeAt, paidAt) };
}

function holdOf(clock: PunchClock, madeAt: number, paidAt: number): PunchTime['hold'] {
  if (clock.claimedAt !== null && clock.claimedAt > madeAt + minuteMs) return 'clock_implausible';
  if (clock.receivedAt === null) return null;
  if (madeAt > clock.receivedAt + dayMs) return 'clock_implausible';
  if (clock.online && madeAt < clock.receivedAt - dayMs) return 'clock_implausible';
  return paidAt < clock.receivedAt - lateArrivalMs ? 'late_arrival' : null;
}
