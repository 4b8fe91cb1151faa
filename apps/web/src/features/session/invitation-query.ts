import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Data } from '../../data/data.ts';

const previewSchema = z.discriminatedUnion('usable', [
  z.object({ usable: z.literal(false) }),
  z.object({
    usable: z.literal(true),
    email: z.nullable(z.string()),
    first_name: z.string(),
    last_name: z.string(),
    language: z.enum(['en', 'es']),
    expires_at: z.string(),
    company: z.object({
      name: z.string(),
      company_type: z.nullable(z.string()),
      logo_url: z.nullable(z.string()),
      brand_name: z.nullable(z.string()),
      settings: z.unknown(),
    }),
  }),
]);

export type InvitationPreview = Extract<z.infer<typeof previewSchema>, { usable: true }>;

/** Who is invited by whom. One that is unknown, used, revoked or expired is just not usable. */
export function invitationQuery({ api }: Data, token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => api.rpc('invitation_preview', { token }, previewSchema),
  });
}
