import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** What the audit log calls the records of this feature, their columns and values. */
export const safetyAudit = {
  kinds: {
    corrective_actions: msg`Corrective action`,
    hazards: msg`Hazard`,
    risk_matrices: msg`Risk matrix`,
  },
} satisfies AuditNames;
