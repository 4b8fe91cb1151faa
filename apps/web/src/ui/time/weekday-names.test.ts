import { expect, it } from 'vitest';
import { weekdayLabels, weekdayNames } from './weekday-names.ts';

it('writes a Spanish weekday in lower case in a sentence and with a capital on its own', () => {
  expect(weekdayNames('es')[0]).toBe('lunes');
  expect(weekdayLabels('es')).toMatchObject({ 0: 'Lunes', 6: 'Domingo' });
});

it('begins the week on Monday', () => {
  expect(weekdayLabels('en')).toMatchObject({ 0: 'Monday', 6: 'Sunday' });
});
