import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import type { Logger } from '../../log/logger.ts';
import type { Claims } from '../authorization.ts';
import { Refusal } from '../refusal.ts';
import type { ChangeFeed, Subscriber } from './change-feed.ts';
import { readSubscription, SubscriptionError } from './subscription-request.ts';

const retryAfterMs = 5000;
const retryWithinMs = 5000;

/** The row changes that one channel requested when it joined. */
export function createChannelChanges({
  feed,
  log,
  entries,
  claims,
  pushChange,
  pushStatus,
}: {
  readonly feed: ChangeFeed;
  readonly log: Logger;
  /** The join's `postgres_changes`. */
  readonly entries: readonly object[];
  readonly claims: () => Claims;
  /** @param payload JSON */
  readonly pushChange: (payload: string) => void;
  readonly pushStatus: (status: 'ok' | 'error', message: string) => void;
}) {
  const announced = entries.map((entry) => ({ ...entry, id: idOf(entry) }));
  const leaving = new AbortController();
  let subscriber: Subscriber | undefined;

  async function subscribe(): Promise<void> {
    const subscriptions = announced.map((entry) => ({
      id: entry.id,
      request: readSubscription(entry),
    }));
    const asking: Subscriber = {
      subscriptions,
      claims,
      deliver: (ids, data) => pushChange(`{"ids":${JSON.stringify(ids)},"data":${data}}`),
    };
    await feed.subscribe(asking);
    if (leaving.signal.aborted) feed.unsubscribe(asking);
    else subscriber = asking;
  }

  return {
    /** For the reply to the join: each entry with the id that its changes carry. */
    announced,

    /**
     * Subscribes before replying to the join.
     * @throws Refusal
     */
    async subscribeAtOnce(): Promise<void> {
      try {
        await subscribe();
      } catch (error) {
        if (!(error instanceof SubscriptionError)) throw error;
        throw new Refusal('RealtimeDisabledForConfiguration', error.message, { cause: error });
      }
    },

    /** Subscribes if that hasn't happened yet, and sends the client the result. */
    async start(): Promise<void> {
      while (announced.length > 0 && !leaving.signal.aborted) {
        try {
          if (subscriber === undefined) await subscribe();
          if (!leaving.signal.aborted) pushStatus('ok', 'Subscribed to PostgreSQL');
          return;
        } catch (error) {
          if (leaving.signal.aborted) return;
          if (error instanceof SubscriptionError) return pushStatus('error', error.message);
          log.warn({ err: error }, 'row changes cannot be subscribed to; trying again');
          pushStatus('error', 'Realtime was unable to connect to the project database');
        }
        const pauseMs = retryAfterMs + Math.random() * retryWithinMs;
        await delay(pauseMs, undefined, { ref: false, signal: leaving.signal }).catch(() => {});
      }
    },

    leave(): void {
      leaving.abort();
      if (subscriber !== undefined) feed.unsubscribe(subscriber);
    },
  };
}

/** The same request gets the same id, as clients that rejoin expect. */
function idOf(entry: object): number {
  return createHash('sha256').update(JSON.stringify(entry)).digest().readUInt32BE() >>> 5;
}
