import type { AddedPhotos } from '@muster/contract/added-photos';

/** Photos for a project's album as the device keeps them; what their files are is known of the item. */
export type AlbumPhotos = AddedPhotos & {
  readonly project_id: string;
  /** Of each of them. */
  readonly caption: string | null;
};

export const albumPhotosName = 'album_photos';
