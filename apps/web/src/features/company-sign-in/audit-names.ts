import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** Audit log names for a company's own sign-in. */
export const companySignInAudit = {
  fields: {
    certificate: msg`Certificate`,
    client_id: msg`Client ID`,
    domains: msg`Domains`,
    email_claim: msg`Attribute with the email`,
    is_on: msg`In use`,
    is_required: msg`Required`,
    metadata_url: msg`Metadata address`,
    proof_missing_since: msg`Proof gone since`,
    proven_at: msg`Domain verified`,
    session_hours: msg`Session length in hours`,
    sign_in_url: msg`Sign-in address`,
  },
  kinds: {
    company_sign_ins: msg`Company sign-in`,
  },
} satisfies AuditNames;
