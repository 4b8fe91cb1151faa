import { expect, test } from 'vitest';

import { jsonWithBreaks } from './break-long-words.ts';

test('lets long words break and leaves words that fit, and names of pictures, as they are', () => {
  const fits = 'x'.repeat(18);
  const picture = `pictures/${'y'.repeat(40)}.png`;
  const text = jsonWithBreaks({ text: `${fits} ${'z'.repeat(19)}`, list: [picture] });
  expect(JSON.parse(text)).toEqual({
    text: `${fits} ${'z'.repeat(18)}\u200bz`,
    list: [picture],
  });
});
