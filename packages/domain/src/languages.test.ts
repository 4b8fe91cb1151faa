import { expect, test } from 'vitest';

import { languageOf } from './languages.ts';

test.each([
  ['es', 'es'],
  ['es-MX,en;q=0.8', 'es'],
  [' ES-419', 'es'],
  ['en-US', 'en'],
  ['est', 'en'],
  ['de-DE', 'en'],
  ['', 'en'],
])('the language of %j is %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});
