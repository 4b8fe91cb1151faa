import { jsaCausalKey, type SavedJsa, savedJsaVersion } from '@muster/contract/jsa';
import { expect, it } from 'vitest';
import type { OutboxItem } from '../outbox/item.ts';
import { jsaIdOf } from './saved-jsa-item.ts';
import { savedJsaOutboxKind } from './saved-jsa-kind.ts';
import { sendSavedJsa } from './send-saved-jsa.ts';

const saveId = 'e0000000-0000-4000-8000-00000000000a';
const jsaId = 'e0000000-0000-4000-8000-00000000000b';
const saved: SavedJsa = {
  v: 1,
  base_version: 0,
  project_id: null,
  made_at: '2026-06-01T12:00:00Z',
  shift_end: null,
  copied_from: null,
  transcript: null,
  document: {
    lang: 'en',
    task: 'Tear off shingles',
    place: 'North wing',
    people: [],
    steps: [],
    ppe: [],
    permits: [],
    emergency: [],
    stop_work: [],
    absent: [],
    open: [],
    signatures: [],
  },
};

function keptItem(): OutboxItem {
  const author = { userId: 'u', personId: 'p' };
  const draft = savedJsaOutboxKind.toItem({ saveId, jsaId, saved }, author);
  const device = { deviceId: 'd', deviceSeq: 1 };
  return {
    ...draft,
    ...device,
    payload: draft.payload(device),
    addedAtMs: 0,
    order: 1,
    progress: { state: 'sending', attempts: 0, runId: 'r' },
    files: undefined,
  };
}

async function send(answer: unknown, status = 200) {
  const asked: { url: string; body: unknown }[] = [];
  const config = {
    supabaseUrl: 'https://app.test',
    apiUrl: 'https://app.test',
    anonKey: 'key',
    functionsUrl: null,
    vapidPublicKey: null,
    mapStyleUrl: null,
    version: 'one',
  };
  const server = {
    config: { ready: async () => config, current: () => config, refresh: async () => {} },
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      asked.push({ url: new Request(input).url, body: await new Response(init?.body).json() });
      return Response.json(answer, { status });
    },
  };
  const call = { accessToken: 'token', signal: new AbortController().signal };
  return { outcome: await sendSavedJsa(server, keptItem(), call), asked };
}

it('keeps what is done with one JSA in its order, as the contract has it', () => {
  const item = keptItem();
  expect(item.causalKey).toBe(jsaCausalKey(jsaId));
  expect(item.payloadVersion).toBe(savedJsaVersion);
  expect(jsaIdOf(item)).toBe(jsaId);
  expect(jsaIdOf({ ...item, kind: 'punch' })).toBeNull();
});

it('parks a refused document with its reason', async () => {
  const { outcome } = await send({ verdict: 'refused', reason: 'not_allowed' });
  expect(outcome).toMatchObject({
    kind: 'answered',
    verdicts: [{ id: saveId, result: 'attention', code: 'not_allowed' }],
  });
});

it('tries again after an answer that is not of our server', async () => {
  const { outcome } = await send({ verdict: 'applied' });
  expect(outcome).toMatchObject({ kind: 'missed', failure: 'unanswered' });
});

it.each(['applied', 'replayed'])('is done once the server says %s', async (verdict) => {
  const answer = {
    verdict,
    number: 7,
    version: 1,
    hash: 'a',
    state: 'unsigned',
    voided: 0,
  };
  const { outcome, asked } = await send(answer);
  expect(outcome).toMatchObject({ kind: 'answered', verdicts: [{ id: saveId, result: 'done' }] });
  expect(asked).toMatchObject([
    { url: expect.stringContaining('save_jsa'), body: { save_id: saveId, jsa_id: jsaId, saved } },
  ]);
});
