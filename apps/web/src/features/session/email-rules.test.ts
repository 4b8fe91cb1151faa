import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { typedEmail } from './email-rules.ts';

const texts = [
  '',
  'name',
  'name@',
  '@company.com',
  'name@company',
  'name@company.c',
  'na me@company.com',
  '.name@company.com',
  'name.@company.com',
  'na..me@company.com',
  'name@-company.com',
  'name@company..com',
  'name@company.com',
  "o'name+site@sub.company.co",
  'n_a-me.1@company-2.com',
];

it.each(texts)('says of "%s" what zod says of an address', (text) => {
  expect(typedEmail.safeParse(text).success).toBe(z.email().safeParse(text).success);
});

it('takes an address with the space that phones add', () => {
  expect(typedEmail.parse('name@company.com ')).toBe('name@company.com');
});
