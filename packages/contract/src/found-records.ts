import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

export const recordKinds = [
  'person',
  'project',
  'album',
  'site',
  'hazard',
  'jsa',
  'incident',
  'timesheet',
  'shift',
  'export',
  'daily_log',
  'ticket',
  'equipment',
  'checklist',
  'order',
  'vendor',
  'receipt',
  'claim',
] as const;
export type RecordKind = (typeof recordKinds)[number];

const foundRecordSchema = z.object({
  kind: z.enum(recordKinds),
  id: z.string(),
  /** The part of the record's URL that isn't its id. */
  below: z.nullable(z.string()),
  label: z.string(),
  detail: z.nullable(z.string()),
  day: z.nullable(z.string()),
});
export type FoundRecord = z.infer<typeof foundRecordSchema>;

/** Response of `find_records`, recent ones first. */
export const foundRecordsSchema = z.union([
  z.object({ verdict: z.literal('ok'), records: z.array(foundRecordSchema) }),
  refusalSchema,
]);
