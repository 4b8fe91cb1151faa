import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { useLingui } from '@lingui/react/macro';
import { describeError } from '../../data/errors/words.ts';
import { notify } from '../../ui/notices.ts';
import { jsasSubject } from './jsa-queries.ts';

/** Opens a JSA that has ended for another twelve hours; everyone signs again. */
export function useReopen() {
  const { t, i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: (parameters: { readonly change_id: string; readonly jsa_id: string }, { send }) =>
      send('reopen_jsa', parameters),
    onError: (error) =>
      void notify({
        id: 'jsa-reopen',
        tone: 'destructive',
        title: t`Nothing was changed`,
        body: i18n._(describeError(error)),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKey(user_id, jsasSubject) }),
  });
}
