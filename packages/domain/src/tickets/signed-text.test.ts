import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import cases from './cases/signed-text.json' with { type: 'json' };
import { ticketSignedText } from './signed-text.ts';

/** The database is tested with the same cases: supabase/tests/ticket-signatures.test.ts. */
test.each(cases)('writes $name as the database does', ({ ticket, signer, text, hash }) => {
  expect(ticketSignedText(ticket, signer)).toBe(text);
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
});
