import type { Transaction } from '../db/database.ts';

type Answer = { readonly verdict: string; readonly version: number };

/** Calls a function with a verdict as the user of `actAs`; throws for any verdict but `applied`. */
export async function callFunction(
  transaction: Transaction,
  name: string,
  ...values: readonly (string | number | boolean | object | null)[]
): Promise<Answer> {
  const parameters = values.map((value) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  );
  const marks = parameters.map((_, index) => `$${index + 1}`).join(', ');
  const [row] = await transaction.query<{ answer: Answer }>(
    `select public.${name}(${marks}) as answer`,
    parameters,
  );
  if (row?.answer.verdict !== 'applied') {
    throw new Error(`${name} of the demo: ${JSON.stringify(row?.answer)}`);
  }
  return row.answer;
}
