import {
  answerCrewPunchesVerdictSchema,
  type CrewPunchAnswer,
} from '@muster/contract/crew-punches';
import { useMutation } from '@tanstack/react-query';
import { useData } from '../../../data/data-context.tsx';
import { DataError } from '../../../data/errors/data-error.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { myCrewPunchesQuery } from './my-crew-punches-query.ts';

type Answered = {
  readonly ids: readonly string[];
  readonly answer: CrewPunchAnswer;
  /** Needed to dispute. */
  readonly reason: string | null;
};

/** Says whether punches that somebody else made are right. Fails at once without a network. */
export function useAnswerCrewPunches() {
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  return useMutation<void, Error, Answered>({
    networkMode: 'always',
    retry: false,
    mutationFn: async ({ ids, answer, reason }) => {
      const verdict = await api.rpc(
        'answer_crew_punches',
        { punch_ids: [...ids], answer, reason },
        answerCrewPunchesVerdictSchema,
      );
      if (verdict.verdict === 'applied') return;
      throw new DataError({ kind: 'refused', code: verdict.reason, message: verdict.reason });
    },
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: myCrewPunchesQuery(user_id).queryKey }),
  });
}
