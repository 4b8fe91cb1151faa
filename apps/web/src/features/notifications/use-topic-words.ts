import { useLingui } from '@lingui/react/macro';
import type { NotificationChannel, NotificationTopic } from '@muster/contract/notifications';

/** Returns the names of the topics that people can turn off, and of their channels. */
export function useTopicWords() {
  const { t } = useLingui();
  return {
    topic: {
      clock: t`Missed clock-ins and clock-outs`,
      breaks: t`Meal breaks`,
      schedule: t`New and changed shifts`,
      timesheets: t`Timesheets to sign`,
      certificates: t`Expiring certificates`,
      safety: t`Hazards and JSAs`,
      crew: t`No punch received from my crew`,
      requests: t`Requests to approve`,
    } satisfies Record<NotificationTopic, string>,
    channel: {
      push: t`Push`,
      email: t`Email`,
    } satisfies Record<NotificationChannel, string>,
  };
}
