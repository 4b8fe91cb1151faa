import * as z from 'zod/mini';
import { logStateSchema } from './daily-log-list.ts';
import { refusalSchema } from './verdict.ts';

const count = z.int();

/** One project's day. */
const fieldProjectSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  number: z.nullable(z.string()),
  jsas: count,
  hazards: count,
  /**
   * The log of the project and day; null if no one has started it. Absent from data stored by older
   * apps.
   */
  log: z.nullish(z.object({ id: z.uuid(), state: logStateSchema })),
  /** Null if the reader leads no one. */
  work: z.nullable(
    z.object({
      people: count,
      /** Current count; zero on other days. */
      at_work: count,
      minutes: count,
      codes: z.array(
        z.object({
          /** Null for time without a cost code. */
          code: z.nullable(z.string()),
          name: z.nullable(z.string()),
          people: count,
          minutes: count,
        }),
      ),
    }),
  ),
});
export type FieldProject = z.infer<typeof fieldProjectSchema>;

/** The day's events on the reader's projects. */
export const fieldDaySchema = z.object({
  verdict: z.literal('ok'),
  day: z.iso.date(),
  today: z.iso.date(),
  projects: z.array(fieldProjectSchema),
});
export type FieldDay = z.infer<typeof fieldDaySchema>;

export const fieldDayAnswerSchema = z.union([fieldDaySchema, refusalSchema]);
