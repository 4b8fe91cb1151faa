import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { endPushes, pushEndpoint, pushPermission, startPushes } from '../../platform/web-push.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Card } from '../../ui/Card.tsx';
import { notify } from '../../ui/notices.ts';
import { Switch } from '../../ui/Switch.tsx';
import { pushQuery } from './push-query.ts';

/** Notifications in this browser: off until the person turns them on here. */
export function PushCard() {
  const { t, i18n } = useLingui();
  const { api } = useData();
  const { user_id } = useIdentity();
  const subscription = useQuery(pushQuery(api, user_id));
  const change = useSwitchPush();
  const offlineReason = useNeedsNetwork();
  const permission = pushPermission();
  const isOn = change.isPending ? change.variables : subscription.data === true;
  let detail: ReactNode = t`Schedule changes and safety alerts, even while Muster is closed. You still get them by email.`;
  if (offlineReason !== null) detail = offlineReason;
  if (permission === 'blocked')
    detail = t`Your browser blocks notifications from this site. Allow them in its settings first.`;
  if (permission === 'unsupported')
    detail = t`This browser can’t show notifications. On an iPhone, add Muster to your home screen and open it there.`;
  return (
    <Card title={t`Notifications`}>
      {subscription.isError && offlineReason === null && (
        <Banner tone="attention">{i18n._(describeError(subscription.error))}</Banner>
      )}
      <Switch
        label={t`Show notifications in this browser`}
        detail={detail}
        isOn={isOn}
        onChange={change.mutate}
        isDisabled={
          permission !== 'possible' ||
          offlineReason !== null ||
          subscription.data === undefined ||
          change.isPending
        }
      />
    </Card>
  );
}

function useSwitchPush() {
  const { t, i18n } = useLingui();
  const { api, config, queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: async (isOn: boolean, { send }): Promise<'done' | 'not_allowed'> => {
      if (!isOn) {
        const endpoint = await pushEndpoint();
        if (endpoint !== null) await send('remove_push_subscription', { endpoint });
        await endPushes();
        return 'done';
      }
      // A copy of the configuration from before an update may lack the key.
      if (config.current()?.vapidPublicKey == null) await config.refresh();
      const key = config.current()?.vapidPublicKey;
      const address = key == null ? null : await startPushes(key);
      if (address === null) return 'not_allowed';
      await send('save_push_subscription', address);
      return 'done';
    },
    onSuccess: (result) => {
      if (result === 'done') return;
      void notify({
        id: 'push',
        tone: 'destructive',
        title: t`Notifications are still off`,
        body: t`Your browser didn’t allow notifications, or couldn’t reach its push service.`,
      });
    },
    onError: (error) =>
      void notify({
        id: 'push',
        tone: 'destructive',
        title: t`Notifications weren’t changed`,
        body: i18n._(describeError(error)),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushQuery(api, user_id).queryKey }),
  });
}
