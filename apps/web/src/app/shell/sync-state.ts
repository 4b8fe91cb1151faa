import { isUnsent } from '../../data/outbox/item.ts';
import type { OutboxView } from '../../data/outbox/outbox.ts';
import type { SyncState } from '../../ui/SyncChip.tsx';

/** What the chip says: first what only the person can solve, then what is on its way. */
export function syncStateOf({ items, sending }: OutboxView): SyncState {
  const unsent = items.filter(isUnsent);
  const parked = unsent.filter((item) => item.progress.state === 'attention');
  if (parked.length > 0) return { kind: 'attention', count: parked.length };
  if (unsent.length === 0) return { kind: 'saved' };
  return { kind: sending === 'active' ? 'sending' : 'waiting', count: unsent.length };
}
