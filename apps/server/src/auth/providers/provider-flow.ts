import { randomBytes, randomUUID } from 'node:crypto';
import type { Queries } from '../auth-database.ts';
import { badRequest } from '../auth-error.ts';
import type { CodeChallenge } from '../links/pkce.ts';
import type { AuthMethod } from '../sessions/session.ts';
import { isUuid } from '../uuid.ts';
import type { FlowSecrets, ProviderGrant } from './provider.ts';

/** A sign-in in progress at a provider. */
export type ProviderFlow = {
  readonly id: string;
  readonly providerName: string;
  readonly verifier: string;
  /** True if the app takes a code instead of tokens. */
  readonly isPkce: boolean;
  readonly method: FlowMethod;
  /** The app's target for the browser, checked when the flow began. */
  readonly redirectTo: string;
  /** The user who is linking an account to their own; null for a sign-in. */
  readonly linkingTargetId: string | null;
};

/** Authentication methods that a session's token can name for a provider. */
export type FlowMethod = Extract<AuthMethod, 'oauth' | 'sso/saml'>;

/** Flows that never came back are deleted after this long. */
const keptMs = 86_400_000;

/** Stores the flow of someone who leaves for a provider, and deletes flows that never came back. */
export async function beginProviderFlow(
  q: Queries,
  flow: {
    readonly providerName: string;
    readonly challenge: CodeChallenge | null;
    readonly redirectTo: string;
    readonly linkingTargetId: string | null;
    readonly method?: FlowMethod;
  },
  nowMs: number,
): Promise<FlowSecrets> {
  const forgottenBefore = new Date(nowMs - keptMs);
  await q.query(
    "delete from auth.flow_state where created_at < $1 and authentication_method in ('oauth', 'sso/saml')",
    [forgottenBefore],
  );
  await q.query('delete from auth.oauth_client_states where created_at < $1', [forgottenBefore]);
  const state = randomUUID();
  const verifier = randomBytes(32).toString('base64url');
  await q.query(
    `with proof as (
       insert into auth.oauth_client_states (id, provider_type, code_verifier, created_at)
       values ($1, $2, $3, $4) returning id
     )
     insert into auth.flow_state
       (id, auth_code, code_challenge_method, code_challenge, provider_type, authentication_method,
        referrer, linking_target_id, oauth_client_state_id, created_at, updated_at)
     select $5, $6, $7::auth.code_challenge_method, $8, $2, $11, $9, $10, proof.id, $4, $4
     from proof`,
    [
      randomUUID(),
      flow.providerName,
      verifier,
      new Date(nowMs),
      state,
      flow.challenge === null ? null : randomUUID(),
      flow.challenge?.method ?? null,
      flow.challenge?.challenge ?? null,
      flow.redirectTo,
      flow.linkingTargetId,
      flow.method ?? 'oauth',
    ],
  );
  return { state, verifier };
}

/**
 * Takes the flow that a response names, only once: no matter what happens to this response, the next one with the same
 * state is refused. @throws AuthError 400.
 */
export async function takeProviderFlow(
  q: Queries,
  state: string | null,
  flowSeconds: number,
  nowMs: number,
): Promise<ProviderFlow> {
  if (state === null || state === '') {
    throw badRequest('bad_oauth_callback', 'OAuth state parameter missing');
  }
  if (!isUuid(state)) throw badRequest('bad_oauth_state', 'OAuth state parameter is invalid');
  const [flow] = await q.query<{
    id: string;
    provider_type: string;
    authentication_method: FlowMethod;
    code_challenge: string | null;
    referrer: string | null;
    linking_target_id: string | null;
    oauth_client_state_id: string | null;
    created_at: Date;
  }>(
    `select id, provider_type, authentication_method, code_challenge, referrer, linking_target_id,
       oauth_client_state_id, created_at
     from auth.flow_state where id = $1 and authentication_method in ('oauth', 'sso/saml')`,
    [state],
  );
  if (flow === undefined) {
    throw badRequest('bad_oauth_state', 'OAuth state not found or expired');
  }
  if (flow.created_at.getTime() + flowSeconds * 1000 <= nowMs) {
    throw badRequest('bad_oauth_state', 'OAuth state has expired');
  }
  const [proof] = await q.query<{ code_verifier: string | null }>(
    'delete from auth.oauth_client_states where id = $1 returning code_verifier',
    [flow.oauth_client_state_id],
  );
  if (proof === undefined) {
    throw badRequest('flow_state_already_used', 'State has already been used');
  }
  return {
    id: flow.id,
    providerName: flow.provider_type,
    verifier: proof.code_verifier ?? '',
    isPkce: flow.code_challenge !== null,
    method: flow.authentication_method,
    redirectTo: flow.referrer ?? '',
    linkingTargetId: flow.linking_target_id,
  };
}

/** Returns the code that the app which began the flow exchanges for its session and the provider's tokens. */
export async function completeWithCode(
  q: Queries,
  flowId: string,
  userId: string,
  grant: Pick<ProviderGrant, 'accessToken' | 'refreshToken' | 'endsAt'>,
  nowMs: number,
): Promise<string> {
  const [flow] = await q.query<{ auth_code: string }>(
    `update auth.flow_state set user_id = $2, provider_access_token = $3,
       provider_refresh_token = $4, auth_code_issued_at = $5, updated_at = $5,
       session_not_after = $6
     where id = $1 returning auth_code`,
    [flowId, userId, grant.accessToken, grant.refreshToken, new Date(nowMs), grant.endsAt ?? null],
  );
  if (flow === undefined) {
    throw badRequest('bad_oauth_state', 'OAuth state not found or expired');
  }
  return flow.auth_code;
}

export async function forgetFlow(q: Queries, flowId: string): Promise<void> {
  await q.query('delete from auth.flow_state where id = $1', [flowId]);
}
