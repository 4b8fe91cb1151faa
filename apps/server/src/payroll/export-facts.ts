import { type PayrollEarning, payrollEarnings, payrollFormats } from '@muster/contract/payroll';
import type { MinuteClass } from '@muster/contract/timesheets';
import * as z from 'zod';

/** The data behind a payroll file, as returned by `app.payroll_file_facts` and `app.payroll_batch`. */

const name = z.object({ name: z.string(), code: z.string().nullable() });

export const fileFactsSchema = z.object({
  number: z.int(),
  format: z.enum(payrollFormats),
  period_from: z.string(),
  period_to: z.string(),
  is_delta: z.boolean(),
  people: z.int(),
  projects: z.record(z.string(), name),
  cost_codes: z.record(z.string(), name.extend({ is_travel: z.boolean() })),
  earnings: z.partialRecord(z.enum(payrollEarnings), z.string()),
  settings: z.record(z.string(), z.string()),
});
export type FileFacts = z.infer<typeof fileFactsSchema>;

/**
 * A person as returned by `app.payroll_batch`. Lines are lists instead of records, because ten thousand people have a
 * quarter of a million lines.
 */
export type AnsweredPerson = Omit<ExportPerson, 'pay' | 'time'> & {
  readonly pay: readonly (readonly [
    periodFrom: string,
    weekFrom: string,
    earning: PayrollEarning,
    projectId: string | null,
    costCodeId: string | null,
    classification: string | null,
    timeOffKind: string | null,
    rate: number | null,
    percent: number,
    minutes: number,
    amountCents: number | null,
    currency: string | null,
  ])[];
  readonly time: readonly (readonly [
    date: string,
    payClass: MinuteClass,
    projectId: string | null,
    costCodeId: string | null,
    minutes: number,
  ])[];
};

export type PayLine = {
  readonly periodFrom: string;
  readonly weekFrom: string;
  readonly earning: PayrollEarning;
  readonly projectId: string | null;
  readonly costCodeId: string | null;
  readonly classification: string | null;
  readonly timeOffKind: string | null;
  readonly rate: number | null;
  readonly percent: number;
  readonly minutes: number;
  readonly amountCents: number | null;
  readonly currency: string | null;
};

export type TimeLine = {
  readonly date: string;
  readonly payClass: MinuteClass;
  readonly projectId: string | null;
  readonly costCodeId: string | null;
  readonly minutes: number;
};

export type ExportPerson = {
  readonly id: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly pay: readonly PayLine[];
  readonly time: readonly TimeLine[];
};
/** Without lines by day. */
export type PaidPerson = Omit<ExportPerson, 'time'>;

/**
 * Without a schema, which would take more time and memory than everything else about the file (docs/decisions/0191).
 */
export function exportPersonOf({ pay, time, ...person }: AnsweredPerson): ExportPerson {
  return {
    ...person,
    pay: pay.map((line) => ({
      periodFrom: line[0],
      weekFrom: line[1],
      earning: line[2],
      projectId: line[3],
      costCodeId: line[4],
      classification: line[5],
      timeOffKind: line[6],
      rate: line[7],
      percent: line[8],
      minutes: line[9],
      amountCents: line[10],
      currency: line[11],
    })),
    time: time.map((line) => ({
      date: line[0],
      payClass: line[1],
      projectId: line[2],
      costCodeId: line[3],
      minutes: line[4],
    })),
  };
}
