import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Dana Vance', 'DV'],
  ['ana maría de la cruz', 'AC'],
  ['Yard', 'Y'],
  ['  3 Rivers  ', '3R'],
  ['عبد الرحمن 👷', 'عا'],
  ['“Red” O’Neil (night)', 'RN'],
  ['👷', ''],
])('takes the letters of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
