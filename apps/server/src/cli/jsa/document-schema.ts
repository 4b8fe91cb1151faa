/** A job safety analysis as JSON; docs/jsa-play.md describes it. */
import { z } from 'zod';
import { controlLevels, energies, highEnergyKinds } from '@muster/domain/jsa/energies';
import { languages } from '@muster/domain/languages';
import { controlSources } from '@muster/domain/jsa/jsa-document';

const texts = z.array(z.string()).default([]);

export const documentSchema = z.object({
  lang: z.enum(languages),
  task: z.string(),
  place: z.string().default(''),
  people: texts,
  steps: z
    .array(
      z.object({
        text: z.string(),
        hazards: z
          .array(
            z.object({
              text: z.string(),
              energy: z.enum(energies).nullable(),
              high_energy: z.enum(highEnergyKinds).nullable(),
              consequence: z.string().default(''),
              controls: z
                .array(
                  z.object({
                    text: z.string(),
                    level: z.enum(controlLevels),
                    source: z.enum(controlSources),
                    direct: z.enum(['yes', 'no', 'unknown']),
                  }),
                )
                .default([]),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
  ppe: texts,
  permits: texts,
  emergency: texts,
  stop_work: texts,
  absent: texts,
  also_said: z.array(z.string()).optional(),
  open: texts,
  signatures: z.array(z.unknown()).default([]),
});
