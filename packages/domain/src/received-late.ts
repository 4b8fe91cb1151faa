/** Longer than a phone with a connection keeps something waiting. */
const toleranceMs = 2 * 3_600_000;

/** As `arrivalShape` of the contract. */
type Arrival = {
  readonly received_at?: string | null | undefined;
  readonly stated_at?: string | null | undefined;
};

export type LateArrival = {
  readonly receivedAt: string;
  /** What the device's clock said; null where that is the time that is kept. */
  readonly statedAt: string | null;
};

/** What to show beside the time that is kept of something; null where it arrived when its device says, or has not yet. */
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
 * True when the server got something far from when its device says that it was made or signed. That may be a day without a network, a
 * wrong clock or someone backdating: it says no more than that both times belong on the screen.
 */
function isReceivedLate(statedAt: string, receivedAt: string): boolean {
  return Math.abs(Date.parse(receivedAt) - Date.parse(statedAt)) > toleranceMs;
}
