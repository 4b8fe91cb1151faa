import { expect, test } from 'vitest';
import { headlineOf } from './headline-of.ts';

test('a short text is its own headline', () => {
  expect(headlineOf(' Loose plank \n')).toEqual({ headline: 'Loose plank', isWhole: true });
  const full = 'x'.repeat(120);
  expect(headlineOf(full)).toEqual({ headline: full, isWhole: true });
});

test('of several lines the first is the headline', () => {
  expect(headlineOf('Loose plank\n\nThird board from the left')).toEqual({
    headline: 'Loose plank…',
    isWhole: false,
  });
});

test('a long line is cut between words, or within a word that is too long itself', () => {
  expect(headlineOf('plank '.repeat(30)).headline).toBe(`${'plank '.repeat(20).trim()}…`);
  expect(headlineOf('x'.repeat(121))).toEqual({ headline: `${'x'.repeat(120)}…`, isWhole: false });
});

test('an emoji of several parts is never cut', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(headlineOf(family.repeat(200)).headline).toBe(`${family.repeat(120)}…`);
});
