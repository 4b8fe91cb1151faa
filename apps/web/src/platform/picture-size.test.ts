import { expect, it } from 'vitest';
import { preparePhoto } from './photo.ts';
import { pictureSizeOf } from './picture-size.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );
const png = (width: number, height: number) => {
  const head = bytes('\u0089PNG\r\n\u001a\n', [0, 0, 0, 13], 'IHDR', Array(8).fill(0));
  new DataView(head.buffer).setUint32(16, width);
  new DataView(head.buffer).setUint32(20, height);
  return head;
};

it.each([
  ['a PNG', png(4000, 3000), { width: 4000, height: 3000 }],
  [
    'a JPEG behind what its camera wrote',
    bytes(
      [0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4, 0xff, 0xc4, 0, 3, 9],
      [0xff, 0xff, 0xc2, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0],
    ),
    { width: 4000, height: 3000 },
  ],
  [
    'a WebP',
    bytes('RIFF\0\0\0\0WEBPVP8X', Array(8).fill(0), [0x9f, 0x0f, 0, 0xb7, 0x0b, 0]),
    { width: 4000, height: 3000 },
  ],
  ['a file that ends too soon', png(1, 1).slice(0, 18), null],
  ['a text', bytes('hello, here is no picture'), null],
])('reads the size of %s', (_what, head, size) => {
  expect(pictureSizeOf(head)).toEqual(size);
});

const blob = (head: Uint8Array<ArrayBuffer>) => new Blob([head]);

it('refuses what no phone could decode before it is decoded', async () => {
  await expect(preparePhoto(blob(png(8192, 8193)))).rejects.toMatchObject({
    trouble: 'too_many_pixels',
  });
  // At the limit it is decoded, which no test environment without a browser can.
  await expect(preparePhoto(blob(png(8192, 8192)))).rejects.not.toMatchObject({
    trouble: 'too_many_pixels',
  });
});

it('says what a photo of an iPhone is, and what is no picture', async () => {
  const heic = bytes([0, 0, 0, 24], 'ftypheic', Array(8).fill(0));
  await expect(preparePhoto(blob(heic))).rejects.toMatchObject({ trouble: 'heic' });
  await expect(preparePhoto(blob(bytes('%PDF-1.7')))).rejects.toMatchObject({
    trouble: 'not_a_picture',
  });
});
