import type { Language } from '@muster/domain/languages';
import * as z from 'zod/mini';
import { type BreakAnswers, myBreakQuestionsSchema } from './break-answers.ts';
import { refusalSchema } from './verdict.ts';

/** An action at a kiosk other than a punch; input of `kiosk_time`. */
export type KioskAct =
  | { readonly kind: 'breaks'; readonly workday: string; readonly answers: BreakAnswers }
  | {
      readonly kind: 'sign';
      readonly period_from: string;
      readonly content_hash: string;
      readonly wording: string;
    }
  | {
      readonly kind: 'notice';
      readonly version: number;
      readonly choice: 'acknowledged' | 'withdrawn';
      readonly language: Language;
    };

/** Version of the statement that people sign at a kiosk that doesn't list their breaks. */
export const kioskWording = '2026-11-kiosk';

/**
 * Returns the `kind` for a PIN's proof (`pinProofText`); null only requests the hours. Mirrors `app.kiosk_statement`.
 */
export function kioskStatement(act: KioskAct | null): string {
  if (act === null) return 'hours';
  if (act.kind === 'sign') return `sign ${act.period_from} ${act.content_hash} ${act.wording}`;
  if (act.kind === 'notice') return `notice ${act.version} ${act.choice} ${act.language}`;
  const { first_meal = '-', second_meal = '-', rest = '-' } = act.answers;
  return `breaks ${act.workday} ${first_meal} ${second_meal} ${rest}`;
}

const kioskTimeSchema = z.object({
  verdict: z.enum(['ok', 'applied', 'replayed']),
  /** The hours of the current pay period. */
  period: z.object({ period_from: z.string(), period_to: z.string(), minutes: z.int() }),
  questions: myBreakQuestionsSchema.shape.days,
  /** Null if there is nothing to sign now. */
  to_sign: z.nullable(
    z.object({
      period_from: z.string(),
      period_to: z.string(),
      content_hash: z.string(),
      /** The reason it was returned. */
      comment: z.nullable(z.string()),
      totals: z.object({
        regular_minutes: z.int(),
        overtime_minutes: z.int(),
        double_minutes: z.int(),
        adjustment_minutes: z.int(),
      }),
      days: z.array(z.object({ date: z.string(), minutes: z.int() })),
    }),
  ),
  /** The location notice, if someone without a login hasn't answered it. Absent from older servers. */
  notice: z.optional(
    z.nullable(z.object({ version: z.int(), text_en: z.string(), text_es: z.string() })),
  ),
  /** Local time at the site, `yyyy-mm-ddThh:mm`. */
  next_shift: z.nullable(
    z.object({
      starts_local: z.string(),
      ends_local: z.string(),
      project_name: z.nullable(z.string()),
    }),
  ),
});
export type KioskTime = z.infer<typeof kioskTimeSchema>;

/** Response of `kiosk_time`. */
export const kioskTimeAnswerSchema = z.discriminatedUnion('verdict', [
  kioskTimeSchema,
  refusalSchema,
]);
