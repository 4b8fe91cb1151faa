export type PlannedMinutes = {
  readonly shift_id: string;
  readonly from: number;
  readonly to: number;
  readonly breakMinutes: number;
};

/** Returns the time from the first to the last minute of adjacent shifts, which count as one. */
export function blockOf(
  planned: readonly PlannedMinutes[],
  starts: number,
  ends: number,
): { readonly from: number; readonly to: number } {
  let from = starts;
  let to = ends;
  for (;;) {
    const before = planned.filter((other) => other.to === from && other.from < from);
    if (before.length === 0) break;
    from = Math.min(...before.map((other) => other.from));
  }
  for (;;) {
    const after = planned.filter((other) => other.from === to && other.to > to);
    if (after.length === 0) break;
    to = Math.max(...after.map((other) => other.to));
  }
  return { from, to };
}
