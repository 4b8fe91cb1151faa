import * as s from '@muster/contract/shape';
import { kioskAnswerOf } from '../kiosk/kiosk-answer.ts';
import type { OutboxItem } from '../outbox/item.ts';
import { breakAnswerKind } from './answer-kinds.ts';

/** A person's answers about the breaks of a workday, as stored on the device. */
const payloadSchema = s.object({
  v: s.number,
  workday: s.string,
  answers: s.record,
  answered_at: s.string,
});
export type BreakAnswerPayload = s.Shaped<typeof payloadSchema>;

/** Returns the answers in an item of this kind; null for items of other kinds. */
export function breakAnswerOf({ kind, payload }: Pick<OutboxItem, 'kind' | 'payload'>) {
  if (kind !== breakAnswerKind) return null;
  const read = payloadSchema.safeParse(payload);
  return read.success ? read.data : null;
}

/**
 * Returns the questions of a workday that the person answered here; an answer that the server refused doesn't count.
 */
export function answeredHere(
  items: readonly OutboxItem[],
  personId: string | null,
  workday: string,
): ReadonlySet<string> {
  const answers = items
    .filter((item) => item.personId === personId && item.progress.state !== 'attention')
    .map((item) => breakAnswerOf(item) ?? kioskAnswerOf(item))
    .filter((said) => said?.workday === workday)
    .flatMap((said) => Object.keys(said?.answers ?? {}));
  return new Set(answers);
}
