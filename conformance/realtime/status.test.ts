import { type TestServer } from '@muster/testkit';
import { describe, expect, it } from 'vitest';

import { shareServer } from '../support/shared-server.ts';

describe('what monitors ask', () => {
  let server: TestServer;
  shareServer((shared) => void (server = shared));

  const ask = (path: string, apikey: string) =>
    fetch(`${server.url}/realtime/v1${path}`, { headers: { apikey } });

  it('is told to no one but the service role, as far as it counts people', async () => {
    expect((await ask('/api/tenants/muster/health', server.anonKey)).status).toBe(403);
    const health = async () =>
      (await ask('/api/tenants/muster/health', server.serviceRoleKey)).json();
    // Sockets of other tests may still be closing.
    await expect.poll(health).toEqual({
      data: {
        healthy: true,
        db_connected: true,
        replication_connected: true,
        connected_cluster: 0,
      },
    });
  });

  it('is answered to whoever only pings', async () => {
    const answer = await ask('/api/ping', server.anonKey);
    expect(await answer.json()).toEqual({ message: 'Success' });
  });
});
