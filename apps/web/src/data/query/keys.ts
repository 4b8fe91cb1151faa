/**
 * Query keys: the user comes first, so that no one is ever shown what was fetched for someone else, then the subject,
 * then its parameters. Features make theirs with `queryKey` beside the query.
 */
export type QueryKey = readonly [userId: string, subject: string, ...parameters: KeyPart[]];

type KeyPart = string | number | boolean | null;

export function queryKey(userId: string, subject: string, ...parameters: KeyPart[]): QueryKey {
  return [userId, subject, ...parameters];
}

/** Returns the name of a query's snapshot among its user's snapshots. */
export function snapshotName([, ...rest]: QueryKey): string {
  return JSON.stringify(rest);
}
