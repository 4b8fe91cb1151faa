import { useMutation } from '@tanstack/react-query';
import { callForVerdict } from '../../data/client/call-for-verdict.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { personKey } from './person-query.ts';

type Change = { readonly name: string; readonly parameters: Readonly<Record<string, unknown>> };

/** Calls a function that changes something of a person, and reads the person anew. Not offline. */
export function usePersonChange(personId: string, onDone: () => void) {
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  return useMutation<void, Error, Change>({
    networkMode: 'always',
    retry: false,
    mutationFn: ({ name, parameters }) => callForVerdict(api, name, parameters),
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: personKey(user_id, personId) }),
  });
}
