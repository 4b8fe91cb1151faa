import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Database } from '../db/database.ts';
import { unlessSuspended } from '../errors/unless-suspended.ts';

/** Long enough to read a page; reloading it signs new addresses. */
const pictureSeconds = 600;

/** Headers of every response under a public link. */
export const sharedHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/** Pictures on the pages of public links, at addresses that expire after ten minutes. */
export type SharedPictures = {
  /** @param page Path of the pages of this kind, such as `/shared-hazard` */
  url(page: string, secret: string, picture: string): string;
  answer(
    kind: 'hazard' | 'project',
    secret: string,
    picture: string,
    query: Readonly<Record<string, string | undefined>>,
  ): Promise<Response>;
};

export function createSharedPictures({
  database,
  readPicture,
  secret: key,
  siteUrl,
  now,
}: {
  readonly database: Pick<Database, 'query'>;
  readonly readPicture: (version: string) => Promise<AsyncIterable<Uint8Array>>;
  /** Signs the addresses of pictures. */
  readonly secret: Buffer;
  readonly siteUrl: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}): SharedPictures {
  const signature = (secret: string, picture: string, until: string) =>
    createHmac('sha256', key).update(`${secret} ${picture} ${until}`).digest('base64url');

  const isSigned = (secret: string, picture: string, until: string, given: string) => {
    const [wanted, got] = [Buffer.from(signature(secret, picture, until)), Buffer.from(given)];
    const isSame = wanted.length === got.length && timingSafeEqual(wanted, got);
    return isSame && Number(until) * 1000 > now();
  };

  return {
    url: (page, secret, picture) => {
      const until = String(Math.floor(now() / 1000) + pictureSeconds);
      const query = new URLSearchParams({ until, signature: signature(secret, picture, until) });
      return `${siteUrl}${page}/${secret}/${picture}?${query.toString()}`;
    },
    answer: async (kind, secret, picture, { until = '', signature: given = '' }) => {
      const asked = database.query<{ version: string | null }>(
        'select app.shared_picture($1, $2, $3) as version',
        [secret.replaceAll('\0', ''), kind, picture.replaceAll('\0', '')],
      );
      const answer = await unlessSuspended(asked);
      const version = answer === 'suspended' ? null : (answer[0]?.version ?? null);
      if (version === null || !isSigned(secret, picture, until, given)) {
        return new Response(null, { status: 404, headers: sharedHeaders });
      }
      const chunks: Uint8Array[] = [];
      for await (const chunk of await readPicture(version)) chunks.push(Uint8Array.from(chunk));
      return new Response(Buffer.concat(chunks), {
        headers: {
          ...sharedHeaders,
          'Content-Type': 'image/jpeg',
          'X-Content-Type-Options': 'nosniff',
          'Content-Security-Policy': "default-src 'none'; sandbox",
        },
      });
    },
  };
}
