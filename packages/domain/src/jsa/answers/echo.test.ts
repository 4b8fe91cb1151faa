/** Sarah's own voice: at least 60 % of her last sentence, within 1.5 seconds after it. */
import { expect, it } from 'vitest';
import { isEcho } from './echo.ts';

const asked = 'What could hurt someone there?';

it.each([
  ['three words of five', 'what could hurt two guys', 0],
  ['all of it', 'what could hurt someone there', 1500],
  ['its two last words', 'someone there', 400],
])('takes %s for her own voice', (_, heard, afterMs) => {
  expect(isEcho(heard, asked, afterMs)).toBe(true);
});

it.each([
  ['two words of five', 'what could two guys lift', 0],
  ['all of it a moment too late', 'what could hurt someone there', 1501],
  ['what was typed or tapped', 'what could hurt someone there', undefined],
  ['two words from its middle', 'hurt someone', 400],
  ['one word', 'there', 400],
])('hears %s as an answer', (_, heard, afterMs) => {
  expect(isEcho(heard, asked, afterMs)).toBe(false);
});
