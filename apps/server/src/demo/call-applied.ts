import type { Transaction } from '../db/database.ts';

/** Makes a change in the demo as the user of `actAs`; throws unless it was applied. */
export async function callApplied(
  transaction: Transaction,
  sql: string,
  parameters: readonly (string | object)[],
): Promise<void> {
  const [row] = await transaction.query<{ answer: { verdict: string } }>(
    `select public.${sql} as answer`,
    parameters.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))),
  );
  if (row?.answer.verdict !== 'applied') {
    throw new Error(`${sql} answered ${JSON.stringify(row?.answer)}`);
  }
}
