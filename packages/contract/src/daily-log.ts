import { delayCauses, logKinds } from '@muster/domain/daily-log/log-line';
import * as z from 'zod/mini';
import { arrivalShape } from './arrival.ts';
import { logStateSchema } from './daily-log-list.ts';
import { refusalSchema } from './verdict.ts';

const text = z.nullable(z.string());
const whole = z.nullable(z.int());

/** The content of a line, by kind. */
const contents = {
  manpower: z.object({
    crew: text,
    code: text,
    code_name: text,
    people: z.int(),
    minutes: z.int(),
  }),
  visitor: z.object({ name: z.string(), company: text }),
  delivery: z.object({ what: z.string(), supplier: text }),
  equipment: z.object({ what: z.string(), minutes: whole }),
  work: z.object({ text: z.string() }),
  quantity: z.object({
    cost_code_id: z.string(),
    code: z.string(),
    code_name: text,
    thousandths: z.int(),
    unit: z.string(),
  }),
  delay: z.object({ cause: z.string(), minutes: whole, whose: z.enum(delayCauses) }),
  safety: z.object({ type: z.enum(['jsa', 'hazard', 'note']), number: whole, text: z.string() }),
  weather: z.object({
    sky: text,
    low_c10: whole,
    high_c10: whole,
    rain_mm10: whole,
    wind_kmh: whole,
    service: text,
    read_at: text,
  }),
  note: z.object({ text: z.string() }),
} as const;

const contentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('manpower'), data: contents.manpower }),
  z.object({ kind: z.literal('visitor'), data: contents.visitor }),
  z.object({ kind: z.literal('delivery'), data: contents.delivery }),
  z.object({ kind: z.literal('equipment'), data: contents.equipment }),
  z.object({ kind: z.literal('work'), data: contents.work }),
  z.object({ kind: z.literal('quantity'), data: contents.quantity }),
  z.object({ kind: z.literal('delay'), data: contents.delay }),
  z.object({ kind: z.literal('safety'), data: contents.safety }),
  z.object({ kind: z.literal('weather'), data: contents.weather }),
  z.object({ kind: z.literal('note'), data: contents.note }),
]);

const kindSchema = z.enum(logKinds);
/**
 * Data of a line whose kind is in the same object; the first schema that has all of its fields
 * matches.
 */
const dataSchema = z.union([
  contents.manpower,
  contents.visitor,
  contents.delivery,
  contents.quantity,
  contents.delay,
  contents.safety,
  contents.weather,
  contents.equipment,
  contents.work,
]);

const person = z.nullable(z.object({ person_id: z.uuid(), name: z.string() }));

export const storedLineSchema = z.object({
  id: z.string(),
  kind: kindSchema,
  data: z.nullable(dataSchema),
  source: z.nullable(dataSchema),
  is_private: z.boolean(),
  is_addendum: z.boolean(),
  revision: z.uuid(),
});

/** A change to a line, based on the revision `base`. */
export const lineChangeSchema = z.extend(storedLineSchema, { base: z.nullable(z.uuid()) });

export const signedLineSchema = z.object({
  id: z.string(),
  kind: kindSchema,
  data: dataSchema,
  source: z.nullable(dataSchema),
  is_typed: z.boolean(),
});

const strokes = z.array(z.unknown());

/** A signature in the form that a device creates it. */
export const madeLogSignatureSchema = z.object({
  v: z.literal(1),
  id: z.uuid(),
  drawing: strokes,
  signed_at: z.string(),
  lines: z.array(signedLineSchema),
});

export const dailyLogSchema = z.object({
  verdict: z.literal('ok'),
  /** Null if no one has started it. */
  id: z.nullable(z.uuid()),
  day: z.iso.date(),
  today: z.iso.date(),
  project: z.object({ id: z.uuid(), name: z.string(), number: text }),
  state: logStateSchema,
  decided_at: text,
  decided_by: person,
  decision_comment: text,
  may_write: z.boolean(),
  may_decide: z.boolean(),
  sources: z.array(z.intersection(z.object({ id: z.string() }), contentSchema)),
  lines: z.array(z.extend(storedLineSchema, { changed_by: person, changed_at: z.string() })),
  signature: z.nullable(
    z.object({
      id: z.uuid(),
      name: z.string(),
      drawing: strokes,
      signed_at: z.string(),
      ...arrivalShape,
      hash: z.string(),
      lines: z.array(signedLineSchema),
    }),
  ),
  /** Lines typed the previous time, which may apply again. */
  before: z.nullable(z.object({ day: z.iso.date(), lines: z.array(contentSchema) })),
});
export type DailyLog = z.infer<typeof dailyLogSchema>;
export const dailyLogAnswerSchema = z.union([dailyLogSchema, refusalSchema]);
