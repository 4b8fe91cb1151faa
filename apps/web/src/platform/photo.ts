import { mostPicturePixels } from '@muster/contract/pictures';
import type { Decoding, PhotoOrder } from './photo-worker.ts';
import { pictureSizeOf } from './picture-size.ts';
import { fitPicture, PictureError, pictureTypeOf, readPicture } from './pictures.ts';

const mostBytes = 30 * 1024 * 1024;
/** The first part of a file, which includes the picture's size: it follows the cameras' metadata. */
const headBytes = 512 * 1024;
const photoPx = 1600;
const workerMs = 15_000;

/**
 * Returns a photo in the form to store: at most 1600 px wide and high, redrawn as a JPEG without location, time and
 * device. Made off the main thread if the browser supports it.
 *
 * @throws PictureError
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  if (file.size > mostBytes) throw new PictureError('too_big');
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  if (isHeic(head)) throw new PictureError('heic');
  if (pictureTypeOf(head) === null) throw new PictureError('not_a_picture');
  const size = pictureSizeOf(head);
  if (size !== null && size.width * size.height > mostPicturePixels) {
    throw new PictureError('too_many_pixels');
  }
  const decoding = size === null ? {} : reducedTo(photoPx, size);
  return (await drawnInWorker({ file, mostPx: photoPx, decoding })) ?? drawnHere(file, decoding);
}

/** Returns a width at which the longer side has the requested length, whichever way up the picture is. */
function reducedTo(
  px: number,
  { width, height }: { readonly width: number; readonly height: number },
): Decoding {
  return Math.min(width, height) > px ? { resizeWidth: px, resizeQuality: 'high' } : {};
}

/** Returns whether it is an iPhone photo that the browser was not asked to convert. */
function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(4, 12));
  return /^ftyp(?:hei[cfmsx]|hev[cmx]|mif1|msf1|avi[fs])/.test(text);
}

/** Returns null if there is no worker, or if it fails. */
function drawnInWorker(order: PhotoOrder): Promise<Blob | null> {
  if (!('Worker' in globalThis) || !('OffscreenCanvas' in globalThis)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
    const timer = setTimeout(() => end(null), workerMs);
    const end = (photo: Blob | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(photo);
    };
    worker.addEventListener('message', ({ data }) => end(data instanceof Blob ? data : null));
    worker.addEventListener('error', () => end(null));
    worker.postMessage(order);
  });
}

async function drawnHere(file: Blob, decoding: Decoding): Promise<Blob> {
  const bitmap = await readPicture(file, 1, { mostBytes, decoding });
  try {
    return await fitPicture(bitmap, photoPx, 'image/jpeg');
  } finally {
    bitmap.close();
  }
}
