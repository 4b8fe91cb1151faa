import { type CorrectedEntry, correctionVerdictSchema } from '@muster/contract/corrections';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { timesheetsKey } from '../sheet-queries.ts';
import type { CorrectionKind } from './correction-draft.ts';

function useReadAgain() {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return () => queryClient.invalidateQueries({ queryKey: timesheetsKey(user_id) });
}

type NewCorrection = {
  readonly id: string;
  readonly person_id: string;
  readonly kind: CorrectionKind;
  readonly entry_id: string | null;
  readonly facts: CorrectedEntry | null;
  readonly reason: string;
};

/** Asks for a correction, or makes it where the caller may decide it. */
export function useCorrectTime() {
  return useVerdictMutation({
    change: (correction: NewCorrection, { send }) =>
      send('correct_time', correction, correctionVerdictSchema),
    onSettled: useReadAgain(),
  });
}

export type CorrectionAnswer =
  | { readonly answer: 'accept' | 'withdraw'; readonly id: string }
  | { readonly answer: 'decline' | 'dispute'; readonly id: string; readonly reason: string };

/** Decides a correction, takes it back, or says that it isn't right. */
export function useAnswerCorrection() {
  return useVerdictMutation({
    change: (given: CorrectionAnswer, { send }) => {
      const { id } = given;
      switch (given.answer) {
        case 'accept':
          return send('decide_correction', { id, decision: 'accept' });
        case 'decline':
          return send('decide_correction', { id, decision: 'decline', comment: given.reason });
        case 'withdraw':
          return send('withdraw_correction', { id });
        case 'dispute':
          return send('dispute_correction', { id, reason: given.reason });
      }
    },
    onSettled: useReadAgain(),
  });
}
