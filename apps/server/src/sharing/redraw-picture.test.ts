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

describe('what can’t be drawn', () => {
  test.each([
    ['no picture', () => Promise.resolve(Buffer.from('no picture'))],
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
    ['half a picture', async () => (await blank(400, 300)).subarray(0, 300)],
    ['a page', () => Promise.resolve(Buffer.from('<html><script>alert(1)</script></html>'))],
    ['100 megapixels', () => blank(10_000, 10_000)],
  ])('is %s', async (_, make) => {
    await expect(redrawPicture(await make())).rejects.toThrow(UndrawablePictureError);
  });
});
