import { queryOptions } from '@tanstack/react-query';
import type { Data } from '../data.ts';
import { queryKey } from '../query/keys.ts';

export type OwnLogin = {
  readonly email: string;
  /** A new address that has not been confirmed yet. */
  readonly newEmail: string | null;
  readonly authenticators: readonly { readonly id: string; readonly name: string }[];
};

/** The caller's login, as the auth server has it. */
export function ownLoginQuery({ auth }: Data, userId: string) {
  return queryOptions({
    queryKey: queryKey(userId, 'own_login'),
    queryFn: async (): Promise<OwnLogin> => {
      const answer = await auth.call((client) => client.getUser());
      if (!answer.ok) throw answer.error;
      const { email, new_email, factors } = answer.outcome.user;
      return {
        email: email ?? '',
        newEmail: new_email ?? null,
        authenticators: (factors ?? [])
          .filter(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
          .map(({ id, friendly_name }) => ({ id, name: friendly_name ?? '' })),
      };
    },
  });
}
