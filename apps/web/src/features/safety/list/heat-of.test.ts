import { expect, test } from 'vitest';
import { heatOf, isOthers } from './heat-of.ts';

const cell = (project: string | null, energy: 'gravity' | 'sound' | 'motion', count: number) => ({
  project,
  energy,
  count,
});

test('puts what comes up most first, and 0 where nothing did', () => {
  const { columns, energies, countOf, most } = heatOf(
    [
      cell('Bridge', 'sound', 1),
      cell('School', 'gravity', 3),
      cell(null, 'sound', 1),
      cell('School', 'sound', 2),
    ],
    3,
  );
  const [school, bridge, none] = columns;
  expect(columns.map(({ name }) => name)).toEqual(['School', 'Bridge', null]);
  expect(columns.filter(isOthers)).toEqual([]);
  expect(energies).toEqual(['sound', 'gravity']);
  expect(school && countOf(school, 'gravity')).toBe(3);
  expect(none && countOf(none, 'sound')).toBe(1);
  expect(bridge && countOf(bridge, 'gravity')).toBe(0);
  expect(most).toBe(3);
});

test('joins the projects past the last column, and loses no hazard', () => {
  const { columns, energies, countOf } = heatOf(
    [
      cell('A', 'gravity', 5),
      cell('B', 'gravity', 4),
      cell('C', 'gravity', 3),
      cell('D', 'motion', 1),
      cell(null, 'motion', 1),
    ],
    3,
  );
  expect(columns.map(({ name }) => name)).toEqual(['A', 'B', null]);
  const others = columns.find(isOthers);
  expect(others && countOf(others, 'gravity')).toBe(3);
  expect(others && countOf(others, 'motion')).toBe(2);
  expect(energies).toEqual(['gravity', 'motion']);
});

test('is empty where no kind of energy was named', () => {
  expect(heatOf([], 3)).toMatchObject({ columns: [], energies: [], most: 0 });
});
