import { assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitInCircle, fitInSquare, toStencil } from './icon-geometry.ts';

const anySize = record({
  width: integer({ min: 1, max: 4000 }),
  height: integer({ min: 1, max: 4000 }),
});
const canvas = { width: 512, height: 512 };

describe('a logo on an icon', () => {
  it('never leaves the circle that systems promise not to cut', () => {
    assert(
      property(anySize, (logo) => {
        const { left, top } = fitInCircle(logo, canvas, 0.8);
        const corner = Math.hypot(256 - left, 256 - top);
        expect(corner).toBeLessThanOrEqual(0.4 * 512 + 1e-6);
      }),
    );
  });

  it('keeps its shape and is centered', () => {
    assert(
      property(anySize, (logo) => {
        const place = fitInSquare(logo, canvas, 0.9);
        expect(place.width / place.height).toBeCloseTo(logo.width / logo.height, 6);
        expect(place.left * 2 + place.width).toBeCloseTo(512, 6);
        expect(Math.max(place.width, place.height)).toBeCloseTo(0.9 * 512, 6);
      }),
    );
  });
});

describe('a stencil', () => {
  it('of a logo with transparency is as opaque as the logo', () => {
    const pixels = new Uint8ClampedArray([10, 20, 30, 255, 200, 200, 200, 0]);
    toStencil(pixels);
    expect([...pixels]).toEqual([255, 255, 255, 255, 255, 255, 255, 0]);
  });

  it('of a logo on white is the logo, not the white', () => {
    const white = [255, 255, 255, 255];
    const pixels = new Uint8ClampedArray([...white, ...white, 0, 0, 0, 255, ...white]);
    toStencil(pixels);
    expect(opacities(pixels)).toEqual([0, 0, 255, 0]);
  });

  it('of a tile with round corners is the sign on it', () => {
    const blue = [17, 119, 238, 255];
    const corner = [0, 0, 0, 0];
    const pixels = new Uint8ClampedArray([
      ...corner,
      ...blue,
      ...blue,
      ...blue,
      255,
      255,
      255,
      255,
    ]);
    toStencil(pixels);
    expect(opacities(pixels)).toEqual([0, 0, 0, 0, 255]);
  });

  it('of a tile with nothing on it is the tile', () => {
    const pixels = new Uint8ClampedArray([17, 119, 238, 255, 17, 119, 238, 255]);
    toStencil(pixels);
    expect(opacities(pixels)).toEqual([255, 255]);
  });
});

function opacities(pixels: Uint8ClampedArray): number[] {
  return [...pixels].filter((_, at) => at % 4 === 3);
}
