import { asCaller, type TestCaller } from '../../../apps/testkit/src/index.ts';
import type { Cast } from './cast.ts';

export type Answer = { readonly verdict: string; readonly reason?: string };

export async function call<A = Answer>(
  cast: Cast,
  caller: TestCaller,
  sql: string,
  parameters: readonly (string | number | null)[] = [],
): Promise<A> {
  const [row] = await asCaller<{ answer: A }>(
    cast.database,
    caller,
    `select ${sql} as answer`,
    parameters,
  );
  if (row === undefined) throw new Error(`nothing came back from: ${sql}`);
  return row.answer;
}
