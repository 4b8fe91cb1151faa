import { expect, it } from 'vitest';
import { overtimeSetNames, overtimeSets } from '@muster/contract/overtime-sets';
import { exampleWeek } from './example-week.ts';

const worked = [600, 480, 780, 480, 480, 300, 240];

it('shows daily, double, weekly and seventh-day overtime of the California rule', () => {
  expect(exampleWeek(worked, overtimeSets.california)).toEqual([
    { regular: 480, overtime: 120, double: 0 },
    { regular: 480, overtime: 0, double: 0 },
    { regular: 480, overtime: 240, double: 60 },
    { regular: 480, overtime: 0, double: 0 },
    { regular: 480, overtime: 0, double: 0 },
    { regular: 0, overtime: 300, double: 0 },
    { regular: 0, overtime: 240, double: 0 },
  ]);
});

it.each(overtimeSetNames)('shows every minute once by the rule of %s', (name) => {
  const days = exampleWeek(worked, overtimeSets[name]);
  expect(days.map(({ regular, overtime, double }) => regular + overtime + double)).toEqual(worked);
});
