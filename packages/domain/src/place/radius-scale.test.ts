import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaUnit, lengthSystemOf, lengthUnit } from './length-units.ts';
import { radiusScale } from './radius-scale.ts';
import { fenceLimits } from './ring.ts';

const { minRadiusM, maxRadiusM } = fenceLimits;
const systems = ['feet', 'metres'] as const;

describe('a radius', () => {
  test.each([
    ['feet', 164],
    ['feet', 3281],
    ['feet', Number.NaN],
    ['metres', 49],
    ['metres', 1001],
  ] as const)('in %s is not taken as %s', (system, typed) => {
    expect(radiusScale(system).stored(typed, 150)).toBeNull();
  });

  test('has limits that are the stored ones, said in the reader’s unit', () => {
    expect(radiusScale('feet')).toMatchObject({ unit: 'foot', least: 165, most: 3280 });
    expect(radiusScale('metres')).toMatchObject({ unit: 'meter', least: 50, most: 1000 });
    for (const system of systems) {
      const { least, most, stored } = radiusScale(system);
      expect([stored(least, 150), stored(most, 150)]).toEqual([minRadiusM, maxRadiusM]);
    }
  });

  test('of a new fence is a round figure in the reader’s unit', () => {
    for (const [system, round] of [
      ['feet', 500],
      ['metres', 150],
    ] as const) {
      const { initialM, shown } = radiusScale(system);
      expect(shown(initialM)).toBe(round);
      expect(initialM).toBe(Math.round(initialM));
    }
  });

  test('that no one changed keeps its exact meters', () => {
    for (const system of systems) {
      const { shown, stored } = radiusScale(system);
      for (let radiusM = minRadiusM; radiusM <= maxRadiusM; radiusM++) {
        expect(stored(shown(radiusM), radiusM)).toBe(radiusM);
      }
    }
  });

  test('is read again as it was typed', () => {
    const { least, most, shown, stored } = radiusScale('feet');
    for (let feet = least; feet <= most; feet += 5) {
      expect(shown(stored(feet, 0) ?? 0)).toBe(feet);
    }
    expect(shown(stored(502, 150) ?? 0)).toBe(500);
    expect(stored(500, 150)).toBe(152);
  });

  test('is stored as a whole meter within the limits, whatever was typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...systems), fc.double({ noNaN: true }), (system, typed) => {
        const radiusM = radiusScale(system).stored(typed, 150) ?? minRadiusM;
        expect(Number.isInteger(radiusM) && radiusM >= minRadiusM && radiusM <= maxRadiusM).toBe(
          true,
        );
      }),
    );
  });
});

describe('the unit of a length', () => {
  test.each([
    ['en-US', 'feet'],
    ['en', 'feet'],
    ['es-US', 'feet'],
    ['es', 'metres'],
    ['en-CA', 'metres'],
    ['en-GB', 'metres'],
    ['es-MX', 'metres'],
  ])('for %s is of the system of %s', (locale, system) => {
    expect(lengthSystemOf(locale)).toBe(system);
  });

  test('grows with what is measured', () => {
    expect([800, 810].map((lengthM) => lengthUnit(lengthM, 'feet').name)).toEqual(['foot', 'mile']);
    expect([999, 1000].map((lengthM) => lengthUnit(lengthM, 'metres').name)).toEqual([
      'meter',
      'kilometer',
    ]);
    expect([2000, 2100].map((areaM2) => areaUnit(areaM2, 'feet').name)).toEqual([
      'square foot',
      'acre',
    ]);
    expect([9999, 10_000].map((areaM2) => areaUnit(areaM2, 'metres').name)).toEqual([
      'square meter',
      'hectare',
    ]);
  });
});
