import type { WaitingSheets } from '@muster/contract/timesheets';

export type WaitingRow = WaitingSheets['periods'][number]['rows'][number];

export type WaitingGroups = {
  /** Signed and without open questions; approved together. */
  readonly clean: readonly WaitingRow[];
  /** Approved; an admin locks them together. */
  readonly toLock: readonly WaitingRow[];
  /** Reviewed one by one. */
  readonly others: readonly WaitingRow[];
  readonly unsigned: readonly WaitingRow[];
};

/** Groups rows by what can be done at once and what needs review; each row is in exactly one group. */
export function groupWaiting(rows: readonly WaitingRow[]): WaitingGroups {
  const groupOf = (row: WaitingRow): keyof WaitingGroups => {
    if (row.state === 'approved') return row.cannot_lock === null ? 'toLock' : 'others';
    if (row.cannot_approve === 'not_signed') return 'unsigned';
    return row.cannot_approve === null && !hasQuestion(row) ? 'clean' : 'others';
  };
  const groups = Map.groupBy(rows, groupOf);
  return {
    clean: groups.get('clean') ?? [],
    toLock: groups.get('toLock') ?? [],
    others: groups.get('others') ?? [],
    unsigned: groups.get('unsigned') ?? [],
  };
}

/** Counts the timesheets that the reader can act on now. An unsigned one still waits for its employee. */
export function countWaiting({ periods }: WaitingSheets): number {
  return periods
    .flatMap(({ rows }) => rows)
    .filter(({ cannot_approve: why, cannot_lock: whyNotLock, state }) =>
      state === 'approved' ? whyNotLock === null : why === null,
    ).length;
}

function hasQuestion({ is_open: isOpen, needs_review: needsReview, exceptions }: WaitingRow) {
  return isOpen || needsReview || Object.keys(exceptions).length > 0;
}
