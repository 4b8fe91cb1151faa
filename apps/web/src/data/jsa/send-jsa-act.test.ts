import type { SignedJsa } from '@muster/contract/jsa';
import { jsaCausalKey } from '@muster/contract/jsa';
import { expect, it } from 'vitest';
import type { OutboxItem } from '../outbox/item.ts';
import type { JsaAct } from './jsa-act.ts';
import { jsaActOutboxKind } from './jsa-act-kind.ts';
import { jsaActOf } from './read-jsa-act.ts';
import { sendJsaAct } from './send-jsa-act.ts';

const id = 'e0000000-0000-4000-8000-00000000000a';
const jsaId = 'e0000000-0000-4000-8000-00000000000b';
const signed: SignedJsa = {
  v: 1,
  hash: 'ab'.repeat(32),
  method: 'login',
  person_id: 'e0000000-0000-4000-8000-00000000000c',
  name: 'Ana Ruiz',
  drawing: null,
  pin_proof: null,
  missed: null,
  signed_at: '2026-06-01T12:00:00Z',
};
const sign: JsaAct = { act: 'sign', jsa_id: jsaId, signed };

function keptItem(act: JsaAct): OutboxItem {
  const draft = jsaActOutboxKind.toItem({ id, act }, { userId: 'u', personId: 'p' });
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

async function send(act: JsaAct, answer: unknown) {
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
      asked.push({
        url: input instanceof Request ? input.url : String(input),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
      });
      return Response.json(answer);
    },
  };
  const call = { accessToken: 'token', signal: new AbortController().signal };
  return { outcome: await sendJsaAct(server, keptItem(act), call), asked };
}

it('waits behind the document of its JSA, and is read as it was made', () => {
  const item = keptItem(sign);
  expect(item.causalKey).toBe(jsaCausalKey(jsaId));
  expect(jsaActOf(item)).toEqual(sign);
});

it.each<[JsaAct, string, object]>([
  [sign, 'sign_jsa', { signature_id: id, jsa_id: jsaId, signed }],
  [
    {
      act: 'end',
      jsa_id: jsaId,
      ended: {
        v: 1,
        reason: 'done',
        change: null,
        comment: null,
        ended_at: '2026-06-01T12:00:00Z',
      },
    },
    'end_jsa',
    { change_id: id, jsa_id: jsaId },
  ],
])('calls the function of the act', async (act, name, body) => {
  const { outcome, asked } = await send(act, { verdict: 'applied', state: 'active' });
  expect(asked).toMatchObject([{ url: expect.stringContaining(name), body }]);
  expect(outcome).toMatchObject({ verdicts: [{ id, result: 'done' }] });
});

it('parks what the server refuses, unless the person has signed elsewhere', async () => {
  const wrong = await send(sign, { verdict: 'refused', reason: 'pin_wrong' });
  expect(wrong.outcome).toMatchObject({ verdicts: [{ result: 'attention', code: 'pin_wrong' }] });
  const twice = await send(sign, { verdict: 'refused', reason: 'jsa_signed' });
  expect(twice.outcome).toMatchObject({ verdicts: [{ result: 'done' }] });
});

it('tries again after an answer that is not of our server', async () => {
  expect((await send(sign, { hello: true })).outcome).toMatchObject({ failure: 'unanswered' });
});
