import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';

type Change = { readonly name: string; readonly parameters: Readonly<Record<string, unknown>> };

/** Calls a function that changes something of a person, and reads the person again. Not offline. */
export function usePersonChange(onDone?: () => void) {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: ({ name, parameters }: Change, { send }) => send(name, parameters),
    ...(onDone !== undefined && { onSuccess: onDone }),
    // Lists show names, roles and crews too, and a merge concerns two people.
    onSettled: () =>
      Promise.all(
        ['person', 'people', 'crews'].map((subject) =>
          queryClient.invalidateQueries({ queryKey: queryKey(user_id, subject) }),
        ),
      ),
  });
}
