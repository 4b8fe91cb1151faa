import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { BreakRule } from '@muster/contract/break-sets';
import type { CompanyRules } from '@muster/contract/company-rules';
import type { CompanyRule } from '@muster/contract/company-settings';
import type { OvertimeRule } from '@muster/contract/overtime-sets';
import { weekdayNames } from '../../../ui/time/weekday-names.ts';
import { readRule } from '../rules-over-time.ts';
import { useDayWords } from '../use-day-words.ts';
import { useSetNames } from './use-set-names.ts';

/** A rule in a sentence. */
export function useRuleWords(): (row: Pick<CompanyRule, 'kind' | 'rule'>) => string {
  const { t, i18n } = useLingui();
  const { hours, timeOfDay } = useDayWords();
  const { overtimeNames, breakNames } = useSetNames();
  const list = (parts: readonly string[]) =>
    new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(parts);

  const calendarWords = ({ workweek_start, pay_period }: CompanyRules['calendar']) => {
    const weekday = weekdayNames(i18n.locale)[workweek_start - 1] ?? '';
    switch (pay_period) {
      case 'weekly':
        return t`Weeks start on ${weekday}. You pay every week.`;
      case 'biweekly':
        return t`Weeks start on ${weekday}. You pay every two weeks.`;
      case 'semimonthly':
        return t`Weeks start on ${weekday}. You pay twice a month: for the 1st to the 15th, and for the rest of the month.`;
      case 'monthly':
        return t`Weeks start on ${weekday}. You pay once a month.`;
    }
  };

  const stepWords = ({ mode, minutes }: CompanyRules['rounding']['begin']) => {
    switch (mode) {
      case 'off':
        return t`not rounded`;
      case 'nearest':
        return t`rounded to the nearest ${minutes} min`;
      case 'neutral':
        return t`rounded to the nearest ${minutes} min, ties in the employee’s favor`;
      case 'up':
        return t`rounded up to the next ${minutes} min`;
      case 'down':
        return t`rounded down to the previous ${minutes} min`;
    }
  };
  const roundingWords = (rule: CompanyRules['rounding']) => {
    const steps = [rule.begin, rule.end, rule.duration];
    if (steps.every(({ mode }) => mode === 'off')) return t`Nothing is rounded.`;
    return t`Start: ${stepWords(rule.begin)}; end: ${stepWords(rule.end)}; time worked: ${stepWords(rule.duration)}.`;
  };

  const overtimeWords = (rule: OvertimeRule) => {
    const name = overtimeNames[rule.set];
    const after = [
      rule.daily_after_minutes !== null && t`${hours(rule.daily_after_minutes)} a day`,
      rule.shift_after_minutes !== null && t`${hours(rule.shift_after_minutes)} in a row`,
      rule.weekly_after_minutes !== null && t`${hours(rule.weekly_after_minutes)} a week`,
    ].filter((part) => part !== false);
    const doubled =
      rule.daily_double_after_minutes === null ? null : hours(rule.daily_double_after_minutes);
    const parts = [
      after.length === 0 ? t`No overtime based on hours.` : t`Overtime after ${list(after)}.`,
      doubled !== null && t`Double time after ${doubled} a day.`,
      rule.seventh_day && t`The seventh day in a row counts as overtime.`,
      rule.workday_starts_at !== null &&
        rule.workday_starts_at !== '00:00' &&
        t`Workdays start at ${rule.workday_starts_at}.`,
    ].filter((part) => part !== false);
    return `${name}: ${parts.join(' ')}`;
  };

  const breakWords = (rule: BreakRule) => {
    const meals = rule.meals.map(({ minutes, after_minutes }) => {
      return t`${minutes} min within the first ${hours(after_minutes)}`;
    });
    const rest = rule.rest;
    const parts = [
      meals.length === 0 ? t`No meal break required.` : t`Meal break of ${list(meals)}.`,
      rest !== null &&
        t`Paid rest break of ${rest.minutes} min every ${hours(rest.every_minutes)}.`,
      rule.paid_up_to_minutes > 0 &&
        plural(rule.paid_up_to_minutes, {
          one: 'Breaks up to # minute are paid.',
          other: 'Breaks up to # minutes are paid.',
        }),
      rule.missed_rest_pays_minutes != null &&
        t`Each rest break that wasn’t provided pays ${rule.missed_rest_pays_minutes} min.`,
      rule.deduct !== null &&
        t`${rule.deduct.minutes} min are deducted after ${hours(rule.deduct.after_minutes)} without a break.`,
    ].filter((part) => part !== false);
    return `${breakNames[rule.set]}: ${parts.join(' ')}`;
  };

  const approvalWords = ({ employee_signs, levels }: CompanyRules['approval']) => {
    const bySupervisor = levels.length === 2;
    if (employee_signs && bySupervisor)
      return t`The employee signs, a supervisor approves, and an admin locks the timesheet.`;
    if (employee_signs)
      return t`The employee signs, and an admin approves and locks the timesheet.`;
    return bySupervisor
      ? t`A supervisor approves the timesheet, and an admin locks it.`
      : t`An admin approves and locks the timesheet.`;
  };

  const autoOutWords = ({ mode, at, hours: after }: CompanyRules['auto_out']) => {
    switch (mode) {
      case 'off':
        return t`No one is clocked out automatically.`;
      case 'at_time':
        return t`People still clocked in are clocked out at ${timeOfDay(at ?? '')}.`;
      case 'after_start':
        return plural(after ?? 0, {
          one: 'People still clocked in are clocked out # hour after they started.',
          other: 'People still clocked in are clocked out # hours after they started.',
        });
      case 'after_shift':
        return plural(after ?? 0, {
          0: 'People still clocked in are clocked out when their shift ends.',
          one: 'People still clocked in are clocked out # hour after their shift ends.',
          other: 'People still clocked in are clocked out # hours after their shift ends.',
        });
    }
  };

  return (row) => {
    switch (row.kind) {
      case 'calendar':
        return calendarWords(readRule('calendar', row));
      case 'workday':
        return readRule('workday', row).attribution === 'start_day'
          ? t`A shift belongs to the day it started.`
          : t`A shift is split at midnight.`;
      case 'rounding':
        return roundingWords(readRule('rounding', row));
      case 'overtime':
        return overtimeWords(readRule('overtime', row));
      case 'breaks':
        return breakWords(readRule('breaks', row));
      case 'approval':
        return approvalWords(readRule('approval', row));
      case 'auto_out':
        return autoOutWords(readRule('auto_out', row));
    }
  };
}
