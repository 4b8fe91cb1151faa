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
import { sharedHeaders, type SharedPictures } from './shared-pictures.ts';
import { languageOf } from '@muster/domain/languages';

/**
 * `GET /shared-hazard/{reportId}`: a hazard as an admin shows it to outsiders. The id in the URL is the secret of a
 * public link, and the database has only its hash. The page works without scripts. Unknown, expired and revoked links
 * take the same path and get the same response.
 */
export function createSharedHazardPage({
  database,
  pictures,
}: {
  readonly database: Pick<Database, 'query'>;
  readonly pictures: SharedPictures;
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
      c.header('Content-Security-Policy', sharedHazardPolicy);
      c.header('Vary', 'Accept-Language');
      if (answer === 'suspended') return c.html(goneHtml(language), 403);
      const shown = answer[0]?.shown ?? null;
      if (shown === null) return c.html(goneHtml(language), 404);
      const hazard = sharedHazardSchema.parse(shown);
      const urls = hazard.pictures.map((id) => pictures.url('/shared-hazard', reportId, id));
      return c.html(sharedHazardHtml(hazard, urls, language));
    })
    .get('/shared-hazard/:reportId/:picture', (c) =>
      pictures.answer('hazard', c.req.param('reportId'), c.req.param('picture'), c.req.query()),
    );
}
