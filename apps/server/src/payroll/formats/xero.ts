import { daysOfWork } from './by-day.ts';
import type { Cell } from './cells.ts';
import { datedName, type FileFormat } from './file-format.ts';

/**
 * Xero, timesheets. Columns that importers for Xero accept (UpSheets, "File Formats for Timesheets", read; Xero's own
 * page: unverified). The type must be the earnings rate's exact name.
 */
const head = ['first_name', 'last_name', 'date', 'hours', 'type', 'tracking_code'] as const;

export const xero: FileFormat = {
  kind: 'csv',
  reads: 'days',
  fileName: datedName('xero'),
  head: () => [head],
  rows: (person, facts) =>
    daysOfWork(person, facts).map((day): Cell[] => [
      person.first_name,
      person.last_name,
      day.date,
      day.hours,
      day.earningName,
      day.project,
    ]),
};
