import { decisionAnswers } from '@muster/contract';
import * as z from 'zod/mini';
import { parseJson } from '../../../data/storage/parse-json.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { LocalStore } from '../../../platform/local-store.ts';
import { randomId } from '../../../platform/random-id.ts';
import type { NamedDecision } from './decision-given.ts';

/** How long an answer can be undone before it is sent. */
export const undoMs = 10_000;

const heldSchema = z.array(
  z.object({
    id: z.string(),
    given: z.array(
      z.object({
        itemId: z.string(),
        decision: z.enum(decisionAnswers),
        comment: z.nullable(z.string()),
        time: z.nullable(z.object({ field: z.enum(['ended_at', 'started_at']), atMs: z.number() })),
        // Older app versions stored it without a title.
        title: z._default(z.string(), ''),
        typed: z._default(z.array(z.object({ label: z.string(), value: z.string() })), []),
      }),
    ),
    dueAtMs: z.number(),
  }),
);

/** Answers that were given together and are undone together. */
export type HeldReview = {
  readonly id: string;
  readonly given: readonly NamedDecision[];
  readonly dueAtMs: number;
};

export type HeldReviews = {
  readonly current: () => readonly HeldReview[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends them after ten seconds, even if the page was closed in the meantime and the app opens again. */
  readonly hold: (given: readonly NamedDecision[]) => void;
  readonly undo: (id: string) => void;
};

/**
 * Keeps answers to reviews on the device for ten seconds, so that a wrong tap can be undone. The server stores no
 * partial answers, and never reverts one.
 */
export function createHeldReviews({
  clock,
  localStore,
  userId,
  send,
}: {
  readonly clock: Clock;
  readonly localStore: LocalStore;
  readonly userId: string;
  /** Reports failures itself; resolves when the lists show the outcome. */
  readonly send: (given: readonly NamedDecision[]) => Promise<void>;
}): HeldReviews {
  const key = `muster.held-reviews.${userId}`;
  const listeners = new Set<() => void>();
  const cancels = new Map<string, () => void>();
  const sending = new Set<string>();
  let held: readonly HeldReview[] = read();

  function read(): readonly HeldReview[] {
    return parseJson(localStore.get(key), heldSchema) ?? [];
  }
  function keep(next: readonly HeldReview[]): void {
    held = next;
    // Kept until it has been sent: the second time, the server only answers that it was decided.
    if (held.length === 0) localStore.remove(key);
    else localStore.set(key, JSON.stringify(held));
    for (const listener of listeners) listener();
  }
  function schedule({ id, given, dueAtMs }: HeldReview): void {
    // The device's clock may have been set in the meantime.
    const waitMs = Math.min(Math.max(dueAtMs - clock.wallMs(), 0), undoMs);
    cancels.set(
      id,
      clock.after(waitMs, () => {
        sending.add(id);
        keep(held);
        void send(given).finally(() => {
          sending.delete(id);
          keep(held.filter((one) => one.id !== id));
        });
      }),
    );
  }

  for (const review of held) schedule(review);
  return {
    current: () => held,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hold: (given) => {
      const review = { id: randomId(), given, dueAtMs: clock.wallMs() + undoMs };
      keep([...held, review]);
      schedule(review);
    },
    undo: (id) => {
      if (sending.has(id)) return;
      cancels.get(id)?.();
      keep(held.filter((one) => one.id !== id));
    },
  };
}
