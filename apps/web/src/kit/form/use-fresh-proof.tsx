import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { ownLoginQuery } from '../../data/identity/own-login-query.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { CodeField } from '../../ui/CodeField.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

type Bound = {
  readonly label: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

const codes = new Set(['fresh_sign_in_needed', 'second_factor_needed']);

/**
 * For calls that require a recent sign-in (`fresh_sign_in_needed`) or the second factor (`second_factor_needed`): if
 * the server asks, the form shows a field for the code of the authenticator app or, without one, the password.
 */
export function useFreshProof() {
  const { t } = useLingui();
  const data = useData();
  const { user_id } = useIdentity();
  const login = useQuery(ownLoginQuery(data, user_id));
  const [isAsked, setAsked] = useState(false);
  const factorId = login.data?.authenticators[0]?.id ?? null;

  async function prove(proof: string): Promise<void> {
    const shown =
      factorId !== null
        ? await data.auth.call((client) => client.mfa.challengeAndVerify({ factorId, code: proof }))
        : await data.auth.signIn({ email: login.data?.email ?? '', password: proof });
    if (!shown.ok) throw shown.error;
  }

  return {
    label: factorId === null ? t`Your password` : t`Code from your authenticator app`,
    field: (bound: Bound) => {
      if (!isAsked) return null;
      return factorId === null ? (
        <PasswordField {...bound} autoComplete="current-password" />
      ) : (
        <CodeField {...bound} maxLength={6} />
      );
    },
    /** Runs it, with the proof if one is typed. */
    async with<T>(proof: string, work: () => Promise<T>): Promise<T> {
      if (proof !== '') await prove(proof);
      try {
        return await work();
      } catch (error) {
        if (error instanceof DataError && codes.has(error.code ?? '')) setAsked(true);
        throw error;
      }
    },
  };
}
