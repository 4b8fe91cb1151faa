import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** What the audit log calls the records of this feature, their columns and values. */
export const profileAudit = {
  kinds: {
    account_deletion_requests: msg`Deletion request`,
  },
} satisfies AuditNames;
