import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import cases from './cases/signed-text.json' with { type: 'json' };
import stored from './cases/stored-jsas.json' with { type: 'json' };
import { signedText } from './signed-text.ts';

/** The database is tested with the same cases: supabase/tests/jsa-cases.test.ts. */
test.each(cases)('writes $name as the database does', ({ document, text }) => {
  expect(signedText(document)).toBe(text);
});

test.each(stored)('verifies what was signed of $name in 2026', ({ document, hash }) => {
  expect(createHash('sha256').update(signedText(document)).digest('hex')).toBe(hash);
});
