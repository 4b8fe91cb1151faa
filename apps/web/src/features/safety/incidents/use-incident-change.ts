import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { incidentsSubject } from './osha-log-query.ts';

type IncidentChange = {
  readonly call: 'save_incident' | 'save_establishment' | 'save_osha_year';
  readonly parameters: Readonly<Record<string, unknown>>;
};

/** Saves an admin's records about incidents. Throws if the server refuses them. */
export function useIncidentChange() {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: ({ call, parameters }: IncidentChange, { send }) => send(call, parameters),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: queryKey(user_id, incidentsSubject) }),
  });
}
