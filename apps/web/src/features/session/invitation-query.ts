import { languages } from '@muster/domain/languages';
import * as s from '@muster/contract/shape';
import { queryOptions } from '@tanstack/react-query';
import type { Data } from '../../data/data.ts';

const previewSchema = s.either(
  s.object({ usable: s.oneOf([false]) }),
  s.object({
    usable: s.oneOf([true]),
    email: s.nullable(s.string),
    first_name: s.string,
    last_name: s.string,
    language: s.oneOf(languages),
    expires_at: s.string,
    company: s.object({
      name: s.string,
      company_type: s.nullable(s.string),
      logo_url: s.nullable(s.string),
      brand_name: s.nullable(s.string),
      settings: s.unknown,
    }),
  }),
);

export type InvitationPreview = Extract<s.Shaped<typeof previewSchema>, { usable: true }>;

/**
 * Queries the company and the invited person of an invitation. One that is unknown, used, revoked or expired is simply
 * not usable.
 */
export function invitationQuery({ api }: Data, token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => api.rpc('invitation_preview', { token }, previewSchema),
  });
}
