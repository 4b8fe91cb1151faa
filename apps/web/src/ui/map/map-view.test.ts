import { describe, expect, test } from 'vitest';
import {
  fromPoint,
  metresPerPx,
  panBy,
  roundLength,
  toPoint,
  viewAt,
  viewOf,
  zoomAt,
  type MapView,
} from './map-view.ts';

const size = { width: 800, height: 600 };
const view: MapView = { center: { lat: 40, lng: -105 }, zoom: 15 };

describe('the map', () => {
  test('has its middle in the middle, and finds a point’s place again', () => {
    expect(toPoint(view.center, view, size)).toEqual({ x: 400, y: 300 });
    const place = fromPoint({ x: 12, y: 590 }, view, size);
    const point = toPoint(place, view, size);
    expect(point.x).toBeCloseTo(12, 6);
    expect(point.y).toBeCloseTo(590, 6);
  });

  test('shows a place beyond the 180th meridian beside it', () => {
    const point = toPoint(
      { lat: 0, lng: -179.99 },
      { center: { lat: 0, lng: 179.99 }, zoom: 10 },
      size,
    );
    expect(point.x - 400).toBeCloseTo((0.02 / 360) * 512 * 2 ** 10, 6);
  });

  test('counts meters as they are at the latitude', () => {
    const a = fromPoint({ x: 400, y: 300 }, view, size);
    const b = fromPoint({ x: 500, y: 300 }, view, size);
    const metres = (b.lng - a.lng) * 111_195 * Math.cos((40 * Math.PI) / 180);
    expect(metresPerPx(40, 15) * 100).toBeCloseTo(metres, 0);
  });

  test('follows the finger, and zooms about the pointer', () => {
    const place = fromPoint({ x: 100, y: 100 }, view, size);
    expect(toPoint(place, panBy(view, size, 30, -20), size).x).toBeCloseTo(130, 6);
    const zoomed = toPoint(place, zoomAt(view, size, { x: 100, y: 100 }, 17), size);
    expect(zoomed.x).toBeCloseTo(100, 6);
    expect(zoomed.y).toBeCloseTo(100, 6);
    expect(zoomAt(view, size, { x: 0, y: 0 }, 99).zoom).toBe(20);
  });

  test('fits what it is to show, with room around it', () => {
    const corners = [
      [-105, 40],
      [-104.99, 40.005],
    ] as const;
    const fitted = viewOf(corners, size, 50);
    if (fitted === null) throw new Error('nothing fitted');
    const points = corners.map(([lng, lat]) => toPoint({ lat, lng }, fitted, size));
    expect(Math.min(...points.map(({ x }) => x))).toBeCloseTo(50, 4);
    expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(750, 4);
    expect(viewOf([], size, 50)).toBeNull();
    // Until someone moves it, a map fits them into any size it has.
    const phone = { width: 390, height: 300 };
    for (const [lng, lat] of corners) {
      const { x } = toPoint({ lat, lng }, viewAt({ corners }, phone), phone);
      expect(Math.abs(x - 195)).toBeLessThanOrEqual(195 - 48 + 0.001);
    }
    expect(viewAt(view, phone)).toBe(view);
    expect(viewAt({ corners: [] }, phone).zoom).toBeLessThan(2);
  });
});

test.each([
  [9.9, 5],
  [10, 10],
  [19, 10],
  [23, 20],
  [0.7, 0.5],
])('the round length below %s is %s', (length, round) => {
  expect(roundLength(length)).toBeCloseTo(round, 9);
});
