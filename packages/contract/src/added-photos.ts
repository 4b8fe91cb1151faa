import * as z from 'zod/mini';

/**
 * The most photos that the server accepts in one request; a larger selection takes several
 * requests.
 */
export const mostPhotosTogether = 10;

/** The phone's location relative to the site; the location itself is not sent. */
export const photoPlaceSchema = z.enum(['inside', 'uncertain', 'outside']);
export type PhotoPlace = z.infer<typeof photoPlaceSchema>;

/** Input of `add_project_photos`, without the files, which are known only once they are stored. */
export const addedPhotosSchema = z.object({
  v: z.literal(1),
  site_id: z.nullable(z.uuid()),
  place_verdict: z.nullable(photoPlaceSchema),
  taken_at: z.string(),
  tags: z.array(z.string()),
});
export type AddedPhotos = z.infer<typeof addedPhotosSchema>;
