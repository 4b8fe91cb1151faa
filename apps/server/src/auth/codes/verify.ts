import * as z from 'zod';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthMail } from '../mails/auth-mail.ts';
import { type Client, clientOf } from '../client.ts';
import { emailAddress } from '../requests/email-address.ts';
import { toAuthError } from '../requests/error-response.ts';
import { pkcePrefix } from './one-time-token.ts';
import { assertPhonesEnabled, phoneNumber } from '../requests/phone-number.ts';
import { issueAuthCode } from '../links/pkce.ts';
import { redirectTarget } from '../links/redirect-target.ts';
import { withFragment, withQuery } from '../links/redirect-url.ts';
import { readBody, text } from '../requests/request-body.ts';
import { type AuthMethod, openSession, sessionJson, sessionResponse } from '../sessions/session.ts';
import { addressChangedMails } from '../mails/security-mails.ts';
import { type User, selectUserById } from '../users/user.ts';
import { type Proof, acceptProof, countTry } from './verify-proof.ts';

const halfConfirmed =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * GET /verify and POST /auth/confirm: a click in a mail, or on the page that it opens. The response is always a
 * redirect, even on failure.
 */
export const followLink =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const target = redirectTarget(c, parts.settings);
    const hash = c.req.query('token') ?? '';
    const isPkce = hash.startsWith(pkcePrefix);
    try {
      const type = c.req.query('type') ?? '';
      if (type === '') throw invalid('Verify requires a verification type');
      if (hash === '') throw invalid('Verify requires a token or a token hash');
      const proof: Proof = { kind: 'link', type, hash };
      return c.redirect(await successUrl(proof, type, isPkce, target), 303);
    } catch (error) {
      const known = toAuthError(error);
      if (known.status >= 500) throw known;
      return c.redirect(failureUrl(known, target, isPkce), 303);
    }

    async function successUrl(proof: Proof, type: string, pkce: boolean, url: string) {
      const nowMs = parts.now();
      const client = clientOf(c);
      const notices: AuthMail[] = [];
      const tell = (before: User) => notices.push(...addressChangedMails(c, before));
      const outcome = await parts.database.transaction(async (q) => {
        const userId = await acceptProof(q, parts, proof, client, tell);
        if (userId === null) return 'half';
        if (pkce) return { code: await issueAuthCode(q, userId, methodOf(type), nowMs) };
        const session = await openSession(q, parts, { id: userId }, 'otp', client);
        return { session, user: await selectUserById(q, userId) };
      });
      for (const mail of notices) await parts.sendMail(mail);
      if (outcome === 'half') {
        const withMessage = pkce ? withQuery(url, { message: halfConfirmed }) : url;
        return withFragment(withMessage, { message: halfConfirmed, sb: '' });
      }
      if ('code' in outcome) return withQuery(url, { code: outcome.code });
      const json = await sessionJson(parts, outcome.user, outcome.session);
      return withFragment(url, {
        access_token: json.access_token,
        expires_at: String(json.expires_at),
        expires_in: String(json.expires_in),
        refresh_token: json.refresh_token,
        sb: '',
        token_type: json.token_type,
        type,
      });
    }
  };

const bodySchema = z.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
  redirect_to: text,
});

/** POST /verify: the typed code with its address, or the hash from a link. */
export const verifyPost =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const presented = proofOf(parts, await readBody(c, bodySchema));
    const client = clientOf(c);
    const notices: AuthMail[] = [];
    const tell = (before: User) => notices.push(...addressChangedMails(c, before));
    const outcome = await guarded(parts, presented, client, (proof) =>
      parts.database.transaction(async (q) => {
        const userId = await acceptProof(q, parts, proof, client, tell);
        if (userId === null) return 'half';
        const session = await openSession(q, parts, { id: userId }, 'otp', client);
        return { session, user: await selectUserById(q, userId) };
      }),
    );
    for (const mail of notices) await parts.sendMail(mail);
    if (outcome === 'half') return c.json({ code: '200', msg: halfConfirmed });
    return sessionResponse(c, parts, outcome.user, outcome.session);
  };

/** Typed codes are short, so wrong ones count against the account they are for. */
async function guarded<T>(
  parts: AuthParts,
  proof: Proof,
  { ip }: Client,
  accept: (proof: Proof) => Promise<T>,
): Promise<T> {
  if (proof.kind === 'link') return accept(proof);
  let refusal: unknown;
  const accepted = await parts.guardAttempt(
    { kind: 'code', account: proof.address, ip },
    async () => {
      try {
        return { value: await accept(await countTry(parts, proof)) };
      } catch (error) {
        if (!(error instanceof AuthError) || error.code !== 'otp_expired') throw error;
        refusal = error;
        return null;
      }
    },
  );
  if (accepted === null) throw refusal;
  return accepted.value;
}

function proofOf(parts: AuthParts, body: z.infer<typeof bodySchema>): Proof {
  const { type, token, token_hash: hash, email, phone } = body;
  if (type === '') throw invalid('Verify requires a verification type');
  if ((token === '') === (hash === '')) {
    throw invalid('Verify requires either a token or a token hash');
  }
  if (hash !== '') {
    if (email !== '' || phone !== '' || body.redirect_to !== '') {
      throw invalid('Only the token_hash and type should be provided');
    }
    return { kind: 'link', type, hash };
  }
  if ((email === '') === (phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  if (phone !== '') assertPhonesEnabled(parts, 'Phone logins are disabled', 422);
  const by = phone === '' ? 'email' : 'phone';
  const address = by === 'email' ? emailAddress(email) : phoneNumber(phone);
  return { kind: 'code', type, by, address, hash: parts.hashOfCode(address, token), among: [] };
}

/** Returns the authentication method of the flow that a mail of this type belongs to. */
function methodOf(type: string): AuthMethod {
  switch (type) {
    case 'signup':
      return 'email/signup';
    case 'recovery':
    case 'invite':
    case 'magiclink':
    case 'email_change':
      return type;
    default:
      throw invalid(`unsupported authentication method "${type}"`);
  }
}

const oauthErrorByStatus: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

function failureUrl({ status, code, message }: AuthError, target: string, isPkce: boolean): string {
  const oauthError = oauthErrorByStatus[status];
  const fields = {
    ...(oauthError === undefined ? {} : { error: oauthError }),
    error_code: code,
    error_description: message,
  };
  return withFragment(isPkce ? withQuery(target, fields) : target, { ...fields, sb: '' });
}
