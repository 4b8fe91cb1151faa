import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { AuthParts } from '../auth-context.ts';
import type { AuthContext, AuthHandler } from '../auth-handler.ts';
import { clientOf } from '../client.ts';
import { redirectTarget } from '../links/redirect-target.ts';
import { readBody, text } from '../requests/request-body.ts';
import { openSession, sessionResponse } from '../sessions/session.ts';
import { requireSignedIn } from '../sessions/signed-in.ts';
import { selectUserById } from '../users/user.ts';
import { arrive } from './arrive.ts';
import type { CheckedIdToken } from './provider.ts';

const bodySchema = z.object({
  id_token: text,
  access_token: text,
  nonce: text,
  provider: text,
  client_id: text,
  issuer: text,
  link_identity: z.nullish(z.boolean()).transform((value) => value ?? false),
});

/**
 * POST /token?grant_type=id_token: accepts a token that an app on the phone got directly from a provider. Errors in the
 * token are reported in the form of OAuth, as upstream does.
 */
export const idTokenGrant =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const body = await readBody(c, bodySchema);
    if (body.id_token === '') return refused(c, 'invalid request', 'id_token required');
    if (body.provider === '' && (body.client_id === '' || body.issuer === '')) {
      return refused(c, 'invalid request', 'provider or client_id and issuer required');
    }
    const linkingTargetId = body.link_identity ? (await requireSignedIn(c, parts)).user.id : null;
    const provider = parts.providers.selectForIdToken(body.provider, body.issuer);

    let token: CheckedIdToken;
    try {
      if (provider.checkIdToken === null) throw new Error(`${provider.name} has no ID tokens.`);
      token = await provider.checkIdToken(body.id_token, body.access_token);
    } catch (error) {
      c.get('log').info({ err: error, provider: provider.name }, 'an ID token was refused');
      return refused(c, 'invalid request', 'Bad ID token');
    }
    if ((token.nonce === null) !== (body.nonce === '')) {
      return refused(
        c,
        'invalid request',
        'Passed nonce and nonce in id_token should either both exist or not.',
      );
    }
    if (token.nonce !== null && token.nonce !== hexSha256(body.nonce)) {
      return refused(c, 'invalid nonce', 'Nonces mismatch');
    }

    const client = clientOf(c);
    const arrival = {
      provider: provider.name,
      person: token.person,
      client,
      mailRequest: {
        redirectTo: redirectTarget(c, parts.settings),
        acceptLanguage: c.req.header('accept-language'),
        ip: clientOf(c).ip,
      },
    };
    const { user, session } = await arrive(parts, arrival, linkingTargetId, async (q, userId) => {
      const opened = await openSession(q, parts, { id: userId }, 'oauth', client);
      return { user: await selectUserById(q, userId), session: opened };
    });
    return sessionResponse(c, parts, user, session);
  };

/** The app gives the provider the hash and keeps the nonce, so a stolen token alone is worthless. */
function hexSha256(nonce: string): string {
  return createHash('sha256').update(nonce).digest('hex');
}

function refused(c: AuthContext, error: string, description: string): Response {
  return c.json({ error, error_description: description }, 400);
}
