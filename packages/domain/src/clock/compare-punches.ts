import type { FoldPunch } from './clock-state.ts';

/**
 * The order in which punches are folded: by the instant that pays, then as their device made them,
 * then by id. Ids are lower-case UUIDs. Authority: `app.settled_punches`.
 */
export function comparePunches(a: FoldPunch, b: FoldPunch): number {
  return (
    a.at - b.at ||
    compareText(a.deviceId, b.deviceId) ||
    a.deviceSeq - b.deviceSeq ||
    compareText(a.id, b.id)
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
