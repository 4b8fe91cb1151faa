import {
  type SignInCheck,
  type SignInKind,
  type SignInRequest,
  signInCheckAnswerSchema,
} from '@muster/contract/company-sign-ins';
import { verdictSchema } from '@muster/contract/verdict';
import type * as z from 'zod/mini';
import { callFunction, readJson } from '../../data/client/call-function.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { signInsQuery } from './sign-ins-query.ts';

export type SignInFacts = {
  readonly kind: SignInKind;
  readonly name: string;
  readonly domains: readonly string[];
  readonly issuer: string;
  readonly client_id: string | null;
  /** Null keeps the one stored on the server. */
  readonly client_secret: string | null;
  readonly sign_in_url: string | null;
  readonly certificate: string | null;
  /** The metadata from which the server reads the issuer, sign-in URL and certificate; null if they are typed. */
  readonly metadata_url: string | null;
  readonly email_claim: string;
  readonly is_required: boolean;
  readonly session_hours: number;
};

export type SignInChange =
  | { readonly change: 'save'; readonly id: string; readonly facts: SignInFacts }
  | { readonly change: 'switch'; readonly id: string; readonly isOn: boolean }
  | { readonly change: 'remove'; readonly id: string };

/** Saves, switches or removes the company's sign-in. */
export function useSignInChange() {
  const { ask, refresh } = useServer();
  return useVerdictMutation({
    change: async (made: SignInChange, { send, repeat }) => {
      switch (made.change) {
        case 'save': {
          const { id, facts } = made;
          return okOrThrow(
            await repeat(() => ask({ action: 'save', id, facts: { ...facts } }, verdictSchema)),
          );
        }
        case 'switch':
          return send('switch_company_sign_in', { sign_in_id: made.id, is_on: made.isOn });
        case 'remove':
          return send('remove_company_sign_in', { sign_in_id: made.id });
      }
    },
    onSettled: refresh,
  });
}

/** Has the server look for the proof in the DNS and query the provider. */
export function useSignInCheck() {
  const { ask, refresh } = useServer();
  return useVerdictMutation({
    change: async (id: string): Promise<SignInCheck> =>
      okOrThrow(await ask({ action: 'check', id }, signInCheckAnswerSchema)),
    onSettled: refresh,
  });
}

function useServer() {
  const data = useData();
  const { user_id } = useIdentity();
  const ask = <T extends z.ZodMiniType>(request: SignInRequest, schema: T) =>
    callFunction<z.infer<T>>(
      data,
      {
        path: 'company-sign-in',
        body: JSON.stringify(request),
        contentType: 'application/json',
        read: readJson,
      },
      schema,
    );
  const refresh = () =>
    data.queryClient.invalidateQueries({ queryKey: signInsQuery(user_id).queryKey });
  return { ask, refresh };
}
