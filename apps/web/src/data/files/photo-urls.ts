import * as z from 'zod/mini';
import type { Api } from '../client/api.ts';
import { askTogether } from './ask-together.ts';
import type { StoredFiles } from './stored-files.ts';

const seconds = 60 * 60;
/** The number of ids that fit into an address. */
const mostIds = 100;

/**
 * Returns an address for a profile photo; null if there is none that the caller may see. Pages of people ask for many
 * at once, and one request signs them all. Throws `DataError`.
 */
export const photoUrl = askTogether((files: StoredFiles, paths) =>
  files.signedUrls('profile-photos', paths, seconds),
);

/** The same for a photo in the album of a project, and for its thumbnail. Throws `DataError`. */
export const albumUrls = {
  attachments: askTogether((files: StoredFiles, paths) =>
    files.signedUrls('attachments', paths, seconds),
  ),
  'photo-thumbnails': askTogether((files: StoredFiles, paths) =>
    files.signedUrls('photo-thumbnails', paths, seconds),
  ),
};

const profilesSchema = z.array(z.object({ person_id: z.uuid(), photo_url: z.string() }));

/**
 * Returns the path of a person's photo, for rows that don't include it; null also if the caller may not see it. Throws
 * `DataError`.
 */
export const photoPath = askTogether(async (api: Api, personIds): Promise<(string | null)[]> => {
  const paths = new Map<string, string>();
  for (let from = 0; from < personIds.length; from += mostIds) {
    const profiles = await api.query(
      (rest) =>
        rest
          .from('profiles')
          .select('person_id,photo_url')
          .in('person_id', personIds.slice(from, from + mostIds))
          .not('photo_url', 'is', null),
      profilesSchema,
    );
    for (const { person_id, photo_url } of profiles) paths.set(person_id, photo_url);
  }
  return personIds.map((id) => paths.get(id) ?? null);
});
