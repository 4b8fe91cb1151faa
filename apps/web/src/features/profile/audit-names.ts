import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** The audit log's names for this feature's records, columns and values. */
export const profileAudit = {
  kinds: {
    account_deletion_requests: msg`Deletion request`,
  },
} satisfies AuditNames;
