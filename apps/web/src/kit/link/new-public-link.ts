import { randomId } from '../../platform/random-id.ts';
import { secrets } from '../../platform/secrets.ts';
import { sha256 } from '../../platform/sha256.ts';

/**
 * Makes a new link for outsiders, with `page` before its secret. The secret is made here; the server only gets its
 * hash, unless it has to mail the link.
 */
export async function newPublicLink(origin: string, page: `/${string}`) {
  const secret = secrets.randomHex(24);
  return {
    id: randomId(),
    secret,
    secretHash: await sha256(new TextEncoder().encode(secret).buffer),
    href: new URL(`${page}${secret}`, origin).href,
  };
}
