import { expect, it } from 'vitest';
import { levelOf } from './sound-level.ts';

it('goes from silence to full scale, and never beyond', () => {
  expect(levelOf(new Float32Array(64))).toBe(0);
  expect(levelOf(new Float32Array(64).fill(1))).toBe(1);
  expect(levelOf(new Float32Array(64).fill(2))).toBe(1);
  // -30 dB lies in the middle.
  expect(levelOf(new Float32Array(64).fill(10 ** (-30 / 20)))).toBeCloseTo(0.5);
});
