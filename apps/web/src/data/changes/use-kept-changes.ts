import { useEffect, useRef } from 'react';
import { useData } from '../data-context.tsx';
import { isUnsent, type OutboxItem } from '../outbox/item.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { useVerdictMutation } from '../query/use-verdict-mutation.ts';
import { makeOrKeep } from './keep-change.ts';
import { type KeptChange, type KeptChangePayload, keptChangeOf } from './kept-change.ts';

/** Sends a change at once, or stores it until the server can be reached. A refusal throws. */
export function useKeepChange({ onSettled }: { readonly onSettled: () => unknown }) {
  const data = useData();
  return useVerdictMutation({ change: (made: KeptChange) => makeOrKeep(data, made), onSettled });
}

export type UnsentChange = { readonly item: OutboxItem; readonly kept: KeptChangePayload };

/**
 * Returns this device's unsent changes to records whose name begins with `record`, oldest first. `onMade` is
 * called after the server has accepted one, because the data that the screen reads has changed.
 */
export function useUnsentChanges(record: string, onMade?: () => unknown): readonly UnsentChange[] {
  const { items } = useOutbox();
  const own = items.flatMap((item) => {
    const kept = keptChangeOf(item);
    return kept?.record.startsWith(record) === true ? [{ item, kept }] : [];
  });
  const unsent = own.filter(({ item }) => isUnsent(item));
  const made = own.length - unsent.length;
  const seen = useRef(made);
  useEffect(() => {
    if (made > seen.current) void onMade?.();
    seen.current = made;
  }, [made, onMade]);
  return unsent;
}

/**
 * Returns the latest change of a record that its fields show instead of the data read at `version`: either it
 * is waiting, or the server has accepted it and the record has not been refetched.
 */
export function useShownChange(record: string, version: number | undefined): UnsentChange | null {
  const { items } = useOutbox();
  for (const item of items.toReversed()) {
    const kept = keptChangeOf(item);
    if (kept?.record !== record || item.progress.state === 'attention') continue;
    if (isUnsent(item) || kept.parameters['version'] === version) return { item, kept };
  }
  return null;
}
