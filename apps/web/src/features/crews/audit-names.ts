import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** Audit log names for this feature's records, columns and values. */
export const crewsAudit = {
  fields: {
    crew_id: msg`Crew`,
    is_lead: msg`Leads the crew`,
  },
  kinds: {
    crew_members: msg`Crew membership`,
    crews: msg`Crew`,
  },
} satisfies AuditNames;
