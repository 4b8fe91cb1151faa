import { expect, it } from 'vitest';
import { picture, strokesOf } from './strokes.ts';

it('reads the strokes of a stored drawing and leaves out what is none', () => {
  const stroke = { points: [{ x: 1, y: 2 }], penColor: 'black' };
  expect(strokesOf([stroke, { points: [] }, 'scribble', null])).toEqual([
    { points: [{ x: 1, y: 2 }] },
  ]);
});

it('frames what was drawn, however small, and shows dots', () => {
  const strokes = [
    {
      points: [
        { x: 10, y: 20 },
        { x: 30, y: 25 },
      ],
    },
    { points: [{ x: 20, y: 22 }] },
  ];
  expect(picture(strokes)).toEqual({
    viewBox: '6 16 28 13',
    paths: ['M10 20L30 25', 'M20 22L20 22'],
  });
});
