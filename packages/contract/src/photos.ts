import * as z from 'zod/mini';
import { photoPlaceSchema } from './added-photos.ts';
import { arrivalShape } from './arrival.ts';
import { refusalSchema } from './verdict.ts';

export const mostTags = 10;
export const mostTagLetters = 40;
export const mostCaptionLetters = 500;
/** The most photos in one ZIP file. */
export const mostZippedPhotos = 500;
/** The most photos shared by one public link. */
export const mostSharedPhotos = 100;

const named = z.object({ id: z.uuid(), name: z.string() });
const personSchema = z.object({ person_id: z.uuid(), name: z.string() });

export const projectPhotoSchema = z.object({
  id: z.uuid(),
  project: named,
  site: z.nullable(named),
  /** Null once the author is erased. */
  person: z.nullable(personSchema),
  caption: z.nullable(z.string()),
  tags: z.array(z.string()),
  place_verdict: z.nullable(photoPlaceSchema),
  /** When it was added to the album, by the device. */
  taken_at: z.string(),
  ...arrivalShape,
  /** Date in the company's zone. */
  taken_on: z.iso.date(),
  /** Path in the bucket `attachments`; the thumbnail has the same path in `photo-thumbnails`. */
  path: z.string(),
  mime_type: z.string(),
  has_thumbnail: z.boolean(),
  /** The file's contents are not a valid picture. */
  is_broken: z.boolean(),
  /** True once its contents are uploaded. */
  is_stored: z.boolean(),
  may_change: z.boolean(),
  version: z.int(),
});
export type ProjectPhoto = z.infer<typeof projectPhotoSchema>;

const photoCursorSchema = z.object({ taken_at: z.string(), id: z.uuid() });
export type PhotoCursor = z.infer<typeof photoCursorSchema>;

/** Response of `list_project_photos`. */
export const foundPhotosSchema = z.object({
  verdict: z.literal('ok'),
  /** Null on all pages but the first. */
  total: z.nullable(z.int()),
  photos: z.array(projectPhotoSchema),
  next: z.nullable(photoCursorSchema),
});
export type FoundPhotos = z.infer<typeof foundPhotosSchema>;
export const photoListSchema = z.union([foundPhotosSchema, refusalSchema]);

const filterParts = {
  project_id: z.optional(z.uuid()),
  person_id: z.optional(z.uuid()),
  site_id: z.optional(z.uuid()),
  tag: z.optional(z.string()),
  day: z.optional(z.iso.date()),
  search: z.optional(z.string()),
  ids: z.optional(z.array(z.uuid())),
};
export const photoFilterSchema = z.strictObject(filterParts);
export type PhotoFilter = z.infer<typeof photoFilterSchema>;

export const photoChoicesSchema = z.object({
  verdict: z.literal('ok'),
  people: z.array(personSchema),
  tags: z.array(z.string()),
  sites: z.array(z.object({ id: z.uuid(), name: z.string(), project: z.string() })),
  projects: z.array(named),
});
export type PhotoChoices = z.infer<typeof photoChoicesSchema>;
export const photoChoicesAnswerSchema = z.union([photoChoicesSchema, refusalSchema]);

export const sharedPhotoFields = ['project', 'captions', 'days'] as const;
export type SharedPhotoField = (typeof sharedPhotoFields)[number];

const photoLinksSchema = z.object({
  verdict: z.literal('ok'),
  links: z.array(
    z.object({
      id: z.uuid(),
      photos: z.int(),
      created_at: z.string(),
      created_by: z.string(),
      expires_at: z.string(),
      views: z.int(),
    }),
  ),
});
export const photoLinksAnswerSchema = z.union([photoLinksSchema, refusalSchema]);
export type PhotoLink = z.infer<typeof photoLinksSchema>['links'][number];
