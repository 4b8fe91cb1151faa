import { mutationRetries } from '@muster/contract';
import type { Shape } from '@muster/contract/shape';
import { verdictSchema } from '@muster/contract/verdict';
import type * as z from 'zod/mini';
import { randomId } from '../../platform/random-id.ts';
import type { Data } from '../data.ts';
import { isUnanswered } from '../errors/data-error.ts';
import type { AccountState } from '../identity/account.ts';
import { type Accepted, okOrThrow } from './ok-or-throw.ts';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

type Parameters = Readonly<Record<string, unknown>>;

/**
 * Sends changes to the server. Every method throws `DataError`, for a refusal too. Retries happen when there
 * was no answer and on 5xx, never after a verdict or 4xx.
 * docs/decisions/0032-a-change-is-applied-once.md
 */
export type ChangeSender = {
  /** Calls a function under a request id. A retry changes nothing and returns the same answer. */
  readonly send: {
    (name: string, parameters: Parameters): Promise<Accepted<z.infer<typeof verdictSchema>>>;
    <T extends object>(
      name: string,
      parameters: Parameters,
      schema: Shape<T>,
    ): Promise<Accepted<T>>;
  };
  /** Retries a request that is harmless when sent twice: it has its own id, or ends in the same state. */
  readonly repeat: <T>(request: () => Promise<T>, repeats?: number) => Promise<T>;
};

export function createChangeSender({
  api,
  account,
  platform: { clock },
}: Pick<Data, 'api' | 'account' | 'platform'>): ChangeSender {
  async function repeat<T>(request: () => Promise<T>, repeats = mutationRetries): Promise<T> {
    const userId = userIdOf(account.state());
    for (let failures = 0; ; failures += 1) {
      try {
        return await request();
      } catch (error) {
        if (failures >= repeats || !isUnanswered(error)) throw error;
        const pauseMs = Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
        await new Promise<void>((resume) => clock.after(pauseMs, resume));
        // A change that one person started must never be sent as the next person.
        if (userIdOf(account.state()) !== userId) throw error;
      }
    }
  }

  async function send<T extends object>(name: string, parameters: Parameters, schema: Shape<T>) {
    const request = { request_id: randomId(), change: name, parameters };
    return okOrThrow(await repeat(() => api.rpc('apply_once', request, schema)));
  }

  return {
    repeat,
    send: <T extends object>(name: string, parameters: Parameters, schema?: Shape<T>) =>
      schema === undefined ? send(name, parameters, verdictSchema) : send(name, parameters, schema),
  };
}

function userIdOf(state: AccountState): string | null {
  switch (state.kind) {
    case 'signed_out':
      return null;
    case 'identity_pending':
      return state.userId;
    case 'signed_in':
      return state.identity.user_id;
  }
}
