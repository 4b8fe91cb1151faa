import { jsaLimits } from '@muster/contract/jsa';
import { expect, it } from 'vitest';
import { fittingPieces } from './also-said.ts';

const words = (count: number, word = 'wind') => Array.from({ length: count }, () => word);
const wordsOf = (pieces: readonly string[]) =>
  pieces.flatMap((piece) => piece.split(/[;\s]+/)).filter((word) => word !== '');
const fits = (pieces: readonly string[]) =>
  pieces.length <= jsaLimits.list && pieces.every(({ length }) => length <= jsaLimits.text);

it('leaves 60 pieces as they are', () => {
  expect(fittingPieces(words(60))).toEqual(words(60));
});

it('joins what is beyond 60', () => {
  const joined = fittingPieces([...words(59), 'dog', 'cold', 'late']);
  expect(joined).toEqual([...words(59), 'dog; cold; late']);
});

it('splits between words what is longer than 2,000 characters, and leaves 2,000', () => {
  const longest = 'x'.repeat(jsaLimits.text);
  expect(fittingPieces([longest])).toEqual([longest]);
  expect(fittingPieces([`${longest} y`])).toEqual([longest, 'y']);
  expect(fittingPieces([`y ${longest}`])).toEqual(['y', longest]);
});

it('splits a word that is longer, and no emoji', () => {
  const [first, second] = fittingPieces([`${'x'.repeat(jsaLimits.text - 1)}🚧`]);
  expect([first?.length, second]).toEqual([jsaLimits.text - 1, '🚧']);
});

it.each([
  ['many short', words(5000)],
  ['many long', words(70, 'a b '.repeat(400).trim())],
  ['long and short', [...words(30, 'c '.repeat(1500).trim()), ...words(80)]],
])('loses no word of %s pieces', (_, pieces) => {
  const fitting = fittingPieces(pieces);
  expect(fits(fitting)).toBe(true);
  expect(wordsOf(fitting)).toEqual(wordsOf(pieces));
});
