import { expect, test } from 'vitest';
import { defaultMatrix } from './matrix-query.ts';
import { wrongMatrixFields } from './wrong-matrix-fields.ts';

const wrong = (part: Partial<typeof defaultMatrix>) => [
  ...wrongMatrixFields({ ...defaultMatrix, ...part }),
];

test('the default matrix has nothing wrong', () => {
  expect(wrong({})).toEqual([]);
});

test('bands begin at 2, each after the one before, and end at 25', () => {
  expect(wrong({ moderate_from: 2, high_from: 3, stop_work_from: 25 })).toEqual([]);
  expect(wrong({ moderate_from: 1 })).toEqual(['moderate_from']);
  expect(wrong({ high_from: 5 })).toEqual(['high_from']);
  expect(wrong({ stop_work_from: 26 })).toEqual(['stop_work_from']);
});

test('days are whole, from 0 to 365', () => {
  expect(wrong({ low_days: 365, stop_work_days: 0 })).toEqual([]);
  expect(wrong({ low_days: 366 })).toEqual(['low_days']);
  expect(wrong({ high_days: -1 })).toEqual(['high_days']);
  expect(wrong({ moderate_days: Number.NaN })).toEqual(['moderate_days']);
});
