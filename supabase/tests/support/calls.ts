import type { Transaction } from '../../../apps/server/src/db/database.ts';

/** Calls of each function in PL/pgSQL while a caller's work runs in a transaction. */
export async function callsDuring(
  transaction: Transaction,
  caller: object,
  work: () => Promise<unknown>,
): Promise<Map<string, number>> {
  await transaction.query(
    `select set_config('track_functions', 'pl', true), set_config('request.jwt.claims', $1, true)`,
    [JSON.stringify(caller)],
  );
  // Calls of transactions before may not have been noted elsewhere yet.
  const before = await callsIn(transaction);
  await work();
  const made = await callsIn(transaction);
  for (const [name, count] of before) made.set(name, (made.get(name) ?? 0) - count);
  return made;
}

async function callsIn(transaction: Transaction): Promise<Map<string, number>> {
  const rows = await transaction.query<{ name: string; calls: number }>(
    'select funcname as name, calls::integer as calls from pg_stat_xact_user_functions',
  );
  return new Map(rows.map(({ name, calls }) => [name, calls]));
}
