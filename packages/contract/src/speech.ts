import { languages } from '@muster/domain/languages';
import * as z from 'zod/mini';

/**
 * `POST /functions/v1/transcribe?lang=en&told=yes&hint=…` turns a WAV file into text: 16 kHz, mono, 16 bit, at most 20
 * seconds. `told`: the person was told that their voice leaves the phone. `hint`: likely words.
 */
export const speechFormat = { hertz: 16_000, mostSeconds: 20, headerBytes: 44 } as const;

export const longestHint = 300;

export const transcribeQuerySchema = z.object({
  lang: z.enum(languages),
  told: z.literal('yes'),
  hint: z.string().check(z.maxLength(longestHint)),
});

export const transcriptSchema = z.object({
  /** Empty if nothing was said. */
  text: z.string(),
  /** From 0 to 1; null if the recognizer doesn't report it. */
  confidence: z.nullable(z.number()),
});
export type Transcript = z.infer<typeof transcriptSchema>;
