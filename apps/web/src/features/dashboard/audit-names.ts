import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** Audit log names for this feature's records, columns and values. */
export const dashboardAudit = {
  fields: {
    decided_at: msg`Reviewed`,
    decided_by: msg`Reviewed by`,
    entry_id: msg`Time entry`,
    first_steps_hidden_at: msg`First steps hidden on`,
    points: msg`Locations shown`,
    punch_id: msg({ message: 'Punch', context: 'record' }),
    time_stated: msg`Time set in review`,
  },
  values: {
    clock_implausible: msg`Device clock was inaccurate`,
    corrected: msg`Corrected`,
    disputed: msg`Disputed`,
    estimated_close: msg`Estimated end`,
    late_arrival: msg`Synced late`,
    missing_in: msg`No clock-in`,
    overlap: msg`Overlap`,
    pin_unproven: msg`PIN not confirmed`,
    punch: msg`Only when punching`,
    revoked_membership: msg`After access ended`,
    stated_time: msg`Time entered by hand`,
    withdrawn: msg`Withdrawn`,
  },
  kinds: {
    decision_items: msg`Time review`,
    location_reads: msg`Locations viewed`,
  },
} satisfies AuditNames;
