import { createHmac, timingSafeEqual } from 'node:crypto';

import { Hono } from 'hono';

import type { Database } from '../db/database.ts';
import { unlessSuspended } from '../errors/unless-suspended.ts';
import type { ListenerEnv } from '../http/listener.ts';
import {
  goneHtml,
  sharedHazardHtml,
  sharedHazardPolicy,
  sharedHazardSchema,
} from './shared-hazard-html.ts';
import { languageOf } from '@muster/domain/languages';

/** Long enough to read the page; the link is asked again each time. */
const pictureSeconds = 600;

const headers = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/**
 * `GET /shared-hazard/{reportId}`: a hazard as an admin shows it to outsiders. The id in the address is the
 * secret of a public link, of which the database has only a hash. The page is whole without scripts. What is
 * unknown, expired or revoked takes one path and is answered by the same bytes.
 */
export function createSharedHazardPage({
  database,
  readPicture,
  secret,
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
}): Hono<ListenerEnv> {
  const signature = (reportId: string, picture: string, until: string) =>
    createHmac('sha256', secret).update(`${reportId} ${picture} ${until}`).digest('base64url');

  const pictureUrl = (reportId: string, picture: string): string => {
    const until = String(Math.floor(now() / 1000) + pictureSeconds);
    const query = new URLSearchParams({ until, signature: signature(reportId, picture, until) });
    return `${siteUrl}/shared-hazard/${reportId}/${picture}?${query.toString()}`;
  };

  const isSigned = (reportId: string, picture: string, until: string, given: string) => {
    const [wanted, got] = [Buffer.from(signature(reportId, picture, until)), Buffer.from(given)];
    const isSame = wanted.length === got.length && timingSafeEqual(wanted, got);
    return isSame && Number(until) * 1000 > now();
  };

  return new Hono<ListenerEnv>()
    .get('/shared-hazard/:reportId', async (c) => {
      const reportId = c.req.param('reportId');
      const language = languageOf(c.req.header('accept-language') ?? '');
      const asked = database.query<{ shown: unknown }>('select app.shared_hazard($1) as shown', [
        reportId.replaceAll('\0', ''),
      ]);
      const answer = await unlessSuspended(asked);
      for (const [name, value] of Object.entries(headers)) c.header(name, value);
      c.header('Content-Security-Policy', sharedHazardPolicy);
      c.header('Vary', 'Accept-Language');
      if (answer === 'suspended') return c.html(goneHtml(language), 403);
      const shown = answer[0]?.shown ?? null;
      if (shown === null) return c.html(goneHtml(language), 404);
      const hazard = sharedHazardSchema.parse(shown);
      const urls = hazard.pictures.map((picture) => pictureUrl(reportId, picture));
      return c.html(sharedHazardHtml(hazard, urls, language));
    })
    .get('/shared-hazard/:reportId/:picture', async (c) => {
      const { reportId, picture } = c.req.param();
      const { until = '', signature: given = '' } = c.req.query();
      const asked = database.query<{ version: string | null }>(
        'select app.shared_hazard_picture($1, $2) as version',
        [reportId.replaceAll('\0', ''), picture.replaceAll('\0', '')],
      );
      const answer = await unlessSuspended(asked);
      const version = answer === 'suspended' ? null : (answer[0]?.version ?? null);
      for (const [name, value] of Object.entries(headers)) c.header(name, value);
      if (version === null || !isSigned(reportId, picture, until, given)) {
        return c.body(null, 404);
      }
      const chunks: Uint8Array[] = [];
      for await (const chunk of await readPicture(version)) chunks.push(Uint8Array.from(chunk));
      return c.body(Buffer.concat(chunks), 200, {
        'Content-Type': 'image/jpeg',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
      });
    });
}
