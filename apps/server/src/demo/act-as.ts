import type { Transaction } from '../db/database.ts';

/** Functions with a verdict look up the caller the same way as for a request. */
export async function actAs(transaction: Transaction, userId: string | null): Promise<void> {
  await transaction.query(`select set_config('request.jwt.claims', $1, true)`, [
    userId === null ? '' : JSON.stringify({ sub: userId, role: 'authenticated' }),
  ]);
}
