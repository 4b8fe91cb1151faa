import type { Identity } from '@muster/contract';
import type { Data } from '../../data/data.ts';
import type { Dated, SnapshotQuery } from '../../data/query/snapshot-query.ts';
import {
  type OpenDecisions,
  openDecisionsQuery,
} from '../../features/dashboard/decisions/open-decisions-query.ts';
import { followDecisions } from './follow-decisions.ts';

/**
 * Keeps the number of things that only this person can settle on the installed app's icon, whatever
 * page is open: parked items of the outbox, and the decisions that wait. The system keeps the number
 * while the app is closed, so it stays until both are known.
 */
export function keepBadge(data: Data): void {
  const { account, outbox, platform, queryClient } = data;
  let shown: number | null = null;
  let followed: Identity | null = null;
  let unfollow: () => void = nothing;

  const follow = (identity: Identity | null) => {
    if (identity === followed) return;
    followed = identity;
    unfollow();
    const query = identity === null ? null : decisionsOf(identity);
    unfollow =
      query === null || identity === null ? nothing : followDecisions(data, identity, query);
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
  // Nothing was followed.
}
