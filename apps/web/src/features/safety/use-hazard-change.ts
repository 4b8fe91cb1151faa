import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { hazardsSubject } from './hazard-list-query.ts';

type HazardCall =
  | 'change_hazard'
  | 'save_corrective_action'
  | 'settle_corrective_action'
  | 'merge_hazards'
  | 'drop_hazard_photo'
  | 'share_hazard'
  | 'revoke_hazard_share';

type HazardChange = {
  readonly call: HazardCall;
  readonly parameters: Readonly<Record<string, unknown>>;
};

/** Makes a supervisor's or admin's change to a hazard, which needs a network. Throws if the server refuses it. */
export function useHazardChange() {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: ({ call, parameters }: HazardChange, { send }) => send(call, parameters),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKey(user_id, hazardsSubject) }),
  });
}
