import * as z from 'zod/mini';
import { logStateSchema } from './daily-log-list.ts';
import { refusalSchema } from './verdict.ts';

const count = z.int();

/** One project on a day. */
const fieldProjectSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  number: z.nullable(z.string()),
  jsas: count,
  hazards: count,
  /** Of the project and day; null: no one has begun it. What an older app kept lacks it. */
  log: z.nullish(z.object({ id: z.uuid(), state: logStateSchema })),
  /** Null for whoever leads no one. */
  work: z.nullable(
    z.object({
      people: count,
      /** Now; zero on other days. */
      at_work: count,
      minutes: count,
      codes: z.array(
        z.object({
          /** Null: without a cost code. */
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

/** What happened on the reader's projects on a day. */
export const fieldDaySchema = z.object({
  verdict: z.literal('ok'),
  day: z.iso.date(),
  today: z.iso.date(),
  projects: z.array(fieldProjectSchema),
});
export type FieldDay = z.infer<typeof fieldDaySchema>;

export const fieldDayAnswerSchema = z.union([fieldDaySchema, refusalSchema]);
