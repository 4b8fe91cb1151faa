import type { Data } from '../../data/data.ts';
import { thingsToDo } from './things-to-do.ts';

/** Keeps the number of things to do on the installed app's icon, where the system shows one. */
export function keepBadge({ account, outbox, platform, queryClient }: Data): void {
  let shown = 0;
  const keep = () => {
    const state = account.state();
    const userId = state.kind === 'signed_in' ? state.identity.user_id : null;
    const count = thingsToDo(outbox.view(), queryClient, userId);
    if (count === shown) return;
    shown = count;
    platform.badge(count);
  };
  account.subscribe(keep);
  outbox.subscribe(keep);
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') keep();
  });
  keep();
}
