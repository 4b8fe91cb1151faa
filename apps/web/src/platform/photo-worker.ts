/** Makes a photo smaller, off the main thread. Answers null where it cannot. */
/** What the worker is asked for. */
export type PhotoOrder = { readonly file: Blob; readonly mostPx: number };

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
  if (typeof asked !== 'object' || asked === null) return null;
  if (!('file' in asked) || !(asked.file instanceof Blob)) return null;
  if (!('mostPx' in asked) || typeof asked.mostPx !== 'number') return null;
  const bitmap = await createImageBitmap(asked.file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, asked.mostPx / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 });
}
