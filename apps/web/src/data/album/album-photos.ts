import type { AddedPhotos } from '@muster/contract/added-photos';

/** Photos for a project's album as stored on the device; the facts about their files are on the item. */
export type AlbumPhotos = AddedPhotos & {
  readonly project_id: string;
  /** The caption of every photo. */
  readonly caption: string | null;
};

export const albumPhotosName = 'album_photos';
