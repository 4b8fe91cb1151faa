import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** The audit log's names for this feature's records, columns and values. */
export const ticketsAudit = {
  fields: {
    collector_person_id: msg`Signed on the phone of`,
    position: msg`Position`,
    ticket_id: msg`Extra-work ticket`,
    voided_by: msg`Voided by`,
    why: msg`Why it’s extra`,
  },
  values: {
    labor: msg`Labor`,
    material: msg`Material`,
    void: msg`Void`,
  },
  kinds: {
    work_ticket_lines: msg`Line of a ticket`,
    work_ticket_signatures: msg`Customer’s signature`,
    work_tickets: msg`Extra-work ticket`,
  },
} satisfies AuditNames;
