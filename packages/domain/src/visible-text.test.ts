import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test('text is what a person sees of it', () => {
  expect(visibleText('\u200Eana\u00AD@ruiz\u2011vega.test\u202C')).toBe('ana@ruiz-vega.test');
  expect(visibleText('\u2066+1 555\u2069 \u202A0100')).toBe('+1 555 0100');
  expect(visibleText('Jose\u0301 Pen\u0303a')).toBe('José Peña');
});

test('the spelling of Persian words and emoji stays', () => {
  for (const text of ['می\u200Cخواهم', '👷🏽\u200D♀\uFE0F']) expect(visibleText(text)).toBe(text);
});
