import { expect, test } from 'vitest';
import cases from './cases/is-asked-of.json' with { type: 'json' };
import { isAskedOf } from './is-asked-of.ts';

test.each(cases)('a check for $words and a $type', ({ words, type, asked }) => {
  expect(isAskedOf(words, type)).toBe(asked);
});
