import { punchVerdicts } from '@muster/contract';
import * as z from 'zod/mini';

/** The answer of `record_punches` for one punch, as stored in the outbox. */
export const punchAnswerSchema = z.object({
  /** Null for an item so malformed that the server cannot tell its id. */
  id: z.nullable(z.string()),
  verdict: z.enum(punchVerdicts),
  first_verdict: z.nullable(z.enum(punchVerdicts)),
  flags: z.array(z.string()),
  reason: z.nullable(z.string()),
  occurred_at: z.nullable(z.string()),
  entry_id: z.nullable(z.string()),
});
export type KeptPunchAnswer = z.infer<typeof punchAnswerSchema>;
