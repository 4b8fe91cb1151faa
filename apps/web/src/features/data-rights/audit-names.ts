import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** Audit log names for legal holds, exports of all data and the deletion of the company. */
export const dataRightsAudit = {
  fields: {
    files: msg`Files`,
    rows: msg`Rows`,
  },
  kinds: {
    legal_holds: msg`Legal hold`,
    company_exports: msg`Export of all data`,
    company_export_reads: msg`Download of all data`,
    company_departures: msg`Deletion of the company`,
  },
} satisfies AuditNames;
