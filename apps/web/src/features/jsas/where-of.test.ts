import { expect, it } from 'vitest';
import { whereOf } from './where-of.ts';

const project = { id: '00000000-0000-4000-8000-000000000001', name: 'Poudre River bridge' };

it.each([
  [project, 'South abutment', 'Poudre River bridge · South abutment'],
  [project, 'Poudre River bridge', 'Poudre River bridge'],
  [project, '', 'Poudre River bridge'],
  [null, 'Yard', 'Yard'],
  [null, '', ''],
])('names the project and the place, neither of them twice', (at, place, words) => {
  expect(whereOf({ project: at, place })).toBe(words);
});
