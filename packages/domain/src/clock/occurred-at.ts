const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A punch that arrives later than this waits for a decision: its period may be closed. */
export const lateArrivalMs = 7 * dayMs;
/** A device with a connection hands in a punch at once: one that took longer is marked. */
const promptMs = 120 * minuteMs;

export type PunchClock = {
  /** The device's clock at the punch, epoch milliseconds as all instants here. */
  readonly deviceAt: number;
  /** Device clock minus server clock; null when never measured. */
  readonly skewMs: number | null;
  /** Monotonic time since the skew was measured in the same boot; null in another boot. */
  readonly skewAgeMs: number | null;
  /** Null while the punch is still on the device: then nothing is judged by its arrival. */
  readonly receivedAt: number | null;
  /** True when the device had a connection at the punch. */
  readonly online: boolean;
  /** The time that a person stated instead. */
  readonly claimedAt: number | null;
};

export type PunchTime = {
  /** When the punch was made, as far as its device can be trusted. */
  readonly madeAt: number;
  /** The instant that pays and that everything computes on. */
  readonly occurredAt: number;
  readonly flags: readonly ('clock_wrong' | 'received_late' | 'stated')[];
  /** Why the punch waits for a decision. */
  readonly hold: 'clock_implausible' | 'late_arrival' | null;
};

/**
 * Which time pays: the device's clock less its skew, if that is above 60 s and was measured within
 * 24 h of the same boot; else the device's clock; a stated time before either. Authority:
 * `app.punch_time` in `supabase/schemas/clock/punch_time.sql`; both answer
 * `cases/which-time-pays.json`.
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
