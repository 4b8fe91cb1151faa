import { verdictSchema } from '@muster/contract/verdict';
import { languageOf } from '@muster/domain/languages';
import { useLingui } from '@lingui/react/macro';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { reportingDeviceId } from '../../data/devices/device-id.ts';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { notify } from '../../ui/notices.ts';
import { trackingSubject } from './tracking-queries.ts';

export type OwnChoice = 'acknowledged' | 'withdrawn';

/** The reader's answer to the notice that they have read, as `version`. */
export function useChooseLocation(version: number) {
  const { t, i18n } = useLingui();
  const { account, api, platform, queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    // The same answer again changes nothing.
    change: (choice: OwnChoice, { repeat }) =>
      repeat(async () =>
        okOrThrow(
          await api.rpc(
            'choose_location',
            {
              version,
              choice,
              language: languageOf(i18n.locale),
              device_id: reportingDeviceId(platform.localStore),
            },
            verdictSchema,
          ),
        ),
      ),
    onError: (error) =>
      void notify({
        tone: 'destructive',
        title: t`Couldn’t save your answer`,
        body: i18n._(describeError(error)),
      }),
    onSettled: async () => {
      await Promise.all([
        account.refresh(),
        queryClient.invalidateQueries({ queryKey: queryKey(user_id, trackingSubject) }),
      ]);
    },
  });
}
