import { t } from '@lingui/core/macro';
import { androidChannel } from '@muster/contract';
import type { Data } from '../../data/data.ts';
import { reportDevice } from '../../data/devices/report-device.ts';
import { keepPush, type PushNews } from '../../data/push/keep-push.ts';
import { keepReminders } from '../../data/reminders/keep-reminders.ts';
import { noticeId } from '../../data/reminders/phone-reminders.ts';
import { createNativeBridge } from '../../platform/native/bridge.ts';
import { createLocalNotices } from '../../platform/native/local-notices.ts';
import { createPhoneFeel } from '../../platform/native/phone-feel.ts';
import { createPush } from '../../platform/native/push.ts';
import { notify } from '../../ui/notices.ts';
import type { AppRouter } from '../router.ts';
import { followFeel } from './follow-feel.ts';
import { followKeyboard } from './follow-keyboard.ts';
import { followLinks } from './follow-links.ts';
import { reminderWords, runningWords } from './reminder-words.ts';

/** The life of the app inside the phone's wrapper; its code never comes to a browser. */
export function startNative(data: Data, router: AppRouter): void {
  const bridge = createNativeBridge(Reflect.get(globalThis, 'Capacitor'));
  if (bridge === null) return;
  const push = createPush(bridge);
  const notices = createLocalNotices(bridge, androidChannel.id);
  const { account, outbox, platform, snapshots } = data;
  const openClock = () => void router.navigate({ to: '/time' });
  const openPage = (path: string) => router.history.push(path);
  const reportError = (error: unknown) => void data.reports.report(error);
  followLinks(bridge, data, router);
  followFeel(createPhoneFeel(bridge), { outbox });
  followKeyboard(bridge);
  keepPush({
    push,
    account,
    deviceTokens: data.deviceTokens,
    localStore: platform.localStore,
    network: platform.network,
    channelName: () => t`Timesheet reminders`,
    tell: (news) => void notify({ tone: 'destructive', ...wordsOf(news) }),
    openClock,
    openPage,
    show: ({ id, title, body, path }) => notices.showNow({ id: noticeId(id), title, body, path }),
    reportError,
  });
  keepReminders({
    notices,
    account,
    snapshots,
    outbox,
    platform,
    wordsOf: reminderWords,
    runningWords,
    openClock,
    openPage,
    report: () => reportDevice(data),
    reportError,
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
