import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Queries } from '../auth-database.ts';
import { badRequest, invalid, notFound, unprocessable } from '../auth-error.ts';
import type { AuthMethod } from '../sessions/session.ts';

/** The client's way to prove that it began the flow (RFC 7636); null if it takes tokens directly. */
export type CodeChallenge = { readonly challenge: string; readonly method: 's256' | 'plain' };

const codeSeconds = 300;

/** @throws AuthError 400 if the two fields don't fit together or break the rules. */
export function codeChallenge(fields: {
  readonly code_challenge: string;
  readonly code_challenge_method: string;
}): CodeChallenge | null {
  const { code_challenge: challenge } = fields;
  const method = fields.code_challenge_method.toLowerCase();
  if ((challenge === '') !== (method === '')) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge === '') return null;
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[a-zA-Z0-9._~-]+$/.test(challenge)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  if (method !== 's256' && method !== 'plain') {
    throw invalid(`unsupported code_challenge method "${fields.code_challenge_method}"`);
  }
  return { challenge, method };
}

/** Stores a flow that will come back by mail, and deletes those that never did. Returns its id. */
export async function beginFlow(
  q: Queries,
  userId: string,
  method: AuthMethod,
  { challenge, method: challengeMethod }: CodeChallenge,
  nowMs: number,
): Promise<string> {
  const id = randomUUID();
  await q.query('delete from auth.flow_state where user_id = $1 and created_at < $2', [
    userId,
    new Date(nowMs - 86_400_000),
  ]);
  await q.query(
    `insert into auth.flow_state
       (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
        authentication_method, created_at, updated_at)
     values ($1, $2, $3, $4::auth.code_challenge_method, $5, 'email', $6, $7, $7)`,
    [id, userId, randomUUID(), challengeMethod, challenge, method, new Date(nowMs)],
  );
  return id;
}

/** The code carried by the redirect after a verified mail. @throws AuthError 400 without a flow. */
export async function issueAuthCode(
  q: Queries,
  userId: string,
  method: AuthMethod,
  nowMs: number,
): Promise<string> {
  const [flow] = await q.query<{ auth_code: string }>(
    `update auth.flow_state set auth_code_issued_at = $3, updated_at = $3
     where id = (
       select id from auth.flow_state where user_id = $1 and authentication_method = $2
       order by created_at desc limit 1)
     returning auth_code`,
    [userId, method, new Date(nowMs)],
  );
  if (flow === undefined) {
    throw badRequest(
      'flow_state_not_found',
      'No associated flow state found. No valid flow state found for user.',
    );
  }
  return flow.auth_code;
}

export type RedeemedCode = {
  readonly flowId: string;
  readonly userId: string;
  readonly method: AuthMethod;
  /** Provider of the flow; `email` for mails. */
  readonly providerName: string;
  /** End of the sign-in, according to the provider. */
  readonly endsAt: Date | null;
  readonly issuedAt: Date;
  /** Tokens granted by the provider, named as in the session response. */
  readonly providerTokens: {
    readonly provider_token?: string;
    readonly provider_refresh_token?: string;
  };
};

/**
 * Redeems an issued code once. A wrong verifier doesn't use it up.
 * @throws AuthError 404, 422 or 400.
 */
export async function redeemAuthCode(
  q: Queries,
  authCode: string,
  verifier: string,
  nowMs: number,
): Promise<RedeemedCode> {
  const [flow] = await q.query<{
    id: string;
    user_id: string;
    authentication_method: AuthMethod;
    code_challenge: string;
    code_challenge_method: string;
    auth_code_issued_at: Date;
    provider_type: string;
    session_not_after: Date | null;
    provider_access_token: string | null;
    provider_refresh_token: string | null;
  }>(
    `select id, user_id, authentication_method, code_challenge,
       code_challenge_method::text as code_challenge_method, auth_code_issued_at,
       provider_type, session_not_after, provider_access_token, provider_refresh_token
     from auth.flow_state
     where auth_code = $1 and user_id is not null and auth_code_issued_at is not null
     for update`,
    [authCode],
  );
  if (flow === undefined) {
    throw notFound('flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  if (flow.auth_code_issued_at.getTime() + codeSeconds * 1000 < nowMs) {
    throw unprocessable('flow_state_expired', 'invalid flow state, flow state has expired');
  }
  const answer = flow.code_challenge_method === 'plain' ? verifier : s256(verifier);
  if (!isEqual(answer, flow.code_challenge)) {
    throw badRequest(
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  await q.query('delete from auth.flow_state where id = $1', [flow.id]);
  const { provider_access_token: access, provider_refresh_token: refresh } = flow;
  return {
    flowId: flow.id,
    userId: flow.user_id,
    method: flow.authentication_method,
    providerName: flow.provider_type,
    endsAt: flow.session_not_after,
    issuedAt: flow.auth_code_issued_at,
    providerTokens: {
      ...(access === null ? {} : { provider_token: access }),
      ...(refresh === null ? {} : { provider_refresh_token: refresh }),
    },
  };
}

function s256(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function isEqual(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
