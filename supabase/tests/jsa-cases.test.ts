import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsaDocumentSchema, jsaProofText } from '../../packages/contract/src/jsa.ts';
import states from '../../packages/domain/src/jsa/cases/record-state.json' with { type: 'json' };
import cases from '../../packages/domain/src/jsa/cases/signed-text.json' with { type: 'json' };
import stored from '../../packages/domain/src/jsa/cases/stored-jsas.json' with { type: 'json' };
import { openTestDatabase, type TestDatabase } from '../../apps/testkit/src/index.ts';

/** Runs the cases of packages/domain/src/jsa against the database. */
let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test.each(cases)('writes $name as phones do', async ({ document, text }) => {
  const [row] = await opened.database.query<{ text: string }>(
    'select app.jsa_signed_text($1) as text',
    [JSON.stringify(document)],
  );
  expect(row?.text).toBe(text);
});

test.each(stored)('takes and verifies $name, as stored in 2026', async ({ document, hash }) => {
  const [row] = await opened.database.query<{ hash: string; wrong: string | null }>(
    'select app.jsa_hash($1) as hash, app.wrong_jsa_document($1) as wrong',
    [JSON.stringify(document)],
  );
  expect(row).toEqual({ hash, wrong: null });
  expect(jsaDocumentSchema.parse(document)).toEqual(document);
});

test('what a PIN proves is the same text on both sides', async () => {
  const id = '5b1f0c9e-8f0e-4c1d-9a53-0f5f8f6f2a11';
  const jsaId = '0a1f0c9e-8f0e-4c1d-9a53-0f5f8f6f2a12';
  const proven = {
    what: 'sign',
    id,
    jsaId,
    hash: 'ab'.repeat(32),
    at: '2026-01-05T14:20:31.120Z',
  } as const;
  const [row] = await opened.database.query<{ text: string }>(
    'select app.jsa_proof_text($1, $2, $3, $4, $5) as text',
    [proven.what, id, jsaId, proven.hash, proven.at],
  );
  expect(row?.text).toBe(jsaProofText(proven));
});

test.each(states)(
  '$name: $state',
  async ({ minutesLeft, ended, high, approved, signed, state }) => {
    const [row] = await opened.database.query<{ state: string }>(
      `select app.jsa_state(jsonb_populate_record(null::jsas, jsonb_build_object(
       'ends_at', now() + make_interval(mins => $1), 'ended_at', case when $2 then now() end,
       'is_high_risk', $3::boolean, 'approved_at', case when $4 then now() end, 'signed', $5::integer
     )), now()) as state`,
      [minutesLeft, ended, high, approved, signed],
    );
    expect(row?.state).toBe(state);
  },
);
