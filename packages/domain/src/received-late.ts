/** Longer than a connected phone keeps something waiting. */
const toleranceMs = 2 * 3_600_000;

/** The fields of the contract's `arrivalShape`. */
type Arrival = {
  readonly received_at?: string | null | undefined;
  readonly stated_at?: string | null | undefined;
};

export type LateArrival = {
  readonly receivedAt: string;
  /** The time on the device's clock; null if that is the time on record. */
  readonly statedAt: string | null;
};

/**
 * Returns what to show next to the time on record; null if the record arrived when its device says, or hasn't arrived
 * yet.
 */
export function lateArrival(
  keptAt: string,
  { received_at, stated_at }: Arrival,
): LateArrival | null {
  if (received_at === undefined || received_at === null) return null;
  const statedAt = stated_at ?? null;
  return isReceivedLate(statedAt ?? keptAt, received_at)
    ? { receivedAt: received_at, statedAt }
    : null;
}

/**
 * Returns true if the server received something long after or before the time at which its device says it was made or
 * signed. The cause may be a day offline, a wrong clock or backdating; it only means that both times belong on the
 * screen.
 */
function isReceivedLate(statedAt: string, receivedAt: string): boolean {
  return Math.abs(Date.parse(receivedAt) - Date.parse(statedAt)) > toleranceMs;
}
