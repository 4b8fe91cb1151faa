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

test('a name gives way to marks: from the middle of its fence to above, below and beside it', () => {
  const place = (...marks: readonly { readonly x: number; readonly y: number }[]) =>
    placeNames([fence('a')], view, size, marks).get('a');
  const middle = place();
  expect(middle?.x).toBe(400);
  const above = place({ x: 400, y: 320 });
  expect(above?.y).toBeLessThan(300);
  const below = place({ x: 400, y: 320 }, above ?? { x: 0, y: 0 });
  expect(below?.y).toBeGreaterThan(320);
  const marks = [{ x: 400, y: 320 }, above ?? { x: 0, y: 0 }, below ?? { x: 0, y: 0 }];
  const right = place(...marks);
  expect(right?.x).toBeGreaterThan(456);
  const left = place(...marks, right ?? { x: 0, y: 0 });
  expect(left?.x).toBeLessThan(344);
  expect(place(...marks, right ?? { x: 0, y: 0 }, left ?? { x: 0, y: 0 })).toBeUndefined();
});

test('names of fences at one place do not lie on each other', () => {
  const names = placeNames(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => fence(key)),
    view,
    size,
  );
  expect([...names.keys()]).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(new Set([...names.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
  expect(placeNames([fence('a'), fence('far', -104.97)], view, size).size).toBe(2);
});

test('a name does not lie on the middle of the fence above', () => {
  const small = { ...fence('small'), radiusM: 20 };
  const { y: own } = placeNames([small], view, size).get('small') ?? { y: 0 };
  // 0.0004 degrees of latitude are 24 px here.
  const north = { ...small, key: 'north', place: { lat: 40.0004, lng: -105 } };
  const at = placeNames([small, north], view, size).get('small');
  expect(own).toBeLessThan(300);
  expect(at?.y).toBeGreaterThan(300);
});

test('a name stays clear of a mark on the middle of a small fence', () => {
  const small = { ...fence('small'), radiusM: 5 };
  expect(placeNames([small], view, size, [{ x: 400, y: 300 }]).size).toBe(1);
});
