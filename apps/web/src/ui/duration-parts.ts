/** Whole hours and the minutes beside them; negative spans count as none. */
export function durationParts(minutes: number): { hours: number; minutes: number } {
  const all = Math.max(0, minutes);
  return { hours: Math.floor(all / 60), minutes: all % 60 };
}

/** As a running clock shows it: `7:04:09`. */
export function toTimerText(durationMs: number): string {
  const allSeconds = Math.floor(Math.max(0, durationMs) / 1000);
  const { hours, minutes } = durationParts(Math.floor(allSeconds / 60));
  return [
    hours,
    ...[minutes, allSeconds % 60].map((part) => part.toString().padStart(2, '0')),
  ].join(':');
}
