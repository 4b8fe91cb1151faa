import { payrollEarnings, payrollFormats } from '@muster/contract/payroll';
import { minuteClasses } from '@muster/contract/timesheets';
import * as z from 'zod';

/** What a payroll file is made of, as `app.payroll_file_facts` and `app.payroll_batch` answer it. */

const named = z.record(z.string(), z.object({ name: z.string(), code: z.string().nullable() }));

export const fileFactsSchema = z.object({
  number: z.int(),
  format: z.enum(payrollFormats),
  period_from: z.string(),
  period_to: z.string(),
  is_delta: z.boolean(),
  people: z.int(),
  projects: named,
  cost_codes: named,
  earnings: z.partialRecord(z.enum(payrollEarnings), z.string()),
  settings: z.record(z.string(), z.string()),
});
export type FileFacts = z.infer<typeof fileFactsSchema>;

/** Lines come as lists in place of records: ten thousand people have a quarter of a million of them. */
const payLine = z
  .tuple([
    z.string(),
    z.string(),
    z.enum(payrollEarnings),
    z.string().nullable(),
    z.string().nullable(),
    z.string().nullable(),
    z.string().nullable(),
    z.int().nullable(),
    z.int(),
    z.int(),
    z.int().nullable(),
    z.string().nullable(),
  ])
  .transform(
    ([
      periodFrom,
      weekFrom,
      earning,
      projectId,
      costCodeId,
      classification,
      timeOffKind,
      rate,
      percent,
      minutes,
      amountCents,
      currency,
    ]) => ({
      periodFrom,
      weekFrom,
      earning,
      projectId,
      costCodeId,
      classification,
      timeOffKind,
      rate,
      percent,
      minutes,
      amountCents,
      currency,
    }),
  );
export type PayLine = z.output<typeof payLine>;

const timeLine = z
  .tuple([z.string(), z.enum(minuteClasses), z.string().nullable(), z.string().nullable(), z.int()])
  .transform(([date, payClass, projectId, costCodeId, minutes]) => ({
    date,
    payClass,
    projectId,
    costCodeId,
    minutes,
  }));
export type TimeLine = z.output<typeof timeLine>;

export const exportPersonSchema = z.object({
  id: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  pay: z.array(payLine),
  time: z.array(timeLine),
});
export type ExportPerson = z.output<typeof exportPersonSchema>;
/** Without lines by day. */
export type PaidPerson = Omit<ExportPerson, 'time'>;
