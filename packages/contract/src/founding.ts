import { languages } from '@muster/domain/languages';
import type { OvertimeSetName } from './overtime-sets.ts';
import * as z from 'zod/mini';

export const payPeriods = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** States with an overtime set of their own; companies elsewhere start with the federal one. */
export const foundingStates = [
  'alaska',
  'california',
  'colorado',
  'nevada',
  'puerto_rico',
] as const satisfies readonly OvertimeSetName[];
export type FoundingState = (typeof foundingStates)[number];

/** Input of `found_company`. The device makes the id, so a retry doesn't create a second company. */
export const foundingSchema = z.strictObject({
  company_id: z.uuid(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  company_type: z.nullable(z.string().check(z.maxLength(100))),
  address: z.nullable(z.string().check(z.maxLength(500))),
  /** IANA name, such as `America/Denver`. */
  time_zone: z.string().check(z.minLength(1)),
  /** For people who are added, until they choose their own. */
  language: z.enum(languages),
  /** 1 is Monday, 7 is Sunday. */
  workweek_start: z.int().check(z.gte(1), z.lte(7)),
  pay_period: z.enum(payPeriods),
  /** The state whose overtime and break rules the company starts with; federal if null, or absent from an older app. */
  state: z.optional(z.nullable(z.enum(foundingStates))),
  first_project: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
});
export type Founding = z.infer<typeof foundingSchema>;

export const foundingOptionsSchema = z.object({ may_found: z.boolean() });
