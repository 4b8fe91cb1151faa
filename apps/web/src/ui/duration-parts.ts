const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Whole hours and minutes, the rest cut off; negative spans count as none. */
export function durationParts(durationMs: number): { hours: number; minutes: number } {
  const span = Math.max(0, durationMs);
  return { hours: Math.floor(span / hourMs), minutes: Math.floor((span % hourMs) / minuteMs) };
}

/** As a running clock shows it: `7:04:09`. */
export function toTimerText(durationMs: number): string {
  const { hours, minutes } = durationParts(durationMs);
  const seconds = Math.floor((Math.max(0, durationMs) % minuteMs) / 1000);
  return [hours, minutes.toString().padStart(2, '0'), seconds.toString().padStart(2, '0')].join(
    ':',
  );
}
