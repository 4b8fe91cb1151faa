import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** The audit log's names for support visits. */
export const supportAudit = {
  fields: {
    admin_name: msg`Support`,
    answered_by: msg`Answered by`,
    begun_at: msg`Start`,
    consent: msg`Consent`,
    ended_by_name: msg`Ended by`,
    needs_consent: msg`Ask before support looks`,
    opened: msg`Opened`,
    opened_at: msg`Opened`,
    support: msg`Support access`,
    until: msg`Until`,
    visit_id: msg`Support visit`,
  },
  values: {
    given: msg`Given`,
    my_clock: msg`Clock`,
    my_schedule: msg`Schedule`,
    my_sheet: msg`Timesheet`,
    not_needed: msg`Not needed`,
    notification_log: msg`Messages`,
    visited_person: msg`Account and devices`,
  },
  kinds: {
    support_visit_reads: msg`Opened in a support visit`,
    support_visits: msg`Support visit`,
  },
} satisfies AuditNames;
