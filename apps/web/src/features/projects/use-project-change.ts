import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { projectListSubject } from './project-list-query.ts';
import { projectPageSubject } from './project-page-query.ts';

type ProjectCall =
  | 'save_project'
  | 'archive_project'
  | 'unarchive_project'
  | 'set_project_crews'
  | 'save_site'
  | 'archive_site';

type ProjectChange = {
  readonly call: ProjectCall;
  readonly parameters: Readonly<Record<string, unknown>>;
};

/** Changes a project over the version that was read. Not without a network; a refusal throws. */
export function useProjectChange() {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: ({ call, parameters }: ProjectChange, { send }) => send(call, parameters),
    onSettled: () =>
      Promise.all(
        // The clock reads its projects by a query of its own.
        [projectListSubject, projectPageSubject, 'projects'].map((subject) =>
          queryClient.invalidateQueries({ queryKey: queryKey(user_id, subject) }),
        ),
      ),
  });
}
