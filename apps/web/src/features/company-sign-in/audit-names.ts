import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** What the audit log calls a company's own sign-in. */
export const companySignInAudit = {
  kinds: {
    company_sign_ins: msg`Company sign-in`,
  },
} satisfies AuditNames;
