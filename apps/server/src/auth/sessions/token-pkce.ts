import * as z from 'zod';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { forbidden, invalid } from '../auth-error.ts';
import { clientOf } from '../client.ts';
import { redeemAuthCode } from '../links/pkce.ts';
import { readBody, text } from '../requests/request-body.ts';
import { openSession, sessionResponse } from './session.ts';
import { keepSignUp, selectSignUpOfFlow } from '../sign-up/sign-ups.ts';
import { companySession } from '../sso/admit.ts';
import { isBanned, selectUserById } from '../users/user.ts';

const bodySchema = z.object({ auth_code: text, code_verifier: text });

/** POST /token?grant_type=pkce: exchanges a code from a redirect for its session. */
export const pkceGrant =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const { auth_code: authCode, code_verifier: verifier } = await readBody(c, bodySchema);
    if (authCode === '' || verifier === '') {
      throw invalid('invalid request: both auth code and code verifier should be non-empty');
    }
    const client = clientOf(c);
    const nowMs = parts.now();
    const { user, session, providerTokens } = await parts.database.transaction(async (q) => {
      const redeemed = await redeemAuthCode(q, authCode, verifier, nowMs);
      const { userId, method } = redeemed;
      const found = await selectUserById(q, userId);
      if (isBanned(found, nowMs)) throw forbidden('user_banned', 'User is banned');
      const signUp = await selectSignUpOfFlow(q, redeemed.flowId);
      if (signUp !== null) await keepSignUp(q, userId, signUp, nowMs);
      await audit(q, 'login', found, client, nowMs, { provider_type: method });
      const company = await companySession(q, redeemed.providerName, userId, {
        assertedAt: redeemed.issuedAt,
        endsAt: redeemed.endsAt,
      });
      const opened = await openSession(q, parts, found, method, client, company);
      return {
        user: await selectUserById(q, userId),
        session: opened,
        providerTokens: redeemed.providerTokens,
      };
    });
    return sessionResponse(c, parts, user, session, providerTokens);
  };
