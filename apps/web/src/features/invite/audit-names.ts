import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** Audit log names for this feature's records, columns and values. */
export const inviteAudit = {
  fields: {
    claimed_at: msg`Accepted`,
    invited_by: msg`Invited by`,
  },
  values: {
    accepted: msg`Accepted`,
  },
  kinds: {
    invitations: msg`Invitation`,
  },
} satisfies AuditNames;
