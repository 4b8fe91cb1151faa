import type { ApiKey } from '../http/gateway-env.ts';
import { TokenError, type TokenErrorKind } from '../tokens/token-error.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { headerText } from './errors/header-values.ts';
import { RestError } from './errors/rest-error.ts';

/** Whom a request's transaction runs as. */
export type RestCaller = {
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
  /** The role of callers who have proved nothing; what it lacks asks for a login (protocol B4). */
  readonly isAnonymous: boolean;
};

export type CallerRules = {
  readonly anonymousRole: string;
  /** Roles that a token may name; any other is refused as the database would refuse it. */
  readonly roles: readonly string[];
};

/**
 * Says who calls: by the bearer token, or by the API key that the gateway has checked (protocol B2,
 * B3).
 * @throws RestError PGRST301, PGRST303, 42501
 */
export async function identifyCaller(
  authorization: string | undefined,
  apiKey: ApiKey | undefined,
  tokens: Pick<Tokens, 'verify'>,
  rules: CallerRules,
): Promise<RestCaller> {
  const token = bearerToken(authorization);
  if (token === null) return callerOf({}, apiKey?.role ?? rules.anonymousRole, rules);
  if (token === '') {
    throw unauthorized('PGRST301', 'Empty JWT is sent in Authorization header');
  }
  try {
    const claims = await tokens.verify(token);
    return callerOf(claims, claims.role ?? rules.anonymousRole, rules);
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    throw tokenRefusal(error);
  }
}

/** What follows `Bearer`; null when there is no such header, as with other schemes. */
function bearerToken(authorization: string | undefined): string | null {
  if (authorization === undefined) return null;
  const scheme = authorization.slice(0, 6).toLowerCase();
  const rest = authorization.slice(6);
  if (scheme !== 'bearer' || (rest !== '' && !rest.startsWith(' '))) return null;
  return rest.trim();
}

function callerOf(
  claims: Readonly<Record<string, unknown>>,
  role: string,
  { anonymousRole, roles }: CallerRules,
): RestCaller {
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
