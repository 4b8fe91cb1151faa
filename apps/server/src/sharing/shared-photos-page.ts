import { languageOf } from '@muster/domain/languages';
import { Hono } from 'hono';

import type { Database } from '../db/database.ts';
import { unlessSuspended } from '../errors/unless-suspended.ts';
import type { ListenerEnv } from '../http/listener.ts';
import { brandOf } from '../mail/brand.ts';
import { gonePhotosHtml, sharedPhotosHtml, sharedPhotosSchema } from './shared-photos-html.ts';
import { sharedHeaders, type SharedPictures } from './shared-pictures.ts';

/**
 * `GET /shared-photos/{secret}`: photos of a project as an admin shows them to outsiders, in the company's branding.
 * The page works without scripts. Unknown, expired and revoked links take the same path and get the same response.
 */
export function createSharedPhotosPage({
  database,
  pictures,
  siteUrl,
}: {
  readonly database: Pick<Database, 'query'>;
  readonly pictures: SharedPictures;
  readonly siteUrl: string;
}): Hono<ListenerEnv> {
  return new Hono<ListenerEnv>()
    .get('/shared-photos/:secret', async (c) => {
      const secret = c.req.param('secret');
      const language = languageOf(c.req.header('accept-language') ?? '');
      const asked = database.query<{ shown: unknown }>('select app.shared_photos($1) as shown', [
        secret.replaceAll('\0', ''),
      ]);
      const answer = await unlessSuspended(asked);
      for (const [name, value] of Object.entries(sharedHeaders)) c.header(name, value);
      c.header('Vary', 'Accept-Language');
      const shown = answer === 'suspended' ? null : (answer[0]?.shown ?? null);
      if (shown === null) {
        const { html, policy } = gonePhotosHtml(language);
        c.header('Content-Security-Policy', policy);
        return c.html(html, answer === 'suspended' ? 403 : 404);
      }
      const { company, project, photos } = sharedPhotosSchema.parse(shown);
      const { html, policy } = sharedPhotosHtml({
        brand: brandOf(company, siteUrl),
        project,
        photos: photos.map(({ id, is_drawn, ...photo }) => ({
          ...photo,
          url: is_drawn ? pictures.url('/shared-photos', secret, id) : null,
        })),
        language,
      });
      c.header('Content-Security-Policy', policy);
      return c.html(html);
    })
    .get('/shared-photos/:secret/:picture', (c) =>
      pictures.answer('project', c.req.param('secret'), c.req.param('picture'), c.req.query()),
    );
}
