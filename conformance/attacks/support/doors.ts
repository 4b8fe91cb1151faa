import type { TestServer } from '@muster/testkit';
import { RealtimeClient } from '@supabase/supabase-js';

/** A service that a bearer token opens, with its own way of checking it. */
export type Door = {
  readonly name: string;
  /** True if the service accepts the token as a caller's. */
  readonly opensTo: (token: string) => Promise<boolean>;
};

/** Returns the doors that a person's valid token opens. */
export function doorsOf(server: TestServer): readonly Door[] {
  const ask = async (method: string, path: string, token: string, body?: object) => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await answer.text();
    return answer.ok;
  };
  return [
    { name: 'auth', opensTo: (token) => ask('GET', '/auth/v1/user', token) },
    { name: 'data', opensTo: (token) => ask('GET', '/rest/v1/companies?select=id', token) },
    { name: 'storage', opensTo: (token) => ask('GET', '/storage/v1/bucket', token) },
    {
      name: 'broadcast',
      opensTo: (token) =>
        ask('POST', '/realtime/v1/api/broadcast', token, {
          messages: [{ topic: 'nowhere', event: 'nothing', payload: {} }],
        }),
    },
    { name: 'socket', opensTo: (token) => joins(server, token) },
  ];
}

/** Returns a door that only the service key opens. */
export function adminDoorOf(server: TestServer): Door {
  return {
    name: 'administration',
    async opensTo(token) {
      const answer = await fetch(`${server.url}/auth/v1/admin/users`, {
        headers: { apikey: server.anonKey, Authorization: `Bearer ${token}` },
      });
      await answer.text();
      return answer.ok;
    },
  };
}

async function joins(server: TestServer, token: string): Promise<boolean> {
  const client = new RealtimeClient(`${server.url.replace('http', 'ws')}/realtime/v1`, {
    params: { apikey: server.anonKey },
    logger: () => {},
  });
  await client.setAuth(token);
  const status = await new Promise<string>((resolve) => {
    client.channel('nowhere').subscribe(resolve);
  });
  await client.disconnect();
  return status === 'SUBSCRIBED';
}
