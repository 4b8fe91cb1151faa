import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { redrawPicture, UndrawablePictureError } from './redraw-picture.ts';

test('a picture is drawn again, without what its file said', async () => {
  const told = await sharp({
    create: { width: 2400, height: 1200, channels: 3, background: '#336699' },
  })
    .withExif({ IFD0: { Artist: 'Canary-artist' }, IFD3: { GPSLatitude: '41/1 7/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect(told.toString('latin1')).toContain('Canary-artist');
  const drawn = await redrawPicture(told);
  expect(drawn.toString('latin1')).not.toContain('Canary-artist');
  const { width, height, exif, format } = await sharp(drawn).metadata();
  expect({ width, height, exif, format }).toEqual({
    width: 1600,
    height: 800,
    exif: undefined,
    format: 'jpeg',
  });
});

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' }, limitInputPixels: false })
    .jpeg()
    .toBuffer();

test('a picture of 64 megapixels is drawn, and what is transparent in it is white', async () => {
  const { width, height } = await sharp(await redrawPicture(await blank(8192, 8192))).metadata();
  expect([width, height]).toEqual([1600, 1600]);
  const clear = { create: { width: 8, height: 8, channels: 4, background: '#00000000' } } as const;
  const drawn = await redrawPicture(await sharp(clear).png().toBuffer());
  expect([...(await sharp(drawn).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
});

describe('what can’t be drawn', () => {
  test.each([
    ['no picture', () => Promise.resolve(Buffer.from('no picture'))],
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
    ['half a picture', async () => (await blank(400, 300)).subarray(0, 300)],
    ['a page', () => Promise.resolve(Buffer.from('<html><script>alert(1)</script></html>'))],
    ['more than 64 megapixels', () => blank(8192, 8193)],
  ])('is %s', async (_, make) => {
    await expect(redrawPicture(await make())).rejects.toThrow(UndrawablePictureError);
  });
});
