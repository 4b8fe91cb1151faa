import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** What the audit log calls legal holds. */
export const dataRightsAudit = {
  kinds: {
    legal_holds: msg`Legal hold`,
  },
} satisfies AuditNames;
