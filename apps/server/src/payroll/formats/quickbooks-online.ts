import { daysOfWork, earningWords } from './by-day.ts';
import { type Cell, duration } from './cells.ts';
import { datedName, type FileFormat } from './file-format.ts';

/**
 * QuickBooks Online, time activities. It has no import of its own; the columns are those that importers require (Zed
 * Systems, "How to import timesheets into QuickBooks Online", read; Intuit's own page: unverified).
 */
const head = [
  'TxnDate',
  'NameOf',
  'EmployeeVendorRefName',
  'CustomerRefName',
  'ItemRefName',
  'PayrollItemRef',
  'BillableStatus',
  'Duration',
  'Description',
] as const;

export const quickbooksOnline: FileFormat = {
  kind: 'csv',
  reads: 'days',
  fileName: datedName('quickbooks-online'),
  head: () => [head],
  rows: (person, facts) =>
    daysOfWork(person, facts).map((day): Cell[] => [
      day.date,
      'Employee',
      person.id,
      day.project,
      day.costCode,
      day.earningName,
      'NotBillable',
      duration(day.minutes),
      day.earning === 'regular' ? null : earningWords(day.earning),
    ]),
};
