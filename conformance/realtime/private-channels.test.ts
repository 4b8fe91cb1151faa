import {
  startServerWithCast,
  type Cast,
  type CastMember,
  type CastRole,
  type TestServer,
} from '@muster/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { connect, type Connection } from './support/client.ts';
import { shareCast } from '../support/shared-server.ts';

function refusal(topic: string): string {
  return `CHANNEL_ERROR Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`;
}

describe('a private channel', () => {
  let server: TestServer;
  let cast: Cast;
  const open: Connection[] = [];

  shareCast((shared) => void ({ server, cast } = shared));
  afterEach(async () => {
    for (const { client } of open.splice(0)) await client.disconnect();
  });

  async function connectWith(token: string): Promise<Connection> {
    const connection = await connect(server, server.anonKey, token);
    open.push(connection);
    return connection;
  }

  const companyClock = () => `company:${cast.ids.company}:clock`;
  const crewClock = () => `crew:${cast.ids.crew}:clock`;
  const personClock = (role: CastRole) => `person:${cast[role].personId}:clock`;

  it('[D4] is refused to callers its policy doesn’t name', async () => {
    const denied: [string, string][] = [
      [server.anonKey, companyClock()],
      [cast.employee.accessToken, companyClock()],
      [cast.supervisor.accessToken, companyClock()],
      [cast.outsider.accessToken, companyClock()],
      [cast.employee.accessToken, crewClock()],
      [cast.outsider.accessToken, crewClock()],
      [cast.colleague.accessToken, personClock('employee')],
      [cast.admin.accessToken, 'company:x:clock'],
      [cast.admin.accessToken, `company:${cast.ids.company}:clock' or true`],
      [cast.admin.accessToken, 'anything'],
    ];
    for (const [token, topic] of denied) {
      const { join } = await connectWith(token);
      expect((await join(topic, { private: true })).outcome).toBe(refusal(topic));
    }
  });

  it('[D4 channel.subscribe] is open to callers its policy names', async () => {
    const allowed: [CastRole, string][] = [
      ['admin', companyClock()],
      ['admin', crewClock()],
      ['supervisor', crewClock()],
      ['employee', personClock('employee')],
    ];
    for (const [role, topic] of allowed) {
      const { join } = await connectWith(cast[role].accessToken);
      expect((await join(topic, { private: true })).outcome).toBe('SUBSCRIBED');
    }
  });

  it('has nothing to do with the public one of the same name', async () => {
    const { join: joinPublic } = await connectWith(cast.outsider.accessToken);
    const eavesdropper = await joinPublic('room:open', { broadcast: { self: true } });
    const { join } = await connectWith(cast.admin.accessToken);
    const member = await join('room:open', { private: true, broadcast: { self: true, ack: true } });
    await member.channel.send({ type: 'broadcast', event: 'secret', payload: {} });
    await member.next();
    await eavesdropper.channel.send({ type: 'broadcast', event: 'mine', payload: {} });
    expect(await eavesdropper.next()).toMatchObject({ event: 'mine' });
    expect(member.messages).toHaveLength(1);
  });

  it('[D4] drops what its policy does not let a member send', async () => {
    const { join } = await connectWith(cast.employee.accessToken);
    const { join: joinToo } = await connectWith(cast.admin.accessToken);
    const config = { private: true, broadcast: { self: true, ack: false } };
    const [quiet, listener] = [
      await join('room:quiet', config),
      await joinToo('room:quiet', config),
    ];
    const loud = await join('room:open', config);
    await quiet.channel.send({ type: 'broadcast', event: 'unheard', payload: {} });
    await loud.channel.send({ type: 'broadcast', event: 'heard', payload: {} });
    expect(await loud.next()).toMatchObject({ event: 'heard' });
    expect([...quiet.messages, ...listener.messages]).toEqual([]);
  });

  it('[realtime.setAuth] ends when a new token may not hear it', async () => {
    const { client, join } = await connectWith(cast.admin.accessToken);
    const joined = await join(companyClock(), { private: true });
    await client.setAuth(cast.outsider.accessToken);
    expect(await joined.ended).toBe(
      `You no longer have permission to read from this Channel topic: ${companyClock()}`,
    );
  });

  it('goes on under a new token that may', async () => {
    const { client, join } = await connectWith(cast.supervisor.accessToken);
    const joined = await join('room:open', { private: true, broadcast: { self: true } });
    await client.setAuth(cast.admin.accessToken);
    await joined.channel.send({ type: 'broadcast', event: 'still here', payload: {} });
    expect(await joined.next()).toMatchObject({ event: 'still here' });
  });

  it.each([
    ['nonsense', 'MalformedJWT: The token provided is not a valid JWT'],
    ['a.b.c', 'MalformedJWT: The token provided is not a valid JWT'],
    [
      'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.',
      'JwtSignatureError: Failed to validate JWT signature',
    ],
  ])('is refused to the token %s', async (token, reason) => {
    const { join } = await connectWith(token);
    expect((await join('room:open', { private: true })).outcome).toBe(`CHANNEL_ERROR ${reason}`);
  });

  it('is refused to a token with a changed role', async () => {
    const [head, , signature] = cast.employee.accessToken.split('.');
    const claims = Buffer.from('{"role":"service_role","exp":9999999999}').toString('base64url');
    const { join } = await connectWith(`${head}.${claims}.${signature}`);
    expect((await join('room:open', { private: true })).outcome).toBe(
      'CHANNEL_ERROR JwtSignatureError: Failed to validate JWT signature',
    );
  });
});

describe('a token that runs out', () => {
  // Its own server, on a machine that may be busy.
  it('takes its channels with it', { timeout: 90_000 }, async () => {
    const { server, cast } = await startServerWithCast({ env: { AUTH_ACCESS_TOKEN_SECONDS: '5' } });
    // The first token may be old by the time the whole cast is signed in.
    const { client, join } = await connect(
      server,
      server.anonKey,
      await newTokenOf(server, cast.admin),
    );
    try {
      const joined = await join(`company:${cast.ids.company}:clock`, { private: true });
      expect(joined.outcome).toBe('SUBSCRIBED');
      expect(await joined.ended).toMatch(/^Token has expired \d+ seconds ago$/);
      const again = await join('anything');
      expect(again.outcome).toMatch(/^CHANNEL_ERROR InvalidJWTToken: Token has expired/);
    } finally {
      await client.disconnect();
      await server.stop();
    }
  });

  async function newTokenOf(server: TestServer, { refreshToken }: CastMember): Promise<string> {
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: server.anonKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
    });
    return z.object({ access_token: z.string() }).parse(await answer.json()).access_token;
  }
});
