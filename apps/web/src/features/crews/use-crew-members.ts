import { crewMembersAnswerSchema, type CrewStanding } from '@muster/contract/crews';
import type { ChangedPerson } from '@muster/contract/people';
import { useMutation } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { readCrewsAgain } from './read-crews-again.ts';

export type CrewMembers = {
  readonly crewId: string;
  readonly personIds: readonly string[];
  readonly standing: CrewStanding;
  /** A day of the company, as in `2026-03-31`; null for today. */
  readonly fromDay: string | null;
};

/** Says of many people at once what they are in a crew; answers what became of each. */
export function useCrewMembers() {
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  return useMutation<readonly ChangedPerson[], Error, CrewMembers>({
    networkMode: 'always',
    retry: false,
    mutationFn: async ({ crewId, personIds, standing, fromDay }) => {
      const answer = await api.rpc(
        'set_crew_members',
        { crew_id: crewId, person_ids: personIds, standing, from_day: fromDay },
        crewMembersAnswerSchema,
      );
      if (answer.verdict === 'applied') return answer.people;
      throw new DataError({ kind: 'refused', code: answer.reason, message: answer.reason });
    },
    onSettled: () => readCrewsAgain(queryClient, user_id),
  });
}
