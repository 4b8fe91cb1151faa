import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/** The scope of a legal hold. */
export const holdKinds = ['person', 'project', 'company'] as const;
export type HoldKind = (typeof holdKinds)[number];

const instant = z.iso.datetime({ offset: true });

const legalHoldSchema = z.object({
  id: z.uuid(),
  kind: z.enum(holdKinds),
  /** The person's or project's name; null for the company. */
  about: z.nullable(z.string()),
  reason: z.string(),
  /** Its last day in the company's zone; null if it lasts until someone ends it. */
  until: z.nullable(z.iso.date()),
  set_at: instant,
  set_by: z.string(),
  ended_at: z.nullable(instant),
  ended_by: z.nullable(z.string()),
  end_reason: z.nullable(z.string()),
  is_in_force: z.boolean(),
});
export type LegalHold = z.infer<typeof legalHoldSchema>;

/** Response of `list_legal_holds()` for admins, newest first. */
export const legalHoldsSchema = z.object({
  today: z.iso.date(),
  holds: z.array(legalHoldSchema),
});
export type LegalHolds = z.infer<typeof legalHoldsSchema>;
export const legalHoldsAnswerSchema = z.union([legalHoldsSchema, refusalSchema]);
