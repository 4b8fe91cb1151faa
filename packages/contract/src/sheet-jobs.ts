import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/** Response of `list_sheet_jobs`: the minutes of a pay period's timesheets by project and cost code, most first. */
export const sheetJobsSchema = z.object({
  verdict: z.literal('ok'),
  period_from: z.string(),
  period_to: z.string(),
  jobs: z.array(
    z.object({
      project_id: z.nullable(z.uuid()),
      cost_code_id: z.nullable(z.uuid()),
      worked: z.int(),
      regular_minutes: z.int(),
      overtime_minutes: z.int(),
      double_minutes: z.int(),
    }),
  ),
  /** Names of projects and cost codes, by id. */
  names: z.record(z.string(), z.string()),
});
export type SheetJobs = z.infer<typeof sheetJobsSchema>;
export const sheetJobsAnswerSchema = z.discriminatedUnion('verdict', [
  sheetJobsSchema,
  refusalSchema,
]);
