import type { NotificationKind } from '../notifications.ts';
import { changeOrderAnsweredNotice } from './change-order-notice.ts';
import type { NotificationWords } from './define-notification.ts';
import { callPersonNotice, checksOverdueNotice, privateAnswerNotice } from './checklist-notices.ts';
import { companyDataNotice } from './company-data-notice.ts';
import { companySignInNotice } from './company-sign-in-notice.ts';
import { factorResetNotice } from './factor-notice.ts';
import { supportVisitNotice } from './visit-notice.ts';
import { hazardDigest } from './hazard-digest.ts';
import { actionOverdueNotice, overdueNotice, stopWorkNotice } from './hazard-notices.ts';
import { incidentDeadlineNotice } from './incident-notices.ts';
import { jsaWaitsNotice } from './jsa-notices.ts';
import { orderDecidedNotice, orderWaitingNotice } from './order-notices.ts';
import { vendorChangedNotice } from './vendor-notices.ts';
import { publishedNotice } from './published-notice.ts';
import {
  breakDueNotice,
  clockInMissedNotice,
  clockOutMissedNotice,
  noPunchNotice,
} from './reminder-notices.ts';
import {
  certificateExpiringNotice,
  requestWaitingNotice,
  sheetToSignNotice,
} from './waiting-notices.ts';

/** All kinds of notifications, with their texts. */
export const notices: Readonly<Record<NotificationKind, NotificationWords>> = {
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
  private_answer: privateAnswerNotice,
  call_person: callPersonNotice,
  checks_overdue: checksOverdueNotice,
  change_order_answered: changeOrderAnsweredNotice,
  company_data: companyDataNotice,
  company_sign_in: companySignInNotice,
};
