import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** Audit log names for this feature's records, columns and values. */
export const costCodesAudit = {
  fields: {
    default_cost_code_id: msg`Default cost code`,
    is_travel: msg`Travel time`,
  },
  kinds: {
    cost_codes: msg`Cost code`,
  },
} satisfies AuditNames;
