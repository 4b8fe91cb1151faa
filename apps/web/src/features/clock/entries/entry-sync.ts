import { punchSchema } from '@muster/contract';
import type { ShownEntry } from '../../../data/clock/predict-clock.ts';
import { instantOf } from '../../../data/clock/predict-clock.ts';
import { punchItemKind } from '../../../data/clock/punch-sender.ts';
import { isUnsent } from '../../../data/outbox/item.ts';
import type { OutboxView } from '../../../data/outbox/outbox.ts';
import { type PunchSync, syncOf } from '../punch/punch-status.ts';

/** Returns how far the latest unsent punch of an entry has come; null if the server knows all of the entry. */
export function entrySync(
  entry: Pick<ShownEntry, 'startedAt' | 'endedAt' | 'isPredicted'>,
  { items, sending }: Pick<OutboxView, 'items' | 'sending'>,
): PunchSync | null {
  if (!entry.isPredicted) return null;
  const item = items.findLast((one) => {
    if (one.kind !== punchItemKind || !isUnsent(one)) return false;
    const punch = punchSchema.safeParse(one.payload);
    if (!punch.success) return false;
    const atMs = instantOf(punch.data).occurredAt;
    return atMs >= entry.startedAt && atMs <= (entry.endedAt ?? Number.POSITIVE_INFINITY);
  });
  return item === undefined ? null : syncOf(item, sending);
}
