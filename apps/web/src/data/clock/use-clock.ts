import type { MyClock } from '@muster/contract';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useData } from '../data-context.tsx';
import type { DataError } from '../errors/data-error.ts';
import { useIdentity } from '../identity/use-account.ts';
import { isUnsent, type OutboxItem } from '../outbox/item.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';
import { type SnapshotResult, useSnapshotQuery } from '../query/use-snapshot-query.ts';
import { useTopic } from '../realtime/use-topic.ts';
import { myClockQuery } from './my-clock-query.ts';
import { heldPunchesOf, pendingPunches } from './pending-punches.ts';
import { type PredictedClock, predictClock } from './predict-clock.ts';
import { punchItemKind } from './punch-sender.ts';
import { useNow } from './use-now.ts';

export type ClockResult =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly clock: PredictedClock;
      readonly decisions: MyClock['decisions'];
      /** Punches of this person that the server has not accepted yet. */
      readonly unsentCount: number;
      /** When the server last answered; null if it never has on this device. */
      readonly asOfMs: number | null;
      readonly freshness: 'live' | 'checking' | 'stale';
      /** Why the server could not be reached, if it never was. */
      readonly error: DataError | Error | null;
    };

/** How often the screen checks whether to ask about a forgotten clock-out. */
const lookEveryMs = 60_000;

/**
 * Returns the current person's clock: the server's state plus this device's punches since. Works offline from
 * the first frame after the device's storage has been read.
 */
export function useClock(): ClockResult {
  const identity = useIdentity();
  const { heldPunches } = useData();
  const { isRead, items, storageTrouble } = useOutbox();
  const held = useSyncExternalStore(heldPunches.subscribe, heldPunches.held);
  const nowMs = useNow(lookEveryMs);
  const query = myClockQuery(identity.user_id);
  const server = useSnapshotQuery(query);
  const known = new Set(server.status === 'ready' ? server.data.punches.map(({ id }) => id) : []);
  useCatchingUp(query, server, known);

  // Unreadable storage must not hide the server's state.
  const isReading = !isRead && storageTrouble === null;
  if (isReading || server.status === 'loading') return { status: 'loading' };
  const data = server.status === 'ready' ? server.data : null;
  const personId = identity.person_id ?? '';
  const isKept = (id: string) => known.has(id) || items.some((item) => item.id === id);
  const pending = [
    ...pendingPunches(items, personId, known),
    ...heldPunchesOf(held, personId, isKept),
  ];
  return {
    status: 'ready',
    clock: predictClock(data, pending, nowMs),
    decisions: data?.decisions ?? [],
    unsentCount: items.filter((item) => isPunchOf(item, identity.person_id) && isUnsent(item))
      .length,
    asOfMs: server.status === 'ready' ? server.asOfMs : null,
    freshness: server.status === 'ready' ? server.freshness : 'stale',
    error: server.status === 'failed' ? server.error : null,
  };
}

/** Keeps the server's answer and the outbox in step. */
function useCatchingUp(
  { queryKey: key }: SnapshotQuery<MyClock>,
  server: SnapshotResult<MyClock>,
  known: ReadonlySet<string>,
): void {
  const { outbox, queryClient } = useData();
  const { person_id } = useIdentity();
  const { items } = useOutbox();
  const refetch = () => void queryClient.invalidateQueries({ queryKey: key });
  useTopic(person_id === null ? null : `person:${person_id}:clock`, refetch, key);

  const isLive = server.status === 'ready' && server.freshness === 'live';
  const sent = items.filter((item) => isPunchOf(item, person_id) && !isUnsent(item));
  const shown = sent.filter((item) => isLive && known.has(item.id)).map((item) => item.id);
  const newestUnseen = sent.findLast((item) => !known.has(item.id))?.id;
  const onNewlySent = useEffectEvent(refetch);

  // Items that the cached server answer contains don't need to be stored twice.
  const forgettable = shown.join(' ');
  useEffect(() => {
    if (forgettable !== '') void outbox.forget(forgettable.split(' '));
  }, [outbox, forgettable]);

  // Refetch the state of a sent punch, even if no realtime message arrives.
  useEffect(() => {
    if (newestUnseen !== undefined) onNewlySent();
  }, [newestUnseen]);
}

function isPunchOf({ kind, personId }: OutboxItem, person: string | null): boolean {
  return kind === punchItemKind && personId === person;
}
