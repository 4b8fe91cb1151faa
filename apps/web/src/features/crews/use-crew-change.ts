import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { readCrewsAgain } from './read-crews-again.ts';

/** Changes that admins make to a crew; each is one function on the server. */
export type CrewChange =
  | {
      readonly kind: 'save';
      readonly crewId: string;
      readonly name: string;
      /** Null for a new crew. */
      readonly version: number | null;
    }
  | {
      readonly kind: 'archive';
      readonly crewId: string;
      readonly archived: boolean;
      readonly endMembers: boolean;
    }
  | {
      readonly kind: 'project';
      readonly crewId: string;
      readonly projectId: string;
      readonly works: boolean;
    };

/** Needs the network. Refetches crews and people afterward. */
export function useCrewChange() {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: async (change: CrewChange, { send }) => {
      const crew_id = change.crewId;
      switch (change.kind) {
        case 'save': {
          const { name, version } = change;
          return send('save_crew', { crew_id, name, version });
        }
        case 'archive':
          return send('archive_crew', {
            crew_id,
            archived: change.archived,
            end_members: change.endMembers,
          });
        case 'project':
          return send('set_crew_project', {
            crew_id,
            project_id: change.projectId,
            works: change.works,
          });
      }
    },
    onSettled: () => readCrewsAgain(queryClient, user_id),
  });
}
