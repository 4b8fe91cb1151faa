import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** The audit log's names for this feature's records, columns and values. */
export const payrollAudit = {
  fields: {
    apprentice_level: msg`Level of progression`,
    apprentice_programs: msg`Apprenticeship programs`,
    contract_number: msg`Contract number`,
    export_id: msg`Payroll export`,
    file_bytes: msg`File size in bytes`,
    file_name: msg`File name`,
    file_sha256: msg`File checksum`,
    format: msg`Format`,
    fringe_plans: msg`Benefit plans`,
    is_apprentice: msg`Apprentice`,
    is_delta: msg`Changes only`,
    is_file: msg`File downloaded`,
    lines_of: msg`Payroll lines`,
    location: msg`Location`,
    other_note: msg`Description of other deductions`,
    payroll_id: msg`Payroll ID`,
    prime_contractor: msg`Prime contractor`,
    system: msg`Payroll system`,
    wage_determination: msg`Wage determination`,
    week_from: msg`Week of`,
  },
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
