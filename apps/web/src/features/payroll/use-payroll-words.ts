import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type {
  PayrollEarning,
  PayrollExport,
  PayrollFormat,
  PayrollProblemKind,
  PayrollSystem,
} from '@muster/contract/payroll';
import { periodText } from '../../ui/time/period-text.ts';
import type { PeriodStep } from './period-step.ts';
import { dateTimeText } from '../../ui/time/date-time-text.ts';

/** Returns the texts for periods, files and their parts, and formats amounts and dates. */
export function usePayrollWords() {
  const { t, i18n } = useLingui();
  const write = (date: string, options: Intl.DateTimeFormatOptions) =>
    i18n.date(Date.parse(`${date}T00:00:00Z`), { timeZone: 'UTC', ...options });
  const systems: Readonly<Record<PayrollSystem, string>> = {
    generic: t`Spreadsheets (CSV, XLSX)`,
    adp: 'ADP Workforce Now',
    paychex: 'Paychex Flex',
    gusto: 'Gusto',
    quickbooks_desktop: 'QuickBooks Desktop',
    quickbooks_online: 'QuickBooks Online',
    xero: 'Xero',
  };
  return {
    system: (system: PayrollSystem) => systems[system],
    format: (format: PayrollFormat): string => {
      if (format === 'csv') return t`CSV`;
      if (format === 'csv_days') return t`CSV by day`;
      if (format === 'xlsx') return t`Excel (XLSX)`;
      if (format === 'reimbursements') return t`Reimbursements (CSV)`;
      return systems[format];
    },
    earning: (earning: PayrollEarning): string =>
      ({
        regular: t`Regular`,
        overtime: t`Overtime`,
        double_time: t`Double time`,
        meal_premium: t`Meal premium`,
        rest_premium: t`Rest premium`,
        fringe: t`Fringe`,
        salary: t`Salary`,
        time_off: t`Time off`,
        bonus: t`Bonus`,
        commission: t`Commission`,
        other_pay: t`Other pay`,
        reimbursement: t`Reimbursement`,
      })[earning],
    exportState: (state: PayrollExport['state']): string =>
      ({
        waiting: t`Creating`,
        done: t({ message: 'Ready', context: 'payroll file' }),
        failed: t({ message: 'Failed', context: 'payroll file' }),
        canceled: t({ message: 'Canceled', context: 'payroll file' }),
      })[state],
    step: (step: PeriodStep): string => {
      switch (step.kind) {
        case 'empty':
          return t`No time`;
        case 'running':
          return t`In progress`;
        case 'exporting':
          return t`Creating a file`;
        case 'done':
          return t`Exported`;
        case 'approve':
          return plural(step.people, {
            one: 'Approve # timesheet',
            other: 'Approve # timesheets',
          });
        case 'lock':
          return plural(step.people, {
            one: 'Lock # timesheet',
            other: 'Lock # timesheets',
          });
        case 'export':
          return t`Ready to export`;
        case 'export_changes':
          return t`Export changes`;
      }
    },
    problem: (kind: PayrollProblemKind): string =>
      ({
        unmapped_person: t`No payroll ID`,
        same_id: t`Two people with the same payroll ID`,
        too_long: t`Name or ID too long for this file`,
        wrong_form: t`Payroll ID isn’t in this file’s format`,
        unmapped_earning: t`Earning without a payroll name`,
        unmapped_setting: t`Company setting is missing`,
        unmapped_project: t`Project without a payroll name: left blank`,
        mixed_currency: t`Paid in another currency`,
        negative_time: t`Less time than already exported: enter the difference in your payroll system`,
        too_many_hours: t`More hours than this file allows`,
        premium_alone: t`Overtime that a salary pays in part: enter the rest in your payroll system`,
        missing_rate: t`No pay rate: amount left blank`,
        unsigned: t`Timesheet not signed: left out`,
        not_approved: t`Timesheet not approved: left out`,
        not_locked: t`Timesheet not locked: left out`,
        entry_open: t`Time entry still open`,
        needs_review: t`Time needs review`,
      })[kind],
    setting: (name: string): string => {
      switch (name) {
        case 'co_code':
          return t`Company code (Co Code)`;
        case 'batch_id':
          return t`Batch ID`;
        case 'client_id':
          return t`Client ID`;
        case 'company_name':
          return t`Company name in QuickBooks`;
        case 'company_create_time':
          return t`Company creation time in QuickBooks`;
        default:
          return name;
      }
    },
    /** Such as `$1,234.50`, followed by the amount in each other currency. */
    money: (cents: Readonly<Record<string, number>>): string =>
      Object.entries(cents)
        .map(([currency, amount]) => i18n.number(amount / 100, { style: 'currency', currency }))
        .join(' + '),
    period: (from: string, to: string): string => periodText(i18n.locale, from, to),
    /** Such as `Nov 16, 2026, 3:04 PM`, in the reader's zone. */
    instant: (instant: string) => dateTimeText(i18n, instant),
    /** Such as `Mon, Nov 16`. */
    day: (date: string) => write(date, { weekday: 'short', month: 'short', day: 'numeric' }),
  };
}
