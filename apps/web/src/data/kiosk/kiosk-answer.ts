import * as s from '@muster/contract/shape';
import { kioskAnswerKind } from '../breaks/answer-kinds.ts';
import type { OutboxItem } from '../outbox/item.ts';

/** What someone said of the breaks of a workday at a tablet, with the proof of their PIN. */
const payloadSchema = s.object({
  v: s.number,
  workday: s.string,
  answers: s.record,
  at: s.string,
  pin_proof: s.string,
});
export type KioskAnswerPayload = s.Shaped<typeof payloadSchema>;

/** What an item of this kind says; null for items of other kinds. */
export function kioskAnswerOf({ kind, payload }: Pick<OutboxItem, 'kind' | 'payload'>) {
  if (kind !== kioskAnswerKind) return null;
  const read = payloadSchema.safeParse(payload);
  return read.success ? read.data : null;
}
