import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** The audit log's names for this feature's records, columns and values. */
export const timesheetsAudit = {
  fields: {
    actor_person_id: msg`Who`,
    after: msg`Changed to`,
    before: msg`Before`,
    dispute: msg`Dispute`,
    disputed_at: msg`Date of dispute`,
    happened_at: msg`When`,
    is_locked: msg`In a locked period`,
    started_at: msg`Start`,
  },
  values: {
    add: msg`Missing time added`,
    applied: msg`Applied`,
    approved: msg`Approved`,
    asked: msg`Requested`,
    change: msg`Time changed`,
    job: msg`Job changed`,
    locked: msg`Locked`,
    meal: msg`Meal break`,
    remove: msg`Time removed`,
    rest: msg`Rest break`,
    reopened: msg`Reopened because hours changed`,
    signed: msg`Signed`,
    unlocked: msg`Unlocked`,
  },
  kinds: {
    time_corrections: msg`Time correction`,
    timesheet_events: msg`Timesheet`,
  },
} satisfies AuditNames;
