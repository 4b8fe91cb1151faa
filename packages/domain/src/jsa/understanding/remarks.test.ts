import { describe, expect, test } from 'vitest';
import { isRemark } from './remarks.ts';

describe('remarks', () => {
  test.each([
    "that's the lot",
    'nothing new there',
    'ahi nada nuevo',
    'no exceptions',
    'that was ugly',
    'sign it',
    'ya con eso',
    'we go without',
    'fue en la otra obra',
    "that's the other building",
    'asi que',
    "so we're skipping it",
  ])('"%s" is one', (flat) => {
    expect(isRemark(flat)).toBe(true);
  });

  test.each([
    'nothing goes under it',
    "that's tied off",
    'no hands inside the frame',
    'todo amarrado',
    'it was wet',
    'sin guantes',
    'the other valve is locked',
    'we go in with two lines',
  ])('"%s" is none', (flat) => {
    expect(isRemark(flat)).toBe(false);
  });
});
