import type { TimeOffKind, TimeOffKindDraft } from '@muster/contract/time-off';
import * as z from 'zod/mini';
import { hoursText, minutesOf } from './hours-text.ts';

/** A kind of time off as the form has it, with lengths in hours as they are typed. */
export type TimeOffKindValues = {
  readonly name: string;
  readonly is_paid: boolean;
  readonly accrual: 'none' | 'period' | 'hours';
  readonly period: 'month' | 'year';
  readonly accrued: string;
  readonly per_worked: string;
  readonly cap: string;
  readonly carry_over: string;
  readonly day: string;
  readonly overdraft: string;
};

export const emptyKind: TimeOffKindValues = {
  name: '',
  is_paid: true,
  accrual: 'none',
  period: 'month',
  accrued: '8',
  per_worked: '30',
  cap: '',
  carry_over: '',
  day: '8',
  overdraft: '0',
};

export function kindValuesOf(kind: TimeOffKind): TimeOffKindValues {
  return {
    name: kind.name,
    is_paid: kind.is_paid,
    accrual: kind.accrual,
    period: kind.period ?? 'month',
    accrued: hoursText(kind.accrued_minutes) || emptyKind.accrued,
    per_worked: hoursText(kind.per_worked_minutes) || emptyKind.per_worked,
    cap: hoursText(kind.cap_minutes),
    carry_over: hoursText(kind.carry_over_minutes),
    day: hoursText(kind.day_minutes),
    overdraft: hoursText(kind.overdraft_minutes),
  };
}

const hours = z.string().check(z.trim(), z.regex(/^\d{1,4}([.,]\d{1,2})?$/));
const positiveHours = hours.check(z.refine((text) => minutesOf(text) > 0));
const optionalHours = z.union([z.literal(''), hours]);

export const timeOffKindSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  is_paid: z.boolean(),
  accrual: z.enum(['none', 'period', 'hours']),
  period: z.enum(['month', 'year']),
  accrued: positiveHours,
  per_worked: positiveHours,
  cap: optionalHours,
  carry_over: optionalHours,
  day: positiveHours.check(z.refine((text) => minutesOf(text) <= 24 * 60)),
  overdraft: hours,
});

/** Converts the form's values to a draft, with only the fields that its way of accruing needs. */
export function kindDraftOf(
  id: string,
  typed: z.infer<typeof timeOffKindSchema>,
): TimeOffKindDraft {
  const accrues = typed.accrual !== 'none';
  const optional = (text: string) => (accrues && text !== '' ? minutesOf(text) : null);
  return {
    id,
    name: typed.name,
    is_paid: typed.is_paid,
    accrual: typed.accrual,
    period: typed.accrual === 'period' ? typed.period : null,
    accrued_minutes: accrues ? minutesOf(typed.accrued) : null,
    per_worked_minutes: typed.accrual === 'hours' ? minutesOf(typed.per_worked) : null,
    cap_minutes: optional(typed.cap),
    carry_over_minutes: optional(typed.carry_over),
    day_minutes: minutesOf(typed.day),
    overdraft_minutes: accrues ? minutesOf(typed.overdraft) : 0,
  };
}
