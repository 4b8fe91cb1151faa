import { HttpError } from '../errors/http-error.ts';
import type { ApiKey } from './gateway-env.ts';
import type { RequestFacts } from './request-facts.ts';

/** Paths that people reach through a link, a redirect or a public document, and therefore without a key. */
const keylessPaths = new RegExp(
  [
    '^/auth/v1/(verify|authorize|callback|health|sso/saml/.*|\\.well-known/.*)$',
    // Public objects, and objects opened by the token of a signed URL.
    '^/storage/v1/object/(info/)?public/',
    '^/storage/v1/object/(upload/)?sign/[^/]+/',
    '^/storage/v1/upload/resumable/sign(/|$)',
    '^/storage/v1/render/image/(public|sign)/',
    // Each function says whether it is public.
    '^/functions/v1/',
  ].join('|'),
);

/**
 * Returns the API key of a request: the header `apikey`, the query parameter `apikey`, or the bearer token for clients
 * that send their key as one. Undefined only on paths that need none.
 * @throws HttpError 401 `no_api_key` or `invalid_api_key`
 */
export function apiKeyOf(
  path: string,
  { incomingHeaders, queryApiKey }: RequestFacts,
  apiKeyRole: (key: string) => ApiKey | null,
): ApiKey | undefined {
  const given = incomingHeaders['apikey']?.toString() ?? queryApiKey;
  const apiKey = apiKeyRole(given ?? bearerOf(incomingHeaders.authorization));
  if (apiKey !== null) return apiKey;
  if (keylessPaths.test(path)) return undefined;
  if (given !== undefined) throw badKey();
  const keyless = apiKeyRole('');
  if (keyless === null) throw noKey();
  return keyless;
}

export function bearerOf(authorization: string | undefined): string {
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
