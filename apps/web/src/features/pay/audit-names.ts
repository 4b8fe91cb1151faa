import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** The audit log's names for this feature's records, columns and values. */
export const payAudit = {
  fields: {
    breaks: msg`Breaks`,
    overtime: msg`Overtime`,
  },
  kinds: {
    job_rate_reads: msg`Job rates viewed`,
    job_rates: msg`Job rate`,
    other_pay: msg`Bonus or other pay`,
    pay_terms: msg`Pay terms`,
  },
} satisfies AuditNames;
