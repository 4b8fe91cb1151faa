import { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { adminUserCreate } from './admin/admin-user-create.ts';
import { adminUserDelete } from './admin/admin-user-delete.ts';
import { adminUserGet } from './admin/admin-user-get.ts';
import { adminUserUpdate } from './admin/admin-user-update.ts';
import { adminUsersList } from './admin/admin-users-list.ts';
import { createAttempts } from './limits/attempts.ts';
import type { AuthParts } from './auth-context.ts';
import type { AuthHandler } from './auth-handler.ts';
import { asAuthServer } from './auth-database.ts';
import { confirmPage } from './links/confirm-page.ts';
import { AuthError, notFound } from './auth-error.ts';
import type { SendAuthMail } from './mails/auth-mail.ts';
import type { SendAuthText } from './mails/auth-text.ts';
import { errorResponse } from './requests/error-response.ts';
import { adminFactorDelete, adminFactorsList } from './factors/admin-factors.ts';
import { challengeFactor } from './factors/challenge.ts';
import { enrollFactor } from './factors/enroll.ts';
import { createFactorSecrets } from './factors/factor-secrets.ts';
import { createHashRecoveryCode } from './factors/hash-recovery-code.ts';
import {
  generateRecoveryCodes,
  recoveryCodesStatus,
  regenerateRecoveryCodes,
  unenrollRecoveryCodes,
  verifyRecoveryCode,
} from './factors/recovery-codes.ts';
import { unenrollFactor } from './factors/unenroll.ts';
import { verifyFactor } from './factors/verify.ts';
import { generateLink } from './admin/generate-link.ts';
import { invite } from './admin/invite.ts';
import { logout } from './sessions/logout.ts';
import { magicLink } from './codes/magic-link.ts';
import { otp } from './codes/otp.ts';
import { createHashOfCode } from './codes/one-time-token.ts';
import { createPasswordCheck } from './passwords/password-check.ts';
import { createProviders } from './providers/create-providers.ts';
import { providerEndpoints } from './providers/endpoints.ts';
import { health, jwks, settings as settingsDocument } from './public-documents.ts';
import { reauthenticate } from './passwords/reauthenticate.ts';
import { recover } from './passwords/recover.ts';
import { type LimitedKind, createRequestLimits } from './limits/request-limits.ts';
import { createRefreshTokens } from './sessions/refresh-token.ts';
import { resend } from './codes/resend.ts';
import type { AuthSettings } from './settings.ts';
import { signup } from './sign-up/signup.ts';
import { createCompanyProviders } from './sso/company-providers.ts';
import { token } from './sessions/token.ts';
import { userGet } from './users/user-get.ts';
import { userPut } from './users/user-put.ts';
import { followLink, verifyPost } from './codes/verify.ts';
import { createWrongCodeAlarm } from './limits/wrong-codes.ts';

export type AuthDependencies = {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly settings: AuthSettings;
  readonly sendMail: SendAuthMail;
  /** Null if no texts are sent. */
  readonly sendText: SendAuthText | null;
  /** Keys the hashes of mailed codes; all servers on one database need the same. */
  readonly codeSecret: Buffer;
  /** Derives refresh tokens; all servers on one database need the same. */
  readonly refreshTokenKey: Buffer;
  /** Encrypts the secrets of authenticator apps and keys the hashes of recovery codes; the same for all servers, too. */
  readonly factorSecretKey: Buffer;
  /** Whether a correct password may sign in with a request of these headers. */
  readonly acceptsPassword: (
    password: string,
    headers: Readonly<Record<string, string>>,
  ) => boolean;
  /** Called at most once an hour, when far too many codes and links were wrong. */
  readonly onManyWrongCodes: (count: number) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly version: string;
};

/**
 * The auth protocol, to be mounted at `/auth/v1` behind the gateway's key check, and the page that mailed links open,
 * at the root.
 */
export function createAuthRoom(dependencies: AuthDependencies): {
  readonly api: Hono<GatewayEnv>;
  readonly pages: Hono<GatewayEnv>;
} {
  const { settings, now } = dependencies;
  const database = asAuthServer(dependencies.database);
  const factorSecrets = createFactorSecrets(dependencies.factorSecretKey);
  const parts: AuthParts = {
    ...dependencies,
    database,
    checkPassword: createPasswordCheck(settings),
    guardAttempt: createAttempts({ database, freeAttempts: settings.freeAttempts, now }),
    factorSecrets,
    hashRecoveryCode: createHashRecoveryCode(dependencies.factorSecretKey),
    refreshTokens: createRefreshTokens(dependencies.refreshTokenKey),
    hashOfCode: createHashOfCode(dependencies.codeSecret),
    noteWrongCode: createWrongCodeAlarm({ now, onMany: dependencies.onManyWrongCodes }),
    limitRequest: createRequestLimits(settings.requestLimits, now),
    companyProviders: createCompanyProviders({
      database,
      secrets: factorSecrets,
      reach: { apiUrl: settings.apiUrl, innerHosts: settings.providers.companyHosts, now },
    }),
    providers: createProviders(settings.providers.enabled, {
      redirectUri: `${settings.apiUrl}/callback`,
      now,
    }),
  };

  const room = new Hono<GatewayEnv>();
  room.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  room.onError(errorResponse);
  for (const [path, handlers] of Object.entries(endpoints(parts))) {
    room.all(path, (c) => {
      // Matches the exact method: a HEAD that ran as a GET would let mail scanners use up links.
      const handler = Object.hasOwn(handlers, c.req.method) ? handlers[c.req.method] : undefined;
      if (handler === undefined) throw new AuthError(405, 'unknown', 'Method Not Allowed');
      return handler(c);
    });
  }
  room.all('*', () => {
    throw new AuthError(404, 'unknown', '404 page not found');
  });

  const pages = new Hono<GatewayEnv>();
  pages.get('/auth/confirm', confirmPage(parts));
  pages.post('/auth/confirm', limited(parts, 'verify', followLink(parts)));
  pages.onError(errorResponse);
  return { api: room, pages };
}

type Handlers = Readonly<Record<string, AuthHandler>>;

const limited =
  (parts: AuthParts, kind: LimitedKind, handler: AuthHandler): AuthHandler =>
  (c) => {
    parts.limitRequest(kind, c);
    return handler(c);
  };

function endpoints(parts: AuthParts): Readonly<Record<string, Handlers>> {
  return {
    '/health': { GET: health(parts) },
    '/settings': { GET: settingsDocument(parts) },
    '/.well-known/jwks.json': { GET: jwks(parts) },
    '/signup': { POST: signup(parts) },
    '/token': { POST: token(parts) },
    '/logout': { POST: logout(parts) },
    '/otp': { POST: limited(parts, 'otp', otp(parts)) },
    '/magiclink': { POST: limited(parts, 'otp', magicLink(parts)) },
    '/recover': { POST: limited(parts, 'otp', recover(parts)) },
    '/resend': { POST: limited(parts, 'otp', resend(parts)) },
    '/reauthenticate': { GET: reauthenticate(parts) },
    '/verify': {
      GET: limited(parts, 'verify', followLink(parts)),
      POST: limited(parts, 'verify', verifyPost(parts)),
    },
    '/user': { GET: userGet(parts), PUT: limited(parts, 'user', userPut(parts)) },
    '/factors': { POST: enrollFactor(parts) },
    '/factors/recovery-codes': {
      GET: recoveryCodesStatus(parts),
      POST: generateRecoveryCodes(parts),
      DELETE: unenrollRecoveryCodes(parts),
    },
    '/factors/recovery-codes/verify': { POST: verifyRecoveryCode(parts) },
    '/factors/recovery-codes/regenerate': { POST: regenerateRecoveryCodes(parts) },
    '/factors/:factor_id': { DELETE: unenrollFactor(parts) },
    '/factors/:factor_id/challenge': { POST: challengeFactor(parts) },
    '/factors/:factor_id/verify': { POST: verifyFactor(parts) },
    '/passkeys/*': passkeysDisabled,
    ...providerEndpoints(parts),
    '/invite': { POST: invite(parts) },
    '/admin/generate_link': { POST: generateLink(parts) },
    '/admin/users': { GET: adminUsersList(parts), POST: adminUserCreate(parts) },
    '/admin/users/:id': {
      GET: adminUserGet(parts),
      PUT: adminUserUpdate(parts),
      DELETE: adminUserDelete(parts),
    },
    '/admin/users/:id/factors': { GET: adminFactorsList(parts) },
    '/admin/users/:id/factors/:factor_id': { DELETE: adminFactorDelete(parts) },
  };
}

const passkeysDisabled: Handlers = Object.fromEntries(
  ['GET', 'POST', 'PATCH', 'DELETE'].map((method) => [
    method,
    () => {
      throw notFound('passkey_disabled', 'Passkeys are disabled');
    },
  ]),
);
