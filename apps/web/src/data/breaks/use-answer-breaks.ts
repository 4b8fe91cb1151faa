import type { BreakAnswers } from '@muster/contract/break-answers';
import { randomId } from '../../platform/random-id.ts';
import { useData } from '../data-context.tsx';
import { useIdentity } from '../identity/use-account.ts';
import { breakAnswersKind } from './break-answer-kind.ts';

/**
 * Keeps an answer on the device and sends it from there. Resolves once the device has stored it, and throws
 * `StorageError` if it can't.
 */
export function useAnswerBreaks(): (workday: string, answers: BreakAnswers) => Promise<void> {
  const { outbox, platform } = useData();
  const { user_id, person_id } = useIdentity();
  return async (workday, answers) => {
    const made = { id: randomId(), workday, answers, answeredAtMs: platform.clock.wallMs() };
    const author = { userId: user_id, personId: person_id ?? user_id };
    await outbox.add(breakAnswersKind.toItem(made, author));
  };
}
