import type { Identity } from '@muster/contract';
import type { Data } from '../../data/data.ts';
import { countSources } from './count-sources.ts';
import type { Counts } from './counts.ts';

/** A path's count includes those of all its sources. */
const pathsWithCounts = new Set(
  countSources
    .filter(({ isOnIcon = true }) => isOnIcon)
    .map(({ place }) => place.replace(/#.*/, '')),
);

/**
 * Keeps the number of things that wait for this person at each place. The installed app's icon shows all of them except
 * unread messages, plus the parked items of the outbox. The system keeps the icon's number while the app is closed, so
 * it stays unchanged until every part is known.
 */
export function keepCounts(data: Data, counts: Counts): void {
  const { account, outbox, platform } = data;
  let shown: number | null = null;
  let followed: Identity | null = null;
  let stops: readonly (() => void)[] = [];
  let unknown = new Set<string>();

  const follow = (identity: Identity | null) => {
    if (identity === followed) return;
    for (const stop of stops) stop();
    if (identity?.user_id !== followed?.user_id) counts.clear();
    followed = identity;
    const sources = identity === null ? [] : countSources.filter(({ isFor }) => isFor(identity));
    unknown = new Set(sources.map(({ place }) => place));
    stops = sources.map(({ place, follow: start }) =>
      identity === null
        ? () => undefined
        : start(data, identity, (count) => {
            unknown.delete(place);
            counts.set(place, count);
            showOnIcon();
          }),
    );
  };
  /** Null until it is known. */
  const total = (): number | null => {
    if (followed === null) return account.state().kind === 'signed_out' ? 0 : null;
    const { isRead, items } = outbox.view();
    if (!isRead || unknown.size > 0) return null;
    const parked = items.filter(({ progress }) => progress.state === 'attention').length;
    return [...pathsWithCounts].reduce((sum, path) => sum + counts.get(path), parked);
  };
  const showOnIcon = () => {
    const now = total();
    if (now === null || now === shown) return;
    shown = now;
    platform.badge(now);
  };
  const keep = () => {
    const state = account.state();
    follow(state.kind === 'signed_in' ? state.identity : null);
    showOnIcon();
  };

  account.subscribe(keep);
  outbox.subscribe(showOnIcon);
  keep();
}
