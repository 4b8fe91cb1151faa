import { describe, expect, it } from 'vitest';
import { pictureTypeOf } from './pictures.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('what a file is', () => {
  it.each([
    ['an SVG, which can carry scripts', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a page', bytes('<!doctype html><script>')],
    ['a PDF', bytes('%PDF-1.7')],
    ['a sound in the same container as WebP', bytes('RIFF\u0000\u0000\u0000\u0000WAVE')],
    ['nothing', new Uint8Array()],
  ])('is no picture when it is %s', (_, head) => {
    expect(pictureTypeOf(head)).toBeNull();
  });

  it.each([
    ['image/png', bytes('\u0089PNG\r\n\u001a\n')],
    ['image/jpeg', bytes('\u00ff\u00d8\u00ff\u00e0')],
    ['image/webp', bytes('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ')],
  ])('is %s by its first bytes, whatever its name', (type, head) => {
    expect(pictureTypeOf(head)).toBe(type);
  });
});
