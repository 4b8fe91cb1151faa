import { expect, test } from 'vitest';
import cases from './cases/signed-text.json' with { type: 'json' };
import { signedText } from './signed-text.ts';

/** The database answers the same cases: supabase/tests/jsa-cases.test.ts. */
test.each(cases)('writes $name as the database does', ({ document, text }) => {
  expect(signedText(document)).toBe(text);
});
