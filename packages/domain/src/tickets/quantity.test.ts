import { expect, test } from 'vitest';
import { hoursText, minutesOf, thousandthsOf } from './quantity.ts';

test.each([
  ['2', 2000],
  [' 12.5 ', 12_500],
  ['12,5', 12_500],
  ['.25', 250],
  ['1,250', 1_250_000],
  ['1,250.125', 1_250_125],
  ['999999.999', 999_999_999],
  ['0.001', 1],
  ['0', null],
  ['-1', null],
  ['1000000', null],
  ['1.2345', null],
  ['1.2.3', null],
  ['two', null],
  ['', null],
  ['.', null],
])('reads %j as %j thousandths', (typed, thousandths) => {
  expect(thousandthsOf(typed)).toBe(thousandths);
});

test.each([
  ['7:35', 455],
  ['7.5', 450],
  ['7,5', 450],
  ['8', 480],
  ['0:01', 1],
  ['240', 14_400],
  ['240:00', 14_400],
  ['240:01', null],
  ['240.1', null],
  ['7:60', null],
  ['0', null],
  ['-2', null],
  ['', null],
])('reads %j as %j minutes', (typed, minutes) => {
  expect(minutesOf(typed)).toBe(minutes);
});

test('shows minutes as they are typed', () => {
  expect([5, 60, 455].map(hoursText)).toEqual(['0:05', '1:00', '7:35']);
  expect([5, 60, 455].map((minutes) => minutesOf(hoursText(minutes)))).toEqual([5, 60, 455]);
});
