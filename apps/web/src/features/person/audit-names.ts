import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** The audit log's names for this feature's records, columns and values. */
export const personAudit = {
  fields: {
    dropped_person_id: msg`Merged person`,
    employee_number: msg`Employee number`,
    file_path: msg`File`,
    has_login: msg`Has a login`,
    hired_on: msg`Hire date`,
    issued_on: msg`Issue date`,
    issuer: msg`Issued by`,
    kept_person_id: msg`Merged into`,
    merged_at: msg`Merge date`,
    merged_by: msg`Merged by`,
    moved: msg`Items moved`,
    rate: msg`Rate`,
    relationship: msg`Relationship`,
    undone_at: msg`Undo date`,
    undone_by: msg`Undone by`,
  },
  kinds: {
    certificates: msg`Certificate`,
    emergency_contacts: msg`Emergency contact`,
    memberships: msg`Role in the company`,
    pay_rate_reads: msg`Pay rates viewed`,
    pay_rates: msg`Pay rate`,
    person_details: msg`Employment details`,
    person_merges: msg`Record merge`,
    profiles: msg`Profile`,
  },
} satisfies AuditNames;
