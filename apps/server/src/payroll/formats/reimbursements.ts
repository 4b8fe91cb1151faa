import { type Cell, money } from './cells.ts';
import { datedName, type FileFormat } from './file-format.ts';
import { kindOf, nameOf } from './generic.ts';

/** The file of reimbursements, which accompanies a file for a system that takes only hours (QuickBooks, Xero). */
const head = [
  'Payroll ID',
  'Last name',
  'First name',
  'Period start',
  'Period end',
  'Claimed in period',
  'Kind',
  'Project',
  'Cost code',
  'Amount',
  'Currency',
] as const;

export const reimbursements: FileFormat = {
  kind: 'csv',
  reads: 'pay',
  fileName: datedName('reimbursements'),
  head: () => [head],
  rows: (person, facts) =>
    person.pay
      .filter(({ earning }) => earning === 'reimbursement')
      .map((line): Cell[] => [
        person.id,
        person.last_name,
        person.first_name,
        facts.period_from,
        facts.period_to,
        line.periodFrom,
        kindOf(line.periodFrom, facts),
        nameOf(facts.projects, line.projectId),
        nameOf(facts.cost_codes, line.costCodeId),
        money(line.amountCents),
        line.currency,
      ]),
};
