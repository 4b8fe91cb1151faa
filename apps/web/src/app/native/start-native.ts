import { t } from '@lingui/core/macro';
import type { Data } from '../../data/data.ts';
import { keepPush, type PushNews } from '../../data/push/keep-push.ts';
import { phonePush } from '../../platform/native/phone-push.ts';
import { notify } from '../../ui/notices.ts';
import type { AppRouter } from '../router.ts';

/** The life of the app inside the phone's wrapper; its code never comes to a browser. */
export function startNative(data: Data, router: AppRouter): void {
  const push = phonePush();
  if (push === null) return;
  keepPush({
    push,
    account: data.account,
    deviceTokens: data.deviceTokens,
    localStore: data.platform.localStore,
    network: data.platform.network,
    channelName: () => t`Timesheet reminders`,
    tell: (news) => void notify({ tone: 'destructive', ...wordsOf(news) }),
    openClock: () => void router.navigate({ to: '/time' }),
    reportError: (error) => void data.reports.report(error),
  });
}

/** The texts of the specification, section 8. */
function wordsOf(news: PushNews): { readonly title: string; readonly body?: string } {
  switch (news) {
    case 'denied':
      return {
        title: t`Notifications Disabled`,
        body: t`Enable in settings to receive time tracking reminders.`,
      };
    case 'setup_failed':
      return { title: t`Push setup failed` };
    case 'registration_failed':
      return {
        title: t`Registration Error`,
        body: t`Failed to register for push notifications`,
      };
  }
}
