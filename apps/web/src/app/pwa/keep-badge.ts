import type { Identity } from '@muster/contract';
import { QueryObserver } from '@tanstack/react-query';
import type { Data } from '../../data/data.ts';
import type { Dated, SnapshotQuery } from '../../data/query/snapshot-query.ts';
import {
  type OpenDecisions,
  openDecisionsQuery,
} from '../../features/dashboard/decisions/open-decisions-query.ts';

/** While the app is open and nothing else asks. */
const askAgainMs = 10 * 60_000;

/**
 * Keeps the number of things that only this person can settle on the installed app's icon, whatever
 * page is open: parked items of the outbox, and decisions as last read. The system keeps the number
 * while the app is closed, so it stays until both are known.
 */
export function keepBadge({ account, outbox, platform, queryClient, snapshots }: Data): void {
  let shown: number | null = null;
  let followed: Identity | null = null;
  let unfollow: () => void = nothing;

  const follow = (identity: Identity | null) => {
    if (identity === followed) return;
    followed = identity;
    unfollow();
    const query = identity === null ? null : decisionsOf(identity);
    if (query === null) {
      unfollow = nothing;
      return;
    }
    const { queryKey } = query;
    const queryFn = () => snapshots.fetch(query);
    const options = { queryKey, queryFn, refetchInterval: askAgainMs };
    unfollow = new QueryObserver(queryClient, options).subscribe(nothing);
  };
  /** Null while it is not known. */
  const countFor = (identity: Identity): number | null => {
    const { isRead, items } = outbox.view();
    const query = decisionsOf(identity);
    const decisions =
      query === null ? [] : queryClient.getQueryData<Dated<OpenDecisions>>(query.queryKey)?.data;
    if (!isRead || decisions === undefined) return null;
    const parked = items.filter(({ progress }) => progress.state === 'attention');
    return parked.length + decisions.length;
  };
  const keep = () => {
    const state = account.state();
    const identity = state.kind === 'signed_in' ? state.identity : null;
    follow(identity);
    const signedOutCount = state.kind === 'signed_out' ? 0 : null;
    const now = identity === null ? signedOutCount : countFor(identity);
    if (now === null || now === shown) return;
    shown = now;
    platform.badge(now);
  };

  account.subscribe(keep);
  outbox.subscribe(keep);
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') keep();
  });
  keep();
}

/** What a supervisor or an admin has to decide; null for those who decide nothing. */
function decisionsOf({ user_id, person_id, role }: Identity): SnapshotQuery<OpenDecisions> | null {
  if (role !== 'supervisor' && role !== 'admin') return null;
  return openDecisionsQuery(user_id, { personId: person_id ?? '', isAdmin: role === 'admin' });
}

function nothing(): void {
  // The listener of the cache hears of every answer.
}
