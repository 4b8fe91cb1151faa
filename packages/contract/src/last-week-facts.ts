import * as z from 'zod/mini';
import { timeFactsSchema } from './time-facts.ts';
import { refusalSchema } from './verdict.ts';

/** The most people in one response; a larger company gets those with the most hours. */
export const lastWeekPeople = 300;

/** Response of `last_week_facts` for admins: the pay engine's facts for everyone in the last full workweek. */
const lastWeekFactsSchema = z.object({
  verdict: z.literal('ok'),
  as_of: z.string(),
  from_date: z.iso.date(),
  to_date: z.iso.date(),
  /** Number of other people who worked that week. */
  left_out: z.int().check(z.gte(0)),
  /** The company's rules, which are the same for everyone. */
  rules: timeFactsSchema.shape.rules,
  people: z
    .array(
      z.object({
        person_id: z.uuid(),
        name: z.string(),
        facts: z.omit(timeFactsSchema, { rules: true }),
      }),
    )
    .check(z.maxLength(lastWeekPeople)),
});
export type LastWeekFacts = z.infer<typeof lastWeekFactsSchema>;

export const lastWeekFactsAnswerSchema = z.discriminatedUnion('verdict', [
  lastWeekFactsSchema,
  refusalSchema,
]);
