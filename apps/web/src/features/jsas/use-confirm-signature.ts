import { useLingui } from '@lingui/react/macro';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { notify } from '../../ui/notices.ts';
import { jsasSubject } from './jsa-queries.ts';

/** Says whether a signature that was drawn for the reader on another phone is theirs. */
export function useConfirmSignature() {
  const { t, i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: (parameters: { readonly signature_id: string; readonly is_mine: boolean }, { send }) =>
      send('confirm_jsa_signature', parameters),
    onError: (error) =>
      void notify({
        id: 'jsa-confirm',
        tone: 'destructive',
        title: t`Nothing was changed`,
        body: i18n._(describeError(error)),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKey(user_id, jsasSubject) }),
  });
}
