import { daysOfWork, earningWords } from './by-day.ts';
import { type Cell, duration } from './cells.ts';
import { datedName, type FileFormat } from './file-format.ts';

/**
 * QuickBooks Desktop, IIF timer activities. Source: Intuit, "Activities timed with the Timer (IIF reference)" and the
 * IIF import kit (read). The reference calls PITEM unused; it is filled only if an earning was given a name. The note
 * also mentions everything that isn't straight time.
 */
export const quickbooksDesktop: FileFormat = {
  kind: 'iif',
  reads: 'days',
  fileName: datedName('quickbooks'),
  head: ({ settings }) => [
    ['!TIMERHDR', 'VER', 'REL', 'COMPANYNAME', 'IMPORTEDBEFORE', 'FROMTIMER', 'COMPANYCREATETIME'],
    [
      'TIMERHDR',
      '8',
      '0',
      settings['company_name'] ?? null,
      'N',
      'Y',
      settings['company_create_time'] ?? null,
    ],
    [
      '!TIMEACT',
      'DATE',
      'JOB',
      'EMP',
      'ITEM',
      'PITEM',
      'DURATION',
      'PROJ',
      'NOTE',
      'BILLINGSTATUS',
    ],
  ],
  rows: (person, facts) =>
    daysOfWork(person, facts).map((day): Cell[] => [
      'TIMEACT',
      usDate(day.date),
      day.project,
      person.id,
      day.costCode,
      day.earningName,
      duration(day.minutes),
      null,
      day.earning === 'regular' ? null : earningWords(day.earning),
      '0',
    ]),
};

/** `mm/dd/yy`. */
function usDate(date: string): string {
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(2, 4)}`;
}
