import { describe, expect, test } from 'vitest';
import rings from './cases/rings.json' with { type: 'json' };
import { polygonDistanceM } from './distance.ts';
import { circleMeasure, circleRing, labelPoint, ringMeasure } from './measure.ts';
import { type Corner, fenceError } from './ring.ts';

const cornersOf = (polygon: readonly (readonly number[])[]): readonly Corner[] =>
  polygon.map(([lng = 0, lat = 0]) => [lng, lat] as const);

describe('a fence', () => {
  test.each(rings)('$name', ({ lat, lng, radius_m, polygon, flaw }) => {
    const corners = polygon && cornersOf(polygon);
    expect(fenceError({ lat, lng, radiusM: radius_m, polygon: corners })).toBe(flaw);
  });

  test('of 501 corners has too many', () => {
    const polygon = circleRing({ lat: 40, lng: -105 }, 200, 501);
    expect(fenceError({ lat: 40, lng: -105, radiusM: 150, polygon })).toBe('polygon');
    expect(fenceError({ lat: 40, lng: -105, radiusM: 150, polygon: polygon.slice(1) })).toBeNull();
  });
});

describe('the measure of a fence', () => {
  test('of a drawn circle is nearly that of the circle', () => {
    const drawn = ringMeasure(circleRing({ lat: 60, lng: 25 }, 300));
    const whole = circleMeasure(300);
    expect(drawn.areaM2 / whole.areaM2).toBeCloseTo(1, 2);
    expect(drawn.perimeterM / whole.perimeterM).toBeCloseTo(1, 2);
  });

  test('is the same across the 180th meridian', () => {
    const here = ringMeasure(circleRing({ lat: 10, lng: 20 }, 500));
    const there = ringMeasure(circleRing({ lat: 10, lng: 180 }, 500));
    expect(there.areaM2).toBeCloseTo(here.areaM2, 3);
  });
});

describe('the place of a polygon’s name', () => {
  test.each(rings.filter(({ polygon, flaw }) => polygon !== null && flaw === null))(
    'lies within: $name',
    ({ polygon }) => {
      const corners = cornersOf(polygon ?? []);
      expect(polygonDistanceM(labelPoint(corners), corners)).toBe(0);
    },
  );

  test('lies within a horseshoe, whose centre of mass does not', () => {
    const horseshoe = cornersOf([
      [0, 0],
      [0.01, 0],
      [0.01, 0.01],
      [0.009, 0.01],
      [0.009, 0.001],
      [0.001, 0.001],
      [0.001, 0.01],
      [0, 0.01],
    ]);
    expect(polygonDistanceM(labelPoint(horseshoe), horseshoe)).toBe(0);
  });
});
