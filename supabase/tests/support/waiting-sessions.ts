import type { Cast } from './cast.ts';

export type Anyone = { readonly personId: string };

export async function someoneWaits(cast: Cast): Promise<void> {
  const waiting = `select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await cast.database.query(waiting)).length === 0);
}
