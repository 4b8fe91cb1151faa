import type { AuthParts } from '../auth-context.ts';
import type { AuthContext, AuthHandler } from '../auth-handler.ts';
import { AuthError, badRequest, serverFault } from '../auth-error.ts';
import { clientOf } from '../client.ts';
import { toAuthError } from '../requests/error-response.ts';
import { withFragment, withQuery } from '../links/redirect-url.ts';
import { openSession, sessionJson } from '../sessions/session.ts';
import { assertOfCompany, companySession } from '../sso/admit.ts';
import { isCompanyProvider } from '../sso/provider-name.ts';
import { selectUserById } from '../users/user.ts';
import { arrive } from './arrive.ts';
import {
  type ProviderFlow,
  completeWithCode,
  forgetFlow,
  takeProviderFlow,
} from './provider-flow.ts';
import type { ProviderGrant } from './provider.ts';

/**
 * GET /callback, and POST from providers that send a form: the browser comes back. The response is always a redirect:
 * to the app's target if the state is good, otherwise to the site.
 */
export const callback = (parts: AuthParts): AuthHandler => arriveWith(parts, answerOf);

/** POST /sso/saml/acs: the same with the form that a SAML provider has the browser send. */
export const samlAcs = (parts: AuthParts): AuthHandler =>
  arriveWith(parts, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const state = form.get('RelayState') ?? '';
    return new URLSearchParams({ state, code: form.get('SAMLResponse') ?? '' });
  });

const arriveWith =
  (parts: AuthParts, read: (c: AuthContext) => Promise<URLSearchParams>): AuthHandler =>
  async (c) => {
    const { settings } = parts;
    const answer = await read(c);
    let flow: ProviderFlow;
    try {
      const { flowSeconds } = settings.providers;
      flow = await takeProviderFlow(parts.database, answer.get('state'), flowSeconds, parts.now());
    } catch (error) {
      return c.redirect(withQuery(settings.siteUrl, failure(c, error)), 303);
    }
    const target = flow.redirectTo === '' ? settings.siteUrl : flow.redirectTo;
    try {
      return c.redirect(await outcomeUrl(c, parts, flow, answer, target), 302);
    } catch (error) {
      return c.redirect(failureUrl(target, failure(c, error)), 302);
    }
  };

async function answerOf(c: AuthContext): Promise<URLSearchParams> {
  return c.req.method === 'POST'
    ? new URLSearchParams(await c.req.text())
    : new URL(c.req.url).searchParams;
}

async function outcomeUrl(
  c: AuthContext,
  parts: AuthParts,
  flow: ProviderFlow,
  answer: URLSearchParams,
  target: string,
): Promise<string> {
  const refusal = answer.get('error') ?? '';
  if (refusal !== '') {
    const description = answer.get('error_description') ?? '';
    return failureUrl(target, { error: refusal, error_description: description });
  }
  if ((answer.get('code') ?? '') === '') {
    throw badRequest(
      'bad_oauth_callback',
      'OAuth callback with missing authorization code missing',
    );
  }
  const grant = await exchange(parts, flow, answer);
  const { accessToken, refreshToken, person } = grant;
  if (isCompanyProvider(flow.providerName)) assertOfCompany(person);
  const client = clientOf(c);
  const nowMs = parts.now();
  const asserted = { assertedAt: new Date(nowMs), endsAt: grant.endsAt ?? null };
  const arrival = {
    provider: flow.providerName,
    person,
    client,
    mailRequest: {
      redirectTo: target,
      acceptLanguage: c.req.header('accept-language'),
      ip: clientOf(c).ip,
    },
  };
  if (flow.isPkce) {
    const code = await arrive(parts, arrival, flow.linkingTargetId, async (q, userId) => {
      await companySession(q, flow.providerName, userId, asserted);
      return completeWithCode(q, flow.id, userId, grant, nowMs);
    });
    return withQuery(target, { code });
  }
  const { user, session } = await arrive(
    parts,
    arrival,
    flow.linkingTargetId,
    async (q, userId) => {
      const company = await companySession(q, flow.providerName, userId, asserted);
      const opened = await openSession(q, parts, { id: userId }, flow.method, client, company);
      await forgetFlow(q, flow.id);
      return { user: await selectUserById(q, userId), session: opened };
    },
  );
  const json = await sessionJson(parts, user, session);
  return withFragment(target, {
    access_token: json.access_token,
    expires_at: String(json.expires_at),
    expires_in: String(json.expires_in),
    ...(accessToken === null ? {} : { provider_token: accessToken }),
    ...(refreshToken === null ? {} : { provider_refresh_token: refreshToken }),
    refresh_token: json.refresh_token,
    sb: '',
    token_type: json.token_type,
  });
}

/** The code or assertion goes to the provider that the flow began with, no matter which issuer it names. */
async function exchange(
  parts: AuthParts,
  flow: ProviderFlow,
  answer: URLSearchParams,
): Promise<ProviderGrant> {
  const provider = isCompanyProvider(flow.providerName)
    ? await parts.companyProviders.select(flow.providerName)
    : parts.providers.select(flow.providerName);
  const secrets = { state: flow.id, verifier: flow.verifier };
  try {
    return await provider.exchange(secrets, answer);
  } catch (cause) {
    if (cause instanceof AuthError) throw cause;
    throw serverFault('Unable to exchange external code', cause);
  }
}

type FailureFields = {
  readonly error: string;
  readonly error_code?: string;
  readonly error_description: string;
};

const errorByStatus: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

const deniedCodes = new Set([
  'signup_disabled',
  'user_banned',
  'provider_email_needs_verification',
]);

function failure(c: AuthContext, error: unknown): FailureFields {
  const { status, code, message, cause }: AuthError = toAuthError(error);
  if (status >= 500) c.get('log').error({ err: cause ?? error }, message);
  return {
    error: deniedCodes.has(code) ? 'access_denied' : (errorByStatus[status] ?? 'server_error'),
    error_code: code,
    error_description: message,
  };
}

/** In the query for servers and, like the response with tokens, in the fragment for pages. */
function failureUrl(target: string, fields: FailureFields): string {
  return withFragment(withQuery(target, fields), { ...fields, sb: '' });
}
