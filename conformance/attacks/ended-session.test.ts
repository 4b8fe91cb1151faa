/** A session that ends, by a detected theft or by its owner, also ends for tokens and sockets. */
import { type Cast, type TestServer, startServerWithCast } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Answer,
  call,
  isAimedElsewhere,
  otherPassword,
  refresh,
  signIn,
} from '../auth/support/target.ts';
import { targetOf } from '../auth/support/target-of.ts';
import { connect } from '../realtime/support/client.ts';

const promised = { timeout: 5000, interval: 50 };

describe.skipIf(isAimedElsewhere)('when a session ends', () => {
  let server: TestServer;
  let cast: Cast;
  beforeAll(async () => {
    ({ server, cast } = await startServerWithCast({
      env: {
        LOG_LEVEL: 'silent',
        AUTH_REFRESH_REUSE_SECONDS: '0',
        GEOCODER_URL: 'http://127.0.0.1:9',
      },
    }));
  });
  afterAll(() => server.stop());

  const signInAs = (role: 'supervisor' | 'employee') =>
    signIn(targetOf(server), cast[role].email, cast[role].password);
  const renew = (from: Answer) => refresh(targetOf(server), from.body.refresh_token);
  const asCaller = ({ body }: Answer, method: string, path: string, sent?: object) =>
    call(targetOf(server), method, path, {
      bearer: body.access_token,
      ...(sent === undefined ? {} : { body: sent }),
    });

  async function readsProjects({ body }: Answer): Promise<number> {
    const { status } = await fetch(`${server.url}/rest/v1/projects?select=id`, {
      headers: { apikey: server.anonKey, Authorization: `Bearer ${body.access_token}` },
    });
    return status;
  }

  /** Opens the supervisor's private and public channels with a session's token. */
  async function openChannels({ body }: Answer) {
    const { client, join } = await connect(server, server.anonKey, body.access_token ?? '');
    const joined = await Promise.all([
      join(`person:${cast.supervisor.personId}:clock`, { private: true }),
      join('anything', {}),
    ]);
    expect(joined.map(({ outcome }) => outcome)).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
    return {
      states: () => joined.map(({ channel }) => channel.state),
      joinAgain: async () => (await join('anything else', {})).outcome,
      disconnect: () => client.disconnect(),
    };
  }

  it('by a detected theft, its access tokens and open channels end with it', async () => {
    const stolen = await signInAs('supervisor');
    const channels = await openChannels(stolen);
    const owners = await renew(await renew(stolen));
    expect(await readsProjects(owners)).toBe(200);

    expect(await renew(stolen)).toMatchObject({
      body: { error_code: 'refresh_token_already_used' },
    });
    for (const answer of [stolen, owners]) {
      expect(await readsProjects(answer)).toBe(401);
      expect(await asCaller(answer, 'GET', '/user')).toMatchObject({
        status: 403,
        body: { error_code: 'session_not_found' },
      });
    }
    await expect.poll(channels.states, promised).toEqual(['closed', 'closed']);
    expect(await channels.joinAgain()).not.toBe('SUBSCRIBED');
    await channels.disconnect();
  });

  it.each(['global', 'others', 'local'])(
    'by a sign-out with the scope %s, its channels end and others stay open',
    async (scope) => {
      const [ended, kept] = [await signInAs('supervisor'), await signInAs('supervisor')];
      const [gone, open] = [await openChannels(ended), await openChannels(kept)];
      const caller = scope === 'others' ? kept : ended;
      expect((await asCaller(caller, 'POST', `/logout?scope=${scope}`)).status).toBe(204);
      await expect.poll(gone.states, promised).toEqual(['closed', 'closed']);
      expect(await readsProjects(ended)).toBe(401);
      const stays = scope === 'global' ? 'closed' : 'joined';
      await expect.poll(open.states, promised).toEqual([stays, stays]);
      await Promise.all([gone.disconnect(), open.disconnect()]);
    },
  );

  it('by a change of password elsewhere, its channels end and those of the one that changed it stay', async () => {
    const [stolen, own] = [await signInAs('supervisor'), await signInAs('supervisor')];
    const [gone, open] = [await openChannels(stolen), await openChannels(own)];
    const answer = await asCaller(own, 'PUT', '/user', { password: otherPassword });
    expect(answer.status).toBe(200);
    await expect.poll(gone.states, promised).toEqual(['closed', 'closed']);
    expect(open.states()).toEqual(['joined', 'joined']);
    await Promise.all([gone.disconnect(), open.disconnect()]);
  });

  it.each([
    [
      'make-pdf',
      { language: 'en', zone: 'UTC', document: { kind: 'timesheet', person_id: null, from: null } },
    ],
    ['hazard-sheet', { language: 'en', zone: 'UTC', filter: {} }],
    ['find-address', { text: 'Main Street 1' }],
  ])('the function %s asks for a new one', async (name, body) => {
    const session = await signInAs('employee');
    expect((await asCaller(session, 'POST', '/logout?scope=local')).status).toBe(204);
    const answer = await fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${session.body.access_token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 401,
      body: { code: 'session_over' },
    });
  });
});
