import { keptChangeVersions } from '@muster/contract/kept-changes';
import { verdictSchema } from '@muster/contract/verdict';
import type * as z from 'zod/mini';
import { randomId } from '../../platform/random-id.ts';
import { type Accepted, okOrThrow } from '../client/ok-or-throw.ts';
import { createChangeSender } from '../client/send-change.ts';
import type { Data } from '../data.ts';
import { DataError } from '../errors/data-error.ts';
import { blocksItsKey } from '../outbox/item.ts';
import { type KeptChange, keptChangeOf } from './kept-change.ts';
import { keptChangeOutboxKind } from './kept-change-kind.ts';

/** The device has it, and the server will. */
export type Waits = { readonly verdict: 'waits' };
type Made = Accepted<z.infer<typeof verdictSchema>> | Waits;

/**
 * Makes a change at once, or keeps it in the outbox where the server cannot be reached; under one id, so that
 * one whose answer was lost is made once. Throws `DataError` for a refusal, also of a server in trouble, and
 * `StorageError` where it was neither made nor kept.
 */
export async function makeOrKeep(
  data: Pick<Data, 'account' | 'api' | 'outbox' | 'platform'>,
  { change, parameters, about, files, ...shown }: KeptChange,
): Promise<Made> {
  const { account, api, outbox, platform } = data;
  const id = randomId();
  const v = keptChangeVersions[change];
  const state = account.state();
  if (state.kind !== 'signed_in') throw new Error('No one is signed in');
  const { user_id, person_id } = state.identity;
  const draft = (follows: readonly string[]) =>
    keptChangeOutboxKind.toItem(
      { id, about, files, payload: { v, change, parameters, ...shown, follows } },
      { userId: user_id, personId: person_id ?? user_id },
    );
  const { causalKey } = draft([]);
  const follows = outbox
    .view()
    .items.filter(
      (item) =>
        item.causalKey === causalKey &&
        keptChangeOf(item)?.parameters['version'] === parameters['version'],
    )
    .map((item) => item.id)
    .slice(-100);

  // Behind those that wait, or their version would be older than its own.
  const isFree = !outbox
    .view()
    .items.some(
      (item) =>
        item.causalKey === causalKey &&
        (['waiting', 'sending'].includes(item.progress.state) || blocksItsKey(item)),
    );
  if (platform.network.state() === 'online' && isFree && files === undefined) {
    const request = { request_id: id, change, v, parameters, follows };
    try {
      const { repeat } = createChangeSender(data);
      return okOrThrow(await repeat(() => api.rpc('apply_kept_change', request, verdictSchema)));
    } catch (error) {
      if (!(error instanceof DataError && error.kind === 'network')) throw error;
    }
  }
  await outbox.add(draft(follows));
  return { verdict: 'waits' };
}
