/** The file that `muster jsa play` reads; docs/jsa-play.md describes it. */
import { z } from 'zod';
import { languages } from '@muster/domain/languages';
import { documentSchema } from './document-schema.ts';
import { emergencyFields, slots } from '@muster/domain/jsa/jsa-state';

const text = z.string().max(20_000);
const sureness = z.number().min(0).max(1).optional();
const alternatives = z.array(text).max(10).optional();
const flag = z.union([z.boolean(), z.number()]);

const line = z.union([
  text,
  z.strictObject({ when: z.enum(slots), text, confidence: sureness, alternatives }),
  z.strictObject({ interrupt: flag, text }),
  z.strictObject({ silence: flag }),
  z.strictObject({ choose: text }),
  z.strictObject({ echo: flag }),
  z.strictObject({ restart: flag }),
  z.strictObject({ text, confidence: sureness, alternatives }),
]);

/** A name, or a person with a name. */
const member = z.union([
  z.string(),
  z.looseObject({ name: z.string() }).transform(({ name }) => name),
]);

const emergency = z
  .record(z.string(), z.string().nullable())
  .transform((given) =>
    Object.fromEntries(
      emergencyFields.flatMap((field) => (given[field] ? [[field, given[field]]] : [])),
    ),
  );

export const scriptFileSchema = z.object({
  lang: z.enum(languages).default('en'),
  context: z
    .object({
      project: z.string().default(''),
      crew: z.array(member).max(200).default([]),
      emergency: emergency.default({}),
      shift_end: z.string().nullable().default(null),
      previous: documentSchema.nullish().transform((previous) => previous ?? undefined),
    })
    .default({ project: '', crew: [], emergency: {}, shift_end: null, previous: undefined }),
  lines: z.array(line).max(1000).default([]),
  fallback: z.partialRecord(z.enum(slots), text).default({}),
});
