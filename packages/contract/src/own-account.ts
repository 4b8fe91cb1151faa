import * as z from 'zod/mini';

/** Response of `my_sessions`; times in RFC 3339. */
export const ownSessionsSchema = z.array(
  z.object({
    id: z.uuid(),
    is_current: z.boolean(),
    signed_in_at: z.nullable(z.string()),
    last_seen_at: z.nullable(z.string()),
    user_agent: z.nullable(z.string()),
    ip: z.nullable(z.string()),
    is_second_factor: z.boolean(),
  }),
);
export type OwnSession = z.infer<typeof ownSessionsSchema>[number];

export const deletionRequestStates = ['open', 'withdrawn', 'accepted', 'declined'] as const;

export const deletionRequestSchema = z.object({
  id: z.uuid(),
  person_id: z.uuid(),
  reason: z.nullable(z.string()),
  state: z.enum(deletionRequestStates),
  created_at: z.string(),
  comment: z.nullable(z.string()),
});
export type DeletionRequest = z.infer<typeof deletionRequestSchema>;
