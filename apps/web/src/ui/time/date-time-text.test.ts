import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { dateTimeText } from './date-time-text.ts';

const at = new Date(2026, 10, 16, 15, 4).getTime();

test.each([
  ['en', 'en-US', 'Nov 16, 2026, 3:04\u00a0PM'],
  ['es', 'es-US', '16 nov 2026, 3:04\u00a0p.m.'],
])('keeps the time and its half of the day together in %s', (language, locale, text) => {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: language, locales: locale, messages: {} });
  expect(dateTimeText(i18n, at)).toBe(text);
});
