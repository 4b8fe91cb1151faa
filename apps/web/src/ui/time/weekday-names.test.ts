import { expect, it } from 'vitest';
import { weekdayLabels, weekdayNames } from './weekday-names.ts';

it('writes a Spanish weekday small in a sentence and large where it stands alone', () => {
  expect(weekdayNames('es')[0]).toBe('lunes');
  expect(weekdayLabels('es')).toMatchObject({ 0: 'Lunes', 6: 'Domingo' });
});

it('begins the week on Monday', () => {
  expect(weekdayLabels('en')).toMatchObject({ 0: 'Monday', 6: 'Sunday' });
});
