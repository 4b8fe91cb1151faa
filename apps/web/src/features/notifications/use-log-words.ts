import { useLingui } from '@lingui/react/macro';
import type { NotificationLine } from '@muster/contract/notifications';
import type { StatusTone } from '../../ui/status.ts';
import { dateTimeText } from '../../ui/time/date-time-text.ts';

export type LogWords = {
  readonly title: (line: NotificationLine) => string;
  readonly why: (line: NotificationLine) => string;
  readonly outcome: (line: NotificationLine) => string;
  readonly tone: (line: NotificationLine) => StatusTone | undefined;
};

/** Returns the texts of the notification history: what each message was, why it was due, and what came of it. */
export function useLogWords(): LogWords {
  const { t, i18n } = useLingui();
  const time = (local: string) =>
    i18n.date(new Date(`${local}Z`), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

  function title({ kind, name }: NotificationLine): string {
    switch (kind) {
      case 'clock_in_missed':
        return t`Clock-in reminder`;
      case 'clock_out_missed':
        return t`Clock-out reminder`;
      case 'break_due':
        return t`Meal break reminder`;
      case 'no_punch':
        return name === null ? t`No punch received` : t`No punch received: ${name}`;
      case 'request_waiting':
        return name === null ? t`Request to review` : t`Request from ${name}`;
      case 'sheet_to_sign':
        return t`Timesheet to sign`;
      case 'certificate_expiring':
        return name === null ? t`Expiring certificate` : t`Expiring certificate: ${name}`;
      case 'schedule_published':
        return t`Schedule changed`;
      case 'hazard_stop_work':
        return t`Stop-work alert`;
      case 'hazard_overdue':
        return t`Overdue hazard`;
      case 'action_overdue':
        return t`Overdue corrective action`;
      case 'hazard_digest':
        return t`Hazards of the week`;
      case 'incident_deadline':
        return t`Incident deadline`;
      case 'jsa_waits':
        return t`JSA to approve`;
      case 'factor_reset':
        return t`Second factor reset`;
      case 'support_visit':
        return t`Support visit`;
      case 'vendor_changed':
        return t`Vendor’s payment details changed`;
      case 'order_waiting':
        return t`Purchase order to approve`;
      case 'order_decided':
        return t`Purchase order reviewed`;
      case 'private_answer':
        return t`Private answer`;
      case 'call_person':
        return t`Call requested`;
      case 'checks_overdue':
        return t`Overdue checks`;
      case 'change_order_answered':
        return t`Change order answered`;
      case 'company_data':
        return t`Company data`;
      case 'company_sign_in':
        return t`Company sign-in`;
    }
  }

  function why({ kind, shift_local: shift }: NotificationLine): string {
    const at = shift === null ? null : time(shift);
    switch (kind) {
      case 'clock_in_missed':
        return at === null ? t`For a shift that started.` : t`For the shift that starts at ${at}.`;
      case 'clock_out_missed':
        return t`Still clocked in after the shift ended, or after many hours.`;
      case 'break_due':
        return t`Under company rules, a meal break was due soon.`;
      case 'no_punch':
        return at === null
          ? t`For a crew shift that started.`
          : t`For a crew shift that starts at ${at}.`;
      case 'request_waiting':
        return t`The request is waiting for approval.`;
      case 'sheet_to_sign':
        return t`The pay period is over and the timesheet isn’t signed.`;
      case 'certificate_expiring':
        return t`The certificate expires within 30 days and hasn’t been renewed.`;
      case 'schedule_published':
        return t`Shifts were published, changed or canceled.`;
      case 'hazard_stop_work':
        return t`Someone reported a hazard that stops work.`;
      case 'hazard_overdue':
        return t`A hazard is past its due date.`;
      case 'action_overdue':
        return t`A corrective action is past its due date.`;
      case 'hazard_digest':
        return t`Sent to admins on Mondays.`;
      case 'incident_deadline':
        return t`The law sets a deadline.`;
      case 'jsa_waits':
        return t`A signed JSA is waiting for approval.`;
      case 'factor_reset':
        return t`Support removed a lost authenticator app.`;
      case 'support_visit':
        return t`Support looked at what someone sees, or asked to.`;
      case 'vendor_changed':
        return t`Someone changed a vendor’s email address or bank details.`;
      case 'order_waiting':
        return t`An order was submitted for approval.`;
      case 'order_decided':
        return t`An order was approved, returned or rejected.`;
      case 'private_answer':
        return t`Someone answered in private that something is wrong.`;
      case 'call_person':
        return t`Someone asked for a call.`;
      case 'checks_overdue':
        return t`Checklists or equipment service were overdue.`;
      case 'change_order_answered':
        return t`The customer approved or declined a change order.`;
      case 'company_data':
        return t`Someone asked for all data of the company, or for its deletion.`;
      case 'company_sign_in':
        return t`The DNS no longer proves the company’s domain.`;
    }
  }

  function sent({ channels, outcome: came }: NotificationLine): string {
    const byEmail = channels.includes('email');
    const byPush = channels.some((channel) => channel !== 'email');
    if (came === 'waiting') return t`Pending`;
    if (byEmail && byPush) return t`Sent as a notification and by email`;
    if (byEmail) return t`Sent by email`;
    return byPush ? t`Sent as a notification` : t`Sent`;
  }

  function outcome(line: NotificationLine): string {
    switch (line.outcome) {
      case 'sent':
        return sent(line);
      case 'waiting': {
        if (line.held_until === null) return sent(line);
        const until = dateTimeText(i18n, line.held_until);
        return t`Waiting until ${until}: quiet hours or time off`;
      }
      case 'failed':
        return t`Couldn’t be delivered`;
      case 'punched':
        return t`Not sent: already punched`;
      case 'time_off':
        return t`Not sent: approved time off`;
      case 'quiet_hours':
        return t`Not sent: quiet hours`;
      case 'turned_off':
        return t`Not sent: turned off in the profile`;
      case 'on_device':
        return t`The phone sends this reminder`;
      case 'too_late':
        return t`Not sent: the reminder was over 30 minutes late`;
      case 'no_address':
        return t`Not sent: no email and no device with notifications`;
    }
  }

  const tone = ({ outcome: came }: NotificationLine): StatusTone | undefined =>
    came === 'failed' || came === 'no_address' ? 'attention' : undefined;

  return { title, why, outcome, tone };
}
