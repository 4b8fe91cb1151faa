import { crewMembersAnswerSchema, type CrewStanding } from '@muster/contract/crews';
import type { ChangedPerson } from '@muster/contract/people';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
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
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: async (
      { crewId, personIds, standing, fromDay }: CrewMembers,
      { send },
    ): Promise<readonly ChangedPerson[]> => {
      const { people } = await send(
        'set_crew_members',
        { crew_id: crewId, person_ids: personIds, standing, from_day: fromDay },
        crewMembersAnswerSchema,
      );
      return people;
    },
    onSettled: () => readCrewsAgain(queryClient, user_id),
  });
}
