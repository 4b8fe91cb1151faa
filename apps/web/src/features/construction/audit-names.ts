import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** Audit log names for this feature's records, columns and values. */
export const constructionAudit = {
  fields: {
    data: msg`What it says`,
    day: msg`Day`,
    decision_comment: msg`Reason for returning`,
    is_addendum: msg`Added after approval`,
    is_private: msg`Private`,
    log_id: msg`Daily log`,
  },
  values: {
    delay: msg`Delay`,
    delivery: msg`Delivery`,
    draft: msg`Draft`,
    equipment: msg`Equipment`,
    manpower: msg`People and hours`,
    quantity: msg`Quantity installed`,
    returned: msg`Returned`,
    submitted: msg`Submitted`,
    visitor: msg`Visitor`,
    work: msg`Work done`,
  },
  kinds: {
    daily_log_lines: msg`Line of a daily log`,
    daily_log_signatures: msg`Signature of a daily log`,
    daily_logs: msg`Daily log`,
  },
} satisfies AuditNames;
