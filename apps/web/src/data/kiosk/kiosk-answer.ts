import * as s from '@muster/contract/shape';
import { kioskAnswerKind } from '../breaks/answer-kinds.ts';
import type { OutboxItem } from '../outbox/item.ts';

/** A person's answers about the breaks of a workday at a tablet, with the proof of their PIN. */
const payloadSchema = s.object({
  v: s.number,
  workday: s.string,
  answers: s.record,
  at: s.string,
  pin_proof: s.string,
});
export type KioskAnswerPayload = s.Shaped<typeof payloadSchema>;

/** Returns the answers in an item of this kind; null for items of other kinds. */
export function kioskAnswerOf({ kind, payload }: Pick<OutboxItem, 'kind' | 'payload'>) {
  if (kind !== kioskAnswerKind) return null;
  const read = payloadSchema.safeParse(payload);
  return read.success ? read.data : null;
}
