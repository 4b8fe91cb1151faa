import type { Language } from '@muster/domain/languages';
import * as z from 'zod/mini';
import { type BreakAnswers, myBreakQuestionsSchema } from './break-answers.ts';
import { refusalSchema } from './verdict.ts';

/** What someone does at a kiosk besides punching, as `kiosk_time` takes it. */
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

/** Version of the sentence that people sign at a kiosk, where their breaks aren't listed. */
export const kioskWording = '2026-11-kiosk';

/** The `kind` of a PIN's proof (`pinProofText`); null only asks for the hours. As `app.kiosk_statement`. */
export function kioskStatement(act: KioskAct | null): string {
  if (act === null) return 'hours';
  if (act.kind === 'sign') return `sign ${act.period_from} ${act.content_hash} ${act.wording}`;
  if (act.kind === 'notice') return `notice ${act.version} ${act.choice} ${act.language}`;
  const { first_meal = '-', second_meal = '-', rest = '-' } = act.answers;
  return `breaks ${act.workday} ${first_meal} ${second_meal} ${rest}`;
}

const kioskTimeSchema = z.object({
  verdict: z.enum(['ok', 'applied', 'replayed']),
  /** The hours of the running pay period. */
  period: z.object({ period_from: z.string(), period_to: z.string(), minutes: z.int() }),
  questions: myBreakQuestionsSchema.shape.days,
  /** Null: there is nothing to sign now. */
  to_sign: z.nullable(
    z.object({
      period_from: z.string(),
      period_to: z.string(),
      content_hash: z.string(),
      /** Why it was returned. */
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
  /** The location notice that someone without a login has not answered; a server older than this app has none. */
  notice: z.optional(
    z.nullable(z.object({ version: z.int(), text_en: z.string(), text_es: z.string() })),
  ),
  /** On the wall clock of the place, `yyyy-mm-ddThh:mm`. */
  next_shift: z.nullable(
    z.object({
      starts_local: z.string(),
      ends_local: z.string(),
      project_name: z.nullable(z.string()),
    }),
  ),
});
export type KioskTime = z.infer<typeof kioskTimeSchema>;

/** What `kiosk_time` answers. */
export const kioskTimeAnswerSchema = z.discriminatedUnion('verdict', [
  kioskTimeSchema,
  refusalSchema,
]);
