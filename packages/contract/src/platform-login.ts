import * as z from 'zod/mini';
import { mailStates } from './platform.ts';
import { refusalSchema } from './verdict.ts';

/** Response of `platform_login`: the data about one address for a platform admin. */
export const loginHelpSchema = z.object({
  verdict: z.literal('ok'),
  is_invited: z.boolean(),
  /** Emails of the last 90 days, by kind and state, latest first. */
  mails: z.array(
    z.object({ kind: z.string(), state: z.enum(mailStates), mails: z.int(), last_at: z.string() }),
  ),
  login: z.nullable(
    z.object({
      id: z.uuid(),
      created_at: z.nullable(z.string()),
      last_sign_in_at: z.nullable(z.string()),
      is_confirmed: z.boolean(),
      has_password: z.boolean(),
      blocked_until: z.nullable(z.string()),
      /** The latest possible time. */
      throttled_until: z.nullable(z.string()),
      is_platform_admin: z.boolean(),
      name: z.nullable(z.string()),
      company: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
      role: z.nullable(z.enum(['employee', 'supervisor', 'admin'])),
      is_kiosk: z.boolean(),
      access_ended: z.boolean(),
      is_suspended: z.boolean(),
      sessions: z.int(),
      factors: z.array(z.object({ kind: z.string(), added_at: z.string() })),
    }),
  ),
});
export type LoginHelp = z.infer<typeof loginHelpSchema>;

export const loginHelpAnswerSchema = z.union([loginHelpSchema, refusalSchema]);
