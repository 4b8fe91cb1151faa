import { expect, test } from 'vitest';
import { parseCorners, parsePlace } from './parse-place.ts';

test.each([
  ['40.7, -74.0', 40.7, -74],
  [' 40.7128 -74.0060 ', 40.7128, -74.006],
  ['(19.4326; -99.1332)', 19.4326, -99.1332],
  ['33.8688° S, 151.2093° E', -33.8688, 151.2093],
  ['40.7128 N 74.006 W', 40.7128, -74.006],
  ['geo:40.7,-74.0?z=12', 40.7, -74],
  ['https://maps.example.com/place/Yard/@40.1,-105.2,17z', 40.1, -105.2],
  ['https://maps.example.com/@40.1,-105.2,17z/data=!3d40.2!4d-105.3', 40.2, -105.3],
  ['https://maps.example.com/?q=40.7%2C-74.0', 40.7, -74],
  ['https://maps.example.com/?mlat=40.7&mlon=-74.0#map=12/1/2', 40.7, -74],
  ['https://maps.example.com/#map=17/40.7/-74.0', 40.7, -74],
])('reads a place from %s', (text, lat, lng) => {
  expect(parsePlace(text)).toEqual({ lat, lng });
});

test.each(['', 'Main Street 5', '40.7', '95, 10', '40, 190', '40.7, -74.0, 3'])(
  'finds no place in "%s"',
  (text) => {
    expect(parsePlace(text)).toBeNull();
  },
);

test('reads corners line by line and names the lines that are none', () => {
  expect(parseCorners('40, -105\n\nhere\n40.001, -105\n')).toEqual({
    corners: [
      [-105, 40],
      [-105, 40.001],
    ],
    wrongLines: [3],
  });
});
