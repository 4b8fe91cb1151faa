import { expect, test } from 'vitest';
import { placeNames } from './FenceShape.tsx';
import type { MapView } from './map-view.ts';

const size = { width: 800, height: 600 };
const view: MapView = { center: { lat: 40, lng: -105 }, zoom: 15 };
const fence = (key: string, lng = -105) => ({
  key,
  name: 'South abutment',
  place: { lat: 40, lng },
  radiusM: 120,
  polygon: null,
});

test('a name gives way to marks: from the middle of its fence to above it, then below it', () => {
  const place = (...marks: readonly { readonly x: number; readonly y: number }[]) =>
    placeNames([fence('a')], view, size, marks).get('a');
  const middle = place();
  expect(middle?.x).toBe(400);
  const above = place({ x: 400, y: 320 });
  expect(above?.y).toBeLessThan(300);
  const below = place({ x: 400, y: 320 }, above ?? { x: 0, y: 0 });
  expect(below?.y).toBeGreaterThan(320);
  expect(
    place({ x: 400, y: 320 }, above ?? { x: 0, y: 0 }, below ?? { x: 0, y: 0 }),
  ).toBeUndefined();
});

test('names of fences at one place do not lie on each other', () => {
  const names = placeNames([fence('a'), fence('b'), fence('c'), fence('d')], view, size);
  expect([...names.keys()]).toEqual(['a', 'b', 'c']);
  expect(new Set([...names.values()].map(({ y }) => y)).size).toBe(3);
  expect(placeNames([fence('a'), fence('far', -104.97)], view, size).size).toBe(2);
});
