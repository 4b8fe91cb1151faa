/** Downsizes a photo off the main thread. Returns null if it fails. */
/** Downsizes a large picture while it is decoded, so that its full size is never in memory. */
export type Decoding = Pick<ImageBitmapOptions, 'resizeWidth' | 'resizeQuality'>;

/** A request to the worker. */
export type PhotoOrder = {
  readonly file: Blob;
  readonly mostPx: number;
  readonly decoding: Decoding;
};

declare const self: {
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  postMessage(answer: Blob | null): void;
};

self.addEventListener('message', ({ data }) => {
  void draw(data).then(
    (photo) => self.postMessage(photo),
    () => self.postMessage(null),
  );
});

async function draw(asked: unknown): Promise<Blob | null> {
  if (!isOrder(asked)) return null;
  const { file, mostPx, decoding } = asked;
  const bitmap = await createImageBitmap(file, { ...decoding, imageOrientation: 'from-image' });
  const scale = Math.min(1, mostPx / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // A JPEG has no transparency; transparent areas would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 });
}

function isOrder(asked: unknown): asked is PhotoOrder {
  return typeof asked === 'object' && asked !== null && 'file' in asked && 'decoding' in asked;
}
