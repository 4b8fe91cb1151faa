import { useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../data/errors/words.ts';
import { useLingui } from '@lingui/react/macro';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { notify } from '../../ui/notices.ts';

type PlatformChange = {
  readonly call: string;
  readonly parameters: Readonly<Record<string, unknown>>;
};

/** A change made in the console; afterwards the list of this subject is read again. */
export function usePlatformChange(subject: string) {
  const { user_id } = useIdentity();
  const queryClient = useQueryClient();
  return useVerdictMutation({
    change: ({ call, parameters }: PlatformChange, { send }) => send(call, parameters),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKey(user_id, subject) }),
  });
}

/** Same for a button beside a row: a notice reports the outcome. */
export function usePlatformAction(subject: string) {
  const { t, i18n } = useLingui();
  const change = usePlatformChange(subject);
  // Reported through the promise, because the row or sheet with the button may be gone by then.
  return (call: string, parameters: PlatformChange['parameters'], done: string) =>
    void change.mutateAsync({ call, parameters }).then(
      () => notify({ tone: 'good', title: done }),
      (error: unknown) =>
        notify({
          tone: 'destructive',
          title: t`That didn’t work`,
          body: i18n._(describeError(error)),
        }),
    );
}
