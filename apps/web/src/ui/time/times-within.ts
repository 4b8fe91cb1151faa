import { datesBetween, resolveWallTime, wallTimeAt } from './wall-time.ts';

/**
 * The instants between two others, both included, at which the clocks of a zone show a time of day:
 * none, one, or two in the hour that autumn repeats.
 */
export function timesWithin(
  time: string,
  zone: string,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): readonly number[] {
  if (toMs < fromMs) return [];
  const dates = datesBetween(wallTimeAt(fromMs, zone).date, wallTimeAt(toMs, zone).date);
  const instants = dates.flatMap((date) =>
    (['first', 'second'] as const).flatMap((pass) => {
      const resolved = resolveWallTime({ date, time, pass }, zone);
      return 'atMs' in resolved ? [resolved.atMs] : [];
    }),
  );
  // An instant within the first minute shows the time of its beginning.
  return [...new Set(instants)].filter((atMs) => atMs + 60_000 > fromMs && atMs <= toMs);
}
