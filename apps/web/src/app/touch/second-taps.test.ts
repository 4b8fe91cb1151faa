import { expect, test } from 'vitest';
import { isDoubleTap } from './second-taps.ts';

const first = { x: 200, y: 700, atMs: 1000 };

test('a quick tap near the one before is the second half of a double tap', () => {
  expect(isDoubleTap(first, { x: 210, y: 690, atMs: 1250 })).toBe(true);
});

test('a tap elsewhere, or a while later, is meant', () => {
  expect(isDoubleTap(first, { x: 200, y: 640, atMs: 1250 })).toBe(false);
  expect(isDoubleTap(first, { x: 200, y: 700, atMs: 1400 })).toBe(false);
});
