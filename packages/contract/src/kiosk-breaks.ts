import * as z from 'zod/mini';
import type { KioskPerson, KioskRoster } from './kiosk.ts';
import { type TimeFacts, timeFactsSchema } from './time-facts.ts';

/** The facts that a tablet gets to ask someone about breaks; other pay data never reaches it. */
const factsSchema = z.object({
  rules: timeFactsSchema.shape.rules,
  zones: timeFactsSchema.shape.zones,
  terms: z.array(
    z.object({
      from: z.string(),
      value: z.pick(timeFactsSchema.shape.terms.def.element.shape.value, {
        overtime: true,
        breaks: true,
      }),
    }),
  ),
  entries: timeFactsSchema.shape.entries,
  answers: timeFactsSchema.shape.answers,
});

/** Returns the pay engine's facts for asking about breaks; null if nothing is asked. */
export function kioskTimeFacts(
  roster: Pick<KioskRoster, 'break_rules'>,
  { break_facts }: Pick<KioskPerson, 'break_facts'>,
): TimeFacts | null {
  if (typeof break_facts !== 'object' || break_facts === null) return null;
  const read = factsSchema.safeParse({ ...break_facts, rules: roster.break_rules });
  if (!read.success) return null;
  const { terms, ...facts } = read.data;
  return {
    ...facts,
    terms: terms.map(({ from, value }) => ({
      from,
      value: { ...value, kind: 'hourly', classification: null, salary: null },
    })),
    rates: [],
    job_rates: [],
  };
}
