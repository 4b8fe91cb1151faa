import { lazyKind } from '../outbox/lazy-kind.ts';
import { albumPhotosName, type AlbumPhotos } from './album-photos.ts';

/** Photos for a project's album. Those of one press of the button wait for no others. */
export const albumPhotosKind = lazyKind<AlbumPhotos>(albumPhotosName, async () => {
  const { sendAlbumPhotos } = await import('./send-album-photos.ts');
  return { send: sendAlbumPhotos };
});
