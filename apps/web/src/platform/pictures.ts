import type { Decoding } from './photo-worker.ts';

/** Why a file cannot be used as a picture. */
export type PictureTrouble =
  | 'too_big'
  | 'not_a_picture'
  | 'too_small'
  /** An iPhone format that browsers cannot read. */
  | 'heic'
  /** Decoded, it would not fit into a phone's memory. */
  | 'too_many_pixels';

export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly trouble: PictureTrouble;

  constructor(trouble: PictureTrouble, options?: ErrorOptions) {
    super(`The file cannot be taken: ${trouble}`, options);
    this.trouble = trouble;
  }
}

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

/** Detects the type from the first bytes, because a file may have any name. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const startsWith = (signature: readonly number[], at = 0) =>
    signature.every((byte, index) => bytes[at + index] === byte);
  if (startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith([0xff, 0xd8, 0xff])) return 'image/jpeg';
  const isRiff = startsWith([0x52, 0x49, 0x46, 0x46]);
  return isRiff && startsWith([0x57, 0x45, 0x42, 0x50], 8) ? 'image/webp' : null;
}

/** Limit for camera files: enough for a phone's photo, not for a video. */
const mostBytes = 15 * 1024 * 1024;

/**
 * Returns a picture from a chosen file, checked by its content and decoded upright.
 *
 * @throws PictureError
 */
export async function readPicture(
  file: Blob,
  leastPx: number,
  options: { readonly mostBytes?: number; readonly decoding?: Decoding } = {},
): Promise<ImageBitmap> {
  if (file.size > (options.mostBytes ?? mostBytes)) throw new PictureError('too_big');
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (pictureTypeOf(head) === null) throw new PictureError('not_a_picture');
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, {
      ...options.decoding,
      imageOrientation: 'from-image',
    });
  } catch (error) {
    throw new PictureError('not_a_picture', { cause: error });
  }
  if (Math.min(bitmap.width, bitmap.height) >= leastPx) return bitmap;
  bitmap.close();
  throw new PictureError('too_small');
}

/**
 * Redraws the picture at the given size: smaller, and without any location or device metadata. Falls back to
 * PNG if the browser cannot write WebP.
 */
export async function drawPicture(
  size: { readonly width: number; readonly height: number },
  type: PictureType,
  draw: (canvas: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureError('not_a_picture');
  if (type === 'image/jpeg') {
    // It has no transparency; transparent areas would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
  }
  context.imageSmoothingQuality = 'high';
  draw(context);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.86));
  if (blob === null) throw new PictureError('too_big');
  return blob;
}

/** Fits the picture into a square of `mostPx` without cropping it. */
export async function fitPicture(
  bitmap: ImageBitmap,
  mostPx: number,
  type: PictureType,
): Promise<Blob> {
  const scale = Math.min(1, mostPx / Math.max(bitmap.width, bitmap.height));
  const size = {
    width: Math.max(1, Math.round(bitmap.width * scale)),
    height: Math.max(1, Math.round(bitmap.height * scale)),
  };
  return drawPicture(size, type, (canvas) => {
    canvas.drawImage(bitmap, 0, 0, size.width, size.height);
  });
}

/** Crops to the middle square, as large as `px` or the picture allows. */
export async function squarePicture(
  bitmap: ImageBitmap,
  px: number,
  type: PictureType,
): Promise<Blob> {
  const side = Math.min(bitmap.width, bitmap.height);
  const target = Math.min(px, side);
  const left = (bitmap.width - side) / 2;
  const top = (bitmap.height - side) / 2;
  return drawPicture({ width: target, height: target }, type, (canvas) => {
    canvas.drawImage(bitmap, left, top, side, side, 0, 0, target, target);
  });
}
