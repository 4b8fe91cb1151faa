import type { ApiKey } from '../http/gateway-env.ts';
import { TokenError, type TokenErrorKind } from '../tokens/token-error.ts';
import type { Claims, Tokens } from '../tokens/tokens.ts';
import { headerText } from './errors/header-values.ts';
import { RestError } from './errors/rest-error.ts';

/** The caller that a request's transaction runs as. */
export type RestCaller = {
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
  /**
   * True for the role of unauthenticated callers; a missing right then requires a login (protocol
   * B4).
   */
  readonly isAnonymous: boolean;
  /** True for the server's own key, which has no caller limits. */
  readonly isTrusted: boolean;
};

export type CallerRules = {
  /** Null if no one may call without a token. */
  readonly anonymousRole: string | null;
  /** Roles that a token may name; any other is refused as the database would refuse it. */
  readonly roles: readonly string[];
  /** Audience that a token's `aud` must include if it has one; null accepts any. */
  readonly audience: string | null;
};

/**
 * Identifies the caller by the bearer token, or by the API key that the gateway has checked
 * (protocol B2, B3).
 * @throws RestError PGRST301, PGRST302, PGRST303, 42501
 */
export async function identifyCaller(
  authorization: string | undefined,
  apiKey: ApiKey | undefined,
  tokens: Pick<Tokens, 'verify'>,
  rules: CallerRules,
): Promise<RestCaller> {
  const token = bearerToken(authorization);
  if (token === null) {
    return callerOf({}, apiKey?.role === 'service_role' ? apiKey.role : null, rules);
  }
  if (token === '') {
    throw unauthorized('PGRST301', 'Empty JWT is sent in Authorization header');
  }
  const claims = await verified(token, tokens);
  assertAudience(claims['aud'], rules);
  return callerOf(claims, claims.role ?? null, rules);
}

async function verified(token: string, tokens: Pick<Tokens, 'verify'>): Promise<Claims> {
  try {
    return await tokens.verify(token);
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    throw tokenRefusal(error);
  }
}

/** A token without an audience is valid for everyone. */
function assertAudience(claim: unknown, { audience }: CallerRules): void {
  if (audience === null || claim === undefined || claim === null) return;
  const named = Array.isArray(claim) ? claim : [claim];
  if (named.length > 0 && !named.includes(audience)) {
    throw unauthorized('PGRST303', 'JWT not in audience');
  }
}

/** The text after `Bearer`; null without such a header, and for other schemes. */
function bearerToken(authorization: string | undefined): string | null {
  if (authorization === undefined) return null;
  const scheme = authorization.slice(0, 6).toLowerCase();
  const rest = authorization.slice(6);
  if (scheme !== 'bearer' || (rest !== '' && !rest.startsWith(' '))) return null;
  return rest.trim();
}

/** @param named The role from the token or key; null for the anonymous role. */
function callerOf(
  claims: Readonly<Record<string, unknown>>,
  named: string | null,
  { anonymousRole, roles }: CallerRules,
): RestCaller {
  const role = named ?? anonymousRole;
  if (role === null) {
    throw new RestError({
      status: 401,
      code: 'PGRST302',
      message: 'Anonymous access is disabled',
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
  if (!roles.includes(role)) {
    throw new RestError({
      status: 403,
      code: '42501',
      message: `permission denied to set role "${role}"`,
    });
  }
  return {
    role,
    claims: claims['role'] === role ? claims : { ...claims, role },
    isAnonymous: role === anonymousRole,
    isTrusted: role === 'service_role',
  };
}

const codes: Readonly<Record<TokenErrorKind, 'PGRST301' | 'PGRST303'>> = {
  malformed: 'PGRST301',
  bad_signature: 'PGRST301',
  expired: 'PGRST303',
  not_yet_valid: 'PGRST303',
  issued_in_future: 'PGRST303',
  bad_claim: 'PGRST303',
};

function tokenRefusal(error: TokenError): RestError {
  const code = codes[error.kind];
  if (error.kind === 'bad_signature') {
    return unauthorized(
      code,
      'No suitable key or wrong key type',
      'None of the keys was able to decode the JWT',
      error,
    );
  }
  const isCounted = error.kind !== 'malformed' || error.detail.startsWith('Expected 3 parts');
  return unauthorized(code, isCounted ? error.detail : "JWT couldn't be decoded", null, error);
}

function unauthorized(
  code: 'PGRST301' | 'PGRST303',
  message: string,
  details: string | null = null,
  cause?: TokenError,
): RestError {
  return new RestError({
    status: 401,
    code,
    message,
    details,
    headers: {
      'www-authenticate': `Bearer error="invalid_token", error_description=${JSON.stringify(headerText(message))}`,
    },
    cause,
  });
}
