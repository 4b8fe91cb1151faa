import { compareText } from '../compare-text.ts';
import type { FoldPunch } from './clock-state.ts';

/**
 * Sorts punches in fold order: by the instant that counts for pay. At the same instant, a device's punches stay in the
 * order it made them. Different devices are ordered by effect: ending a break or work comes before starting one, and
 * the person's own punch before a supervisor's. Remaining ties are broken by ids, which are lower-case UUIDs.
 * Authority: `app.in_fold_order`.
 */
export function inFoldOrder<P extends FoldPunch>(punches: readonly P[]): P[] {
  const firsts = new Map<string, P>();
  for (const punch of punches) {
    const first = firsts.get(groupOf(punch));
    if (first === undefined || compareOfDevice(punch, first) < 0) firsts.set(groupOf(punch), punch);
  }
  const firstOf = (punch: P) => firsts.get(groupOf(punch)) ?? punch;
  return punches.toSorted(
    (a, b) =>
      a.at - b.at ||
      turnOf(firstOf(a)) - turnOf(firstOf(b)) ||
      Number(firstOf(b).own) - Number(firstOf(a).own) ||
      compareText(a.deviceId, b.deviceId) ||
      compareOfDevice(a, b),
  );
}

function groupOf({ at, deviceId }: FoldPunch): string {
  return `${at} ${deviceId}`;
}

function compareOfDevice(a: FoldPunch, b: FoldPunch): number {
  return a.deviceSeq - b.deviceSeq || compareText(a.id, b.id);
}

function turnOf({ kind, flags }: FoldPunch): number {
  switch (kind) {
    case 'break_end':
      return 0;
    case 'out':
      // Clock-outs that no one punched come after all real punches.
      return flags.includes('missing_out') || flags.includes('auto_out') ? 4 : 1;
    case 'in':
    case 'switch':
      return 2;
    case 'break_start':
      return 3;
  }
}
