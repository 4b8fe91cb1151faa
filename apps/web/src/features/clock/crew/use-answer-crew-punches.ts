import {
  answerCrewPunchesVerdictSchema,
  type CrewPunchAnswer,
} from '@muster/contract/crew-punches';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { myCrewPunchesQuery } from './my-crew-punches-query.ts';

type Answered = {
  readonly ids: readonly string[];
  readonly answer: CrewPunchAnswer;
  /** Needed to dispute. */
  readonly reason: string | null;
};

/** Says whether punches that someone else made are right. Fails at once without a network. */
export function useAnswerCrewPunches() {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: ({ ids, answer, reason }: Answered, { send }) =>
      send(
        'answer_crew_punches',
        { punch_ids: [...ids], answer, reason },
        answerCrewPunchesVerdictSchema,
      ),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: myCrewPunchesQuery(user_id).queryKey }),
  });
}
