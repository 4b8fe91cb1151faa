import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HourPart, hourShares } from './hour-shares.ts';

const of = (...parts: readonly (readonly [HourPart['earning'], number])[]) =>
  hourShares(parts.map(([earning, minutes]) => ({ earning, minutes }))).map(({ figure }) => figure);
const hundredths = (figure: string | undefined) => Math.round(Number(figure) * 100);

describe('hours of parts', () => {
  it('add up to the hour that three jobs of 20 minutes are', () => {
    expect(of(['regular', 20], ['regular', 20], ['regular', 20])).toEqual(['0.34', '0.33', '0.33']);
  });

  it('add up across earnings of work, and apart from time off', () => {
    expect(of(['regular', 20], ['overtime', 20], ['double_time', 20], ['time_off', 20])).toEqual([
      '0.34',
      '0.33',
      '0.33',
      '0.33',
    ]);
  });

  it('give the hundredth to the part that lost most', () => {
    expect(of(['regular', 61], ['regular', 62], ['regular', 60])).toEqual(['1.02', '1.03', '1.00']);
    expect(of(['regular', 61], ['regular', 62])).toEqual(['1.02', '1.03']);
    expect(of(['regular', 481], ['regular', 1])).toEqual(['8.02', '0.01']);
  });

  it('add up where time is negative', () => {
    expect(of(['regular', -20], ['regular', -20], ['regular', -20])).toEqual([
      '-0.33',
      '-0.33',
      '-0.34',
    ]);
  });

  it('always add up, and each can be read back to its minute', () => {
    const part = fc.tuple(
      fc.constantFrom<HourPart['earning'][]>('regular', 'overtime', 'double_time'),
      fc.integer({ min: -600, max: 6000 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const figures = of(...parts);
        const minutes = parts.reduce((sum, [, each]) => sum + each, 0);
        const total = figures.reduce((sum, each) => sum + hundredths(each), 0);
        expect(total).toBe(Math.round((minutes * 100) / 60) + 0);
        expect(figures.map((each) => Math.round(Number(each) * 60) + 0)).toEqual(
          parts.map(([, each]) => each + 0),
        );
      }),
    );
  });
});
