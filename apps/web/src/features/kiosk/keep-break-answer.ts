import type { BreakAnswers } from '@muster/contract/break-answers';
import { kioskStatement } from '@muster/contract/kiosk-time';
import { kioskAnswersKind } from '../../data/kiosk/kiosk-answer-kind.ts';
import type { ProvenPin } from '../../data/kiosk/pin-keys.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { randomId } from '../../platform/random-id.ts';

/**
 * Keeps an answer about breaks on the tablet with the proof of the PIN for it; it is sent from there.
 *
 * @throws StorageError
 */
export async function keepBreakAnswer(
  outbox: Outbox,
  userId: string,
  said: {
    readonly personId: string;
    readonly pin: ProvenPin;
    readonly workday: string;
    readonly answers: BreakAnswers;
    readonly atMs: number;
  },
): Promise<void> {
  const { personId, pin, workday, answers } = said;
  const id = randomId();
  const at = new Date(said.atMs).toISOString();
  const kind = kioskStatement({ kind: 'breaks', workday, answers });
  const pinProof = await pin.prove({ id, kind, deviceAt: at });
  await outbox.add(
    kioskAnswersKind.toItem({ id, workday, answers, at, pinProof }, { userId, personId }),
  );
}
