/** Longer than a phone with a connection keeps something waiting. */
const toleranceMs = 2 * 3_600_000;

/**
 * True when the server got something far from when its device says that it was made or signed. That may be a day without a network, a
 * wrong clock or someone backdating: it says no more than that both times belong on the screen.
 */
export function isReceivedLate(statedAt: string, receivedAt: string): boolean {
  return Math.abs(Date.parse(receivedAt) - Date.parse(statedAt)) > toleranceMs;
}
