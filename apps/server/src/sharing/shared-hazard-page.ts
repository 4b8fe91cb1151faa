import { Hono } from 'hono';

import type { Database } from '../db/database.ts';
import { unlessSuspended } from '../errors/unless-suspended.ts';
import type { ListenerEnv } from '../http/listener.ts';
import { brandOf } from '../mail/brand.ts';
import { goneHtml, sharedHazardHtml, sharedHazardSchema } from './shared-hazard-html.ts';
import { sharedHeaders, type SharedPictures } from './shared-pictures.ts';
import { languageOf } from '@muster/domain/languages';

/**
 * `GET /shared-hazard/{reportId}`: a hazard as an admin shows it to outsiders, in the company's look. The id in the address is the
 * secret of a public link, of which the database has only a hash. The page is whole without scripts. What is
 * unknown, expired or revoked takes one path and is answered by the same bytes.
 */
export function createSharedHazardPage({
  database,
  pictures,
  siteUrl,
}: {
  readonly database: Pick<Database, 'query'>;
  readonly pictures: SharedPictures;
  readonly siteUrl: string;
}): Hono<ListenerEnv> {
  return new Hono<ListenerEnv>()
    .get('/shared-hazard/:reportId', async (c) => {
      const reportId = c.req.param('reportId');
      const language = languageOf(c.req.header('accept-language') ?? '');
      const asked = database.query<{ shown: unknown }>('select app.shared_hazard($1) as shown', [
        reportId.replaceAll('\0', ''),
      ]);
      const answer = await unlessSuspended(asked);
      for (const [name, value] of Object.entries(sharedHeaders)) c.header(name, value);
      c.header('Vary', 'Accept-Language');
      const shown = answer === 'suspended' ? null : (answer[0]?.shown ?? null);
      if (shown === null) {
        const { html, policy } = goneHtml(language);
        c.header('Content-Security-Policy', policy);
        return c.html(html, answer === 'suspended' ? 403 : 404);
      }
      const { company, ...hazard } = sharedHazardSchema.parse(shown);
      const { html, policy } = sharedHazardHtml({
        hazard,
        brand: brandOf(company, siteUrl),
        pictureUrls: hazard.pictures.map((id) => pictures.url('/shared-hazard', reportId, id)),
        language,
      });
      c.header('Content-Security-Policy', policy);
      return c.html(html);
    })
    .get('/shared-hazard/:reportId/:picture', (c) =>
      pictures.answer('hazard', c.req.param('reportId'), c.req.param('picture'), c.req.query()),
    );
}
