import type { NotificationKind } from '@muster/contract/notifications';
import type { NotificationDefinition } from './notifications/define-notification.ts';
import { factorResetNotice } from './companies/factor-notice.ts';
import { supportVisitNotice } from './companies/visit-notice.ts';
import { hazardDigest } from './safety/hazard-digest.ts';
import { actionOverdueNotice, overdueNotice, stopWorkNotice } from './safety/hazard-notices.ts';
import { incidentDeadlineNotice } from './safety/incident-notices.ts';
import { jsaWaitsNotice } from './safety/jsa-notices.ts';
import { orderDecidedNotice, orderWaitingNotice } from './purchasing/order-notices.ts';
import { vendorChangedNotice } from './purchasing/vendor-notices.ts';
import { publishedNotice } from './schedule/published-notice.ts';
import {
  breakDueNotice,
  clockInMissedNotice,
  clockOutMissedNotice,
  noPunchNotice,
} from './schedule/reminder-notices.ts';
import {
  certificateExpiringNotice,
  requestWaitingNotice,
  sheetToSignNotice,
} from './schedule/waiting-notices.ts';

/** Every kind of message to people, with its words. */
export const notices: Readonly<Record<NotificationKind, NotificationDefinition>> = {
  clock_in_missed: clockInMissedNotice,
  clock_out_missed: clockOutMissedNotice,
  break_due: breakDueNotice,
  no_punch: noPunchNotice,
  request_waiting: requestWaitingNotice,
  sheet_to_sign: sheetToSignNotice,
  certificate_expiring: certificateExpiringNotice,
  schedule_published: publishedNotice,
  hazard_stop_work: stopWorkNotice,
  hazard_overdue: overdueNotice,
  action_overdue: actionOverdueNotice,
  hazard_digest: hazardDigest,
  incident_deadline: incidentDeadlineNotice,
  jsa_waits: jsaWaitsNotice,
  factor_reset: factorResetNotice,
  support_visit: supportVisitNotice,
  vendor_changed: vendorChangedNotice,
  order_waiting: orderWaitingNotice,
  order_decided: orderDecidedNotice,
};
