import * as z from 'zod/mini';

/** As many as the server takes in one request; more go in several. */
export const mostPhotosTogether = 10;

/** Of the phone's location against the site; the location itself is not sent. */
export const photoPlaceSchema = z.enum(['inside', 'uncertain', 'outside']);
export type PhotoPlace = z.infer<typeof photoPlaceSchema>;

/** What `add_project_photos` takes besides the files, which are known once they are kept. */
export const addedPhotosSchema = z.object({
  v: z.literal(1),
  site_id: z.nullable(z.uuid()),
  place_verdict: z.nullable(photoPlaceSchema),
  taken_at: z.string(),
  tags: z.array(z.string()),
});
export type AddedPhotos = z.infer<typeof addedPhotosSchema>;
