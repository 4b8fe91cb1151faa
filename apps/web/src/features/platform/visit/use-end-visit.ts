import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { notify } from '../../../ui/notices.ts';
import { visitSubject } from './visit-query.ts';

/** Ends a visit, or stops asking for consent. */
export function useEndVisit() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const queryClient = useQueryClient();
  return useVerdictMutation({
    change: (visitId: string, { send }) => send('end_support_visit', { visit_id: visitId }),
    onError: (error) =>
      void notify({
        tone: 'destructive',
        title: t`The visit didn’t end`,
        body: i18n._(describeError(error)),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKey(user_id, visitSubject) }),
  });
}
