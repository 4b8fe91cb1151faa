import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** What the audit log calls the records of this feature, their columns and values. */
export const payrollAudit = {
  kinds: {
    certified_pay: msg`Certified payroll figures`,
    payroll_codes: msg`Payroll name`,
    payroll_exports: msg`Payroll export`,
    payroll_people: msg`Payroll ID`,
    payroll_reads: msg`Payroll viewed`,
    person_addresses: msg`Person’s address`,
    project_contracts: msg`Project contract`,
  },
} satisfies AuditNames;
