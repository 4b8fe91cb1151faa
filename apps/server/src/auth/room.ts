import { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { adminUserCreate } from './admin-user-create.ts';
import { adminUserDelete } from './admin-user-delete.ts';
import { adminUserGet } from './admin-user-get.ts';
import { adminUserUpdate } from './admin-user-update.ts';
import { adminUsersList } from './admin-users-list.ts';
import type { AuthHandler, AuthParts } from './auth-context.ts';
import { asAuthServer } from './auth-database.ts';
import { AuthError } from './auth-error.ts';
import type { SendAuthMail } from './auth-mail.ts';
import { errorResponse } from './error-response.ts';
import { invite } from './invite.ts';
import { logout } from './logout.ts';
import { createMailBudget } from './mail-budget.ts';
import { createPasswordCheck } from './password-check.ts';
import { health, jwks, settings as settingsDocument } from './public-documents.ts';
import { recover } from './recover.ts';
import { resend } from './resend.ts';
import type { AuthSettings } from './settings.ts';
import { signup } from './signup.ts';
import { token } from './token.ts';
import { userGet } from './user-get.ts';
import { userPut } from './user-put.ts';
import { verifyGet, verifyPost } from './verify.ts';

export type AuthDependencies = {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly settings: AuthSettings;
  readonly sendMail: SendAuthMail;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly version: string;
};

/** The auth protocol, to be mounted at `/auth/v1` behind the key check of the gateway. */
export function createAuthRoom(dependencies: AuthDependencies): Hono<GatewayEnv> {
  const { settings, now } = dependencies;
  const parts: AuthParts = {
    ...dependencies,
    database: asAuthServer(dependencies.database),
    checkPassword: createPasswordCheck(settings),
    mailBudget: createMailBudget(settings.mailsPerHour, now),
  };

  const room = new Hono<GatewayEnv>();
  room.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  room.onError(errorResponse);
  for (const [path, handlers] of Object.entries(endpoints(parts))) {
    room.all(path, (c) => {
      // By the exact method: a HEAD that ran as a GET would let mail scanners use up links.
      const handler = Object.hasOwn(handlers, c.req.method) ? handlers[c.req.method] : undefined;
      if (handler === undefined) throw new AuthError(405, 'unknown', 'Method Not Allowed');
      return handler(c);
    });
  }
  room.all('*', () => {
    throw new AuthError(404, 'unknown', '404 page not found');
  });
  return room;
}

type Handlers = Readonly<Record<string, AuthHandler>>;

function endpoints(parts: AuthParts): Readonly<Record<string, Handlers>> {
  return {
    '/health': { GET: health(parts) },
    '/settings': { GET: settingsDocument(parts) },
    '/.well-known/jwks.json': { GET: jwks(parts) },
    '/signup': { POST: signup(parts) },
    '/token': { POST: token(parts) },
    '/logout': { POST: logout(parts) },
    '/recover': { POST: recover(parts) },
    '/resend': { POST: resend(parts) },
    '/verify': { GET: verifyGet(parts), POST: verifyPost(parts) },
    '/user': { GET: userGet(parts), PUT: userPut(parts) },
    '/invite': { POST: invite(parts) },
    '/admin/users': { GET: adminUsersList(parts), POST: adminUserCreate(parts) },
    '/admin/users/:id': {
      GET: adminUserGet(parts),
      PUT: adminUserUpdate(parts),
      DELETE: adminUserDelete(parts),
    },
  };
}
