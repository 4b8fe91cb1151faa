import { expect, test } from 'vitest';
import { heatOf } from './heat-of.ts';

const cell = (project: string | null, energy: 'gravity' | 'sound' | 'motion', count: number) => ({
  project,
  energy,
  count,
});

test('puts what comes up most first, and 0 where nothing did', () => {
  const { projects, energies, countOf, most } = heatOf([
    cell('Bridge', 'sound', 1),
    cell('School', 'gravity', 3),
    cell(null, 'sound', 1),
    cell('School', 'sound', 2),
  ]);
  expect(projects).toEqual([
    { key: 'School', name: 'School' },
    { key: 'Bridge', name: 'Bridge' },
    { key: '', name: null },
  ]);
  expect(energies).toEqual(['sound', 'gravity']);
  expect(countOf('School', 'gravity')).toBe(3);
  expect(countOf('', 'sound')).toBe(1);
  expect(countOf('Bridge', 'gravity')).toBe(0);
  expect(most).toBe(3);
});

test('shows the six projects with the most, and no energy that only others have', () => {
  const many = Array.from({ length: 7 }, (_, index) => cell(`P${index}`, 'gravity', 9 - index));
  const { projects, energies } = heatOf([...many, cell('P6', 'motion', 1)]);
  expect(projects.map(({ name }) => name)).toEqual(['P0', 'P1', 'P2', 'P3', 'P4', 'P5']);
  expect(energies).toEqual(['gravity']);
});
