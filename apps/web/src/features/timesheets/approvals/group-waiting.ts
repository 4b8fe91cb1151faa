import type { WaitingSheets } from '@muster/contract/timesheets';

export type WaitingRow = WaitingSheets['periods'][number]['rows'][number];

export type WaitingGroups = {
  /** Signed and without a question: approved together. */
  readonly clean: readonly WaitingRow[];
  /** Approved: an admin locks them together. */
  readonly toLock: readonly WaitingRow[];
  /** Looked at one by one. */
  readonly others: readonly WaitingRow[];
  readonly unsigned: readonly WaitingRow[];
};

/** What can be done at once, and what needs a look; each row is in one group. */
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

/** Those on which the reader can act now; what no one has signed waits for the employee. */
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
