import {
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { type ChangeSender, createChangeSender } from '../client/send-change.ts';
import { useData } from '../data-context.tsx';

/**
 * A change that a screen makes online: each of them goes through here. Without a network it fails at
 * once instead of waiting, since hours later it would be made over what others did meanwhile. What it
 * sends is repeated by the sender, so that a file stored before the call is not stored again.
 */
export function useVerdictMutation<Result, Variables = void>({
  change,
  ...told
}: {
  /** Throws `DataError`, as what it sends by does. */
  readonly change: (variables: Variables, sender: ChangeSender) => Promise<Result>;
} & Pick<
  UseMutationOptions<Result, Error, Variables>,
  'onSuccess' | 'onError' | 'onSettled'
>): UseMutationResult<Result, Error, Variables> {
  const sender = createChangeSender(useData());
  return useMutation<Result, Error, Variables>({
    ...told,
    networkMode: 'always',
    retry: false,
    mutationFn: (variables) => change(variables, sender),
  });
}
