import { expect, it } from 'vitest';
import { redact } from './redact.ts';

it.each([
  ['Bearer eyJhbGciOi.eyJzdWIi.c2ln-_x', 'Bearer <token>'],
  ['no profile for foreman@crew.example.com', 'no profile for <mail>'],
  ['/auth?invitation_token=abc123&next=/time', '/auth?invitation_token=<secret>&next=/time'],
  ['#access_token=x&refresh_token=y', '#access_token=<secret>&refresh_token=<secret>'],
  ['fix at 39.739236, -104.990251', 'fix at <coordinate>, <coordinate>'],
  ['TypeError: x is not a function (1.5 s)', 'TypeError: x is not a function (1.5 s)'],
])('takes secrets, addresses and places out of %s', (text, expected) => {
  expect(redact(text)).toBe(expected);
});
