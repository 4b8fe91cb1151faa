import type { MiddlewareHandler } from 'hono';

import { HttpError } from '../errors/http-error.ts';
import type { ApiKey } from './gateway-env.ts';
import type { ListenerEnv } from './listener.ts';

/** Paths that people reach by a link, a redirect or a public document, and so without a key. */
const keylessPaths =
  /^\/auth\/v1\/(verify|authorize|callback|health|sso\/saml\/.*|\.well-known\/.*)$/;

/**
 * Refuses requests to the API without a valid key. The key is the header `apikey`, the query
 * parameter `apikey`, or the bearer token for clients that send their key as one.
 */
export function requireApiKey(
  apiKeyRole: (key: string) => ApiKey | null,
): MiddlewareHandler<ListenerEnv> {
  return async (c, next) => {
    const given = c.req.header('apikey') ?? c.env.queryApiKey;
    const apiKey = apiKeyRole(given ?? bearerOf(c.req.header('authorization')));
    if (apiKey !== null) c.set('apiKey', apiKey);
    else if (!keylessPaths.test(c.req.path)) throw given === undefined ? noKey() : badKey();
    await next();
  };
}

function bearerOf(authorization: string | undefined): string {
  return /^bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
}

function noKey(): HttpError {
  return new HttpError(401, 'no_api_key', 'No API key found in request', {
    hint: 'No `apikey` request header or url param was found.',
  });
}

function badKey(): HttpError {
  return new HttpError(401, 'invalid_api_key', 'Invalid API key', {
    hint: 'Double check your API key.',
  });
}
