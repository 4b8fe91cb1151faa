import { type PunchKind, punchSchema, type BreakKind } from '@muster/contract';
import { instantOf } from '../../../data/clock/predict-clock.ts';
import { punchAnswerSchema } from '../../../data/clock/punch-answer.ts';
import { punchItemKind } from '../../../data/clock/punch-sender.ts';
import type { OutboxItem } from '../../../data/outbox/item.ts';
import type { OutboxView } from '../../../data/outbox/outbox.ts';

/** How far a punch has synced. */
export type PunchSync =
  | 'on_device'
  | 'sending'
  /** Kept on the device; nothing is sent until the person signs in again. */
  | 'session_needed'
  | 'offline'
  | 'on_server'
  | 'waits_for_supervisor'
  | 'needs_you';

/** The latest punch on this device, and how far it has synced. */
export type PunchStatus = {
  readonly id: string;
  readonly kind: PunchKind;
  readonly breakKind: BreakKind | null;
  /** The paid time as far as the device knows, in epoch milliseconds. */
  readonly atMs: number;
  readonly zone: string;
  readonly sync: PunchSync;
};

export function syncOf(
  { progress }: Pick<OutboxItem, 'progress'>,
  sending: OutboxView['sending'],
): PunchSync {
  switch (progress.state) {
    case 'attention':
      return 'needs_you';
    case 'done': {
      const answer = punchAnswerSchema.safeParse(progress.answer);
      const verdict = answer.data?.first_verdict ?? answer.data?.verdict;
      return verdict === 'needs_decision' ? 'waits_for_supervisor' : 'on_server';
    }
    case 'sending':
      return 'sending';
    case 'waiting':
      if (sending === 'session_needed' || sending === 'offline') return sending;
      return sending === 'active' ? 'sending' : 'on_device';
  }
}

/** Returns null if this device has no punch of the person. */
export function latestPunchStatus(
  { items, sending }: Pick<OutboxView, 'items' | 'sending'>,
  personId: string,
): PunchStatus | null {
  const item = items.findLast((one) => one.kind === punchItemKind && one.personId === personId);
  const punch = punchSchema.safeParse(item?.payload);
  if (item === undefined || !punch.success) return null;
  const { kind, break_kind, zone } = punch.data;
  return {
    id: item.id,
    kind,
    breakKind: break_kind,
    atMs: instantOf(punch.data).occurredAt,
    zone,
    sync: syncOf(item, sending),
  };
}
