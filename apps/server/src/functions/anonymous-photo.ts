import { anonymousPhotoSchema } from '@muster/contract/anonymous-photo';

import type { Database } from '../db/database.ts';
import type { ServerFunction } from './server-function.ts';

/**
 * `anonymous-photo`: lets the phone that sent an anonymous report upload its photos. The phone has no login and proves
 * itself with the secret whose hash came with the report. It gets a URL for an upload that belongs to no one: the
 * stored file has no owner, and only the hour of its arrival is kept (docs/decisions/0078).
 */
export function createAnonymousPhoto({
  database,
  signUpload,
}: {
  readonly database: Database;
  /** Returns a token with which anyone can upload `<bucket>/<key>` once, without an owner and hiding the minute. */
  readonly signUpload: (url: string) => Promise<string>;
}): ServerFunction {
  return {
    access: 'public',
    handle: async (request) => {
      const asked = anonymousPhotoSchema.safeParse(await request.json().catch(() => null));
      if (!asked.success) return Response.json({ verdict: 'refused', reason: 'invalid_input' });
      const { company_id, hazard_id, photo_id, ticket } = asked.data;
      const [row] = await database.query<{ path: string | null }>(
        'select app.anonymous_photo_path($1, $2, $3, $4) as path',
        [company_id, hazard_id, photo_id, ticket],
      );
      const path = row?.path ?? null;
      if (path === null) return Response.json({ verdict: 'refused', reason: 'not_found' });
      return Response.json({ verdict: 'ok', path, token: await signUpload(`attachments/${path}`) });
    },
  };
}
