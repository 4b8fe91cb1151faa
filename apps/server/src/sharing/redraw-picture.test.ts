import sharp from 'sharp';
import { expect, test } from 'vitest';

import { redrawPicture } from './redraw-picture.ts';

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
  await expect(redrawPicture(Buffer.from('no picture'))).rejects.toThrow(/unsupported image/);
});
