import { type TestServer } from '@muster/testkit';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';

import { shareServer } from '../support/shared-server.ts';

/** The set of functions is up to the product; the platform's responses are not. */
describe('functions', () => {
  let server: TestServer;
  shareServer((shared) => void (server = shared));

  it('[functions.invoke] that no one wrote are not found', async () => {
    const client = createClient(server.url, server.anonKey, { auth: { persistSession: false } });
    const { data, error, response } = await client.functions.invoke('nothing', { body: { a: 1 } });
    expect(data).toBeNull();
    expect(error).toMatchObject({ name: 'FunctionsHttpError' });
    expect([response?.status, await response?.json()]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'Requested function was not found' },
    ]);
  });

  it('are open to pages of any origin', async () => {
    const answer = await fetch(`${server.url}/functions/v1/nothing`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, x-client-info, apikey, x-region',
      },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-region');
  });
});
