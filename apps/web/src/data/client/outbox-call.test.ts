import { expect, it } from 'vitest';
import { refusedFile } from '../files/storage-outcome.ts';
import { partFailure } from '../files/part-failure.ts';
import { callForOutbox, type OutboxServer } from './outbox-call.ts';
import { suspended } from './suspended.ts';

const call = { accessToken: 'a token', signal: new AbortController().signal };

function serverThatSays(status: number, body: object): OutboxServer {
  const config = {
    supabaseUrl: '',
    apiUrl: 'https://api.test',
    anonKey: 'key',
    functionsUrl: null,
    vapidPublicKey: null,
    mapStyleUrl: null,
    version: '1',
  };
  return {
    config: { ready: async () => config, current: () => config, refresh: async () => {} },
    fetch: async () => Response.json(body, { status }),
  };
}

it('keeps what a suspended company may not send, in each protocol', async () => {
  const refusal = { code: 'PT403', message: 'company_suspended', details: 'company_suspended' };
  expect(await callForOutbox(serverThatSays(403, refusal), 'any', {}, call)).toBe(suspended);
  const stored = { error: 'AccessDenied', message: 'company_suspended' };
  expect(refusedFile('an id', { code: stored.error, message: stored.message })).toBe(suspended);
  expect(await partFailure('an id', Response.json(stored, { status: 403 }), 'begins')).toEqual({
    outcome: suspended,
  });
});

it('takes any other refusal for one', async () => {
  const refusal = { code: '42501', message: 'permission denied' };
  expect(await callForOutbox(serverThatSays(403, refusal), 'any', {}, call)).toMatchObject({
    kind: 'refused',
    code: '42501',
  });
});
