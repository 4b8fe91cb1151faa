import {
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { type ChangeSender, createChangeSender } from '../client/send-change.ts';
import { useData } from '../data-context.tsx';

/**
 * A change that a screen makes online; every such change goes through here. Without a network it fails at once instead
 * of waiting, because hours later it would overwrite what others did in the meantime. The sender does the retries, so
 * that a file stored before the call isn't stored again.
 */
export function useVerdictMutation<Result, Variables = void>({
  change,
  ...told
}: {
  /** Throws `DataError`, as the sender does. */
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
