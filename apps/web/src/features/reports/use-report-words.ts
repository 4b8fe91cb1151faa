import { useLingui } from '@lingui/react/macro';
import type {
  ReportFigure,
  ReportGroup,
  ReportGroupRow,
  ReportId,
  ReportPeriod,
  ReportUnit,
} from '@muster/contract/reports';
import { amountText, decimalText } from '@muster/domain/money/decimal-text';
import { periodText } from '../../ui/time/period-text.ts';

/** Returns the texts for reports, groups, figures and periods, and formats their numbers. */
export function useReportWords() {
  const { t, i18n } = useLingui();
  const locale = i18n.locales ?? i18n.locale;
  const reports: Readonly<Record<ReportId, string>> = {
    hours: t({ message: 'Hours', context: 'report' }),
    labor: t`Labor vs. budget`,
    overtime: t`Overtime forecast`,
    attendance: t`Attendance`,
    premiums: t`Premiums`,
  };
  const groups: Readonly<Record<ReportGroup, string>> = {
    project: t`Project`,
    code: t`Cost code`,
    person: t({ message: 'Person', context: 'report' }),
    crew: t`Crew`,
    day: t({ message: 'Day', context: 'report' }),
    week: t({ message: 'Week of', context: 'report' }),
    month: t({ message: 'Month', context: 'report' }),
  };
  const without: Readonly<Record<ReportGroup, string>> = {
    project: t({ message: 'Unassigned', context: 'report' }),
    code: t({ message: 'Unassigned', context: 'report' }),
    person: '',
    crew: t`No crew`,
    day: '',
    week: '',
    month: '',
  };
  const figures: Readonly<Record<ReportFigure['key'], string>> = {
    worked: t({ message: 'Hours', context: 'report' }),
    overtime: t({ message: 'Overtime', context: 'report' }),
    double: t({ message: 'Double time', context: 'report' }),
    labor_cost: t`Labor cost`,
    labor_pending: t({ message: 'Not yet approved', context: 'cost' }),
    labor_to_date: t`Cost to date`,
    labor_budget: t`Labor budget`,
    labor_left: t`Left in the budget`,
    overtime_ahead: t`Overtime by end of week`,
    overtime_so_far: t`Overtime so far`,
    worked_so_far: t`Worked so far`,
    planned: t`Still scheduled`,
    worked_days: t`Days worked`,
    missed_punches: t`Missed punches`,
    late: t`Late clock-ins`,
    meals: t`Meal breaks`,
    long_shifts: t`Long shifts`,
    meal_premiums: t`Meal premiums`,
    rest_premiums: t`Rest premiums`,
    premium_cost: t`Cost`,
  };
  const periods: Readonly<Record<ReportPeriod, string>> = {
    this_week: t`This week`,
    last_week: t`Last week`,
    this_pay_period: t`This pay period`,
    last_pay_period: t`Last pay period`,
    this_month: t`This month`,
    last_month: t`Last month`,
    last_12_months: t`Last 12 months`,
    custom: t`Custom dates`,
  };
  const dateOf = (date: string, options: Intl.DateTimeFormatOptions) =>
    i18n.date(new Date(`${date}T12:00:00Z`), { timeZone: 'UTC', ...options });
  return {
    report: (id: ReportId) => reports[id],
    group: (group: ReportGroup) => groups[group],
    without: (group: ReportGroup) => without[group],
    figure: (figure: ReportFigure['key']) => figures[figure],
    period: (period: ReportPeriod) => periods[period],
    days: (from: string, to: string) => periodText(i18n.locale, from, to),
    day: (date: string) => dateOf(date, { weekday: 'short', month: 'short', day: 'numeric' }),
    /** The label of a row: a name, or its day, week or month. */
    label: (group: ReportGroup, { key, name }: Pick<ReportGroupRow, 'key' | 'name'>) => {
      if (key === null) return without[group];
      if (group === 'day') return dateOf(key, { weekday: 'short', month: 'short', day: 'numeric' });
      if (group === 'week') return dateOf(key, { dateStyle: 'medium' });
      if (group === 'month') return dateOf(key, { month: 'short', year: 'numeric' });
      return name ?? without[group];
    },
    /** Formats a figure in its unit. */
    value: (figure: number, unit: ReportUnit, currency: string) =>
      unit === 'money'
        ? amountText(figure, currency, locale)
        : unit === 'minutes'
          ? decimalText(Math.round((figure * 100) / 60), 2, locale, { minimumFractionDigits: 2 })
          : i18n.number(figure),
  };
}
