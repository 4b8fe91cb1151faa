import { verdictSchema } from '@muster/contract/verdict';
import type { Api } from './api.ts';
import { DataError } from '../errors/data-error.ts';

/** Calls a function that changes a state. Throws `DataError`, also for a refusal. */
export async function callForVerdict(
  api: Api,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<void> {
  const answer = await api.rpc(name, parameters, verdictSchema);
  if (answer.verdict !== 'refused') return;
  throw new DataError({ kind: 'refused', code: answer.reason, message: answer.reason });
}
