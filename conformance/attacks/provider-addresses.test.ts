/**
 * A provider whose documents send the server elsewhere: into the operator's network, to the address
 * where clouds keep a machine's credentials, in circles, or to an endless response.
 */
import { randomUUID } from 'node:crypto';
import { type TestServer, startTestServer } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, isAimedElsewhere } from '../auth/support/target.ts';
import { targetOf } from '../auth/support/target-of.ts';
import { type WatchedServer, startWatchedServer } from './support/watched-server.ts';

type Discovery = (at: string, victim: string) => object | 'redirect' | 'endless';

const honest = (at: string) => ({
  issuer: at,
  authorization_endpoint: `${at}/auth`,
  token_endpoint: `${at}/token`,
  jwks_uri: `${at}/keys`,
  code_challenge_methods_supported: ['S256'],
});

/** The target is a service on the same machine under another name, as in an operator's network. */
const discoveries = {
  google: (at, victim) => ({
    ...honest(at),
    token_endpoint: `${victim}/token`,
    jwks_uri: `${victim}/keys`,
  }),
  apple: (at) => ({
    ...honest(at),
    token_endpoint: 'http://169.254.169.254/latest/meta-data',
    jwks_uri: 'http://[fe80::1]/keys',
  }),
  azure: (at) => ({
    ...honest(at),
    token_endpoint: `${at}/to-victim`,
    jwks_uri: `${at}/to-victim`,
    userinfo_endpoint: `${at}/to-victim`,
  }),
  'custom:oidc': () => 'redirect',
} satisfies Record<string, Discovery>;

describe.skipIf(isAimedElsewhere)('a provider can’t lead the server', () => {
  let victim: WatchedServer;
  let server: TestServer;
  let hostile: WatchedServer[];

  const victimAt = () => `http://localhost:${victim.port}`;

  async function startHostile(discovery: Discovery): Promise<WatchedServer> {
    const watched: WatchedServer = await startWatchedServer((request, response) => {
      const at = `http://127.0.0.1:${watched.port}`;
      const document = request.url?.startsWith('/.well-known')
        ? discovery(at, victimAt())
        : 'redirect';
      if (document === 'redirect') {
        response.writeHead(307, { Location: `http://127.0.0.1:${victim.port}/redirected` }).end();
      } else if (document === 'endless') {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        const more = () => response.write(`"${'x'.repeat(65_536)}",`, (error) => !error && more());
        response.write('[');
        more();
      } else {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(document));
      }
    });
    return watched;
  }

  beforeAll(async () => {
    victim = await startWatchedServer();
    hostile = await Promise.all(Object.values(discoveries).map(startHostile));
    const [google, apple, azure, oidc] = hostile.map(({ port }) => `http://127.0.0.1:${port}`);
    const client = (name: string, issuer = '') => ({
      [`AUTH_${name}_CLIENT_ID`]: 'server',
      [`AUTH_${name}_CLIENT_SECRET`]: randomUUID(),
      [`AUTH_${name}_ISSUER`]: issuer,
    });
    server = await startTestServer({
      env: {
        LOG_LEVEL: 'silent',
        ...client('GOOGLE', google),
        ...client('APPLE', apple),
        ...client('AZURE', azure),
        ...client('OIDC', oidc),
      },
    });
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([victim, ...hostile].map((one) => one.stop()));
  });

  const leave = (provider: string) =>
    call(targetOf(server), 'GET', `/authorize?provider=${provider}`);

  it.each([
    ['google', 'to a service in its own network, by the token endpoint'],
    ['apple', 'to where a cloud keeps a machine’s credentials'],
    ['azure', 'on by a redirect'],
  ])('%s: %s', async (provider) => {
    const asked = new URL((await leave(provider)).headers.get('location') ?? '');
    const back = new URLSearchParams({
      state: asked.searchParams.get('state') ?? '',
      code: 'a-code',
    });
    const answer = await call(targetOf(server), 'GET', `/callback?${back.toString()}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toContain('error=server_error');
    expect(answer.headers.get('location')).not.toMatch(/localhost|169\.254/);
    expect(victim.visits).toEqual([]);
  });

  it.each(['google', 'apple', 'azure'])('%s: by the address of its keys', async (provider) => {
    const header = Buffer.from('{"alg":"RS256","kid":"1"}').toString('base64url');
    const claims = Buffer.from('{"sub":"1"}').toString('base64url');
    const answer = await call(targetOf(server), 'POST', '/token?grant_type=id_token', {
      body: { provider, id_token: `${header}.${claims}.AAAA` },
    });
    expect(answer).toMatchObject({ status: 400, body: { error_description: 'Bad ID token' } });
    expect(victim.visits).toEqual([]);
  });

  it('anywhere by a redirect of its discovery document', async () => {
    expect(await leave('custom:oidc')).toMatchObject({
      status: 503,
      body: { msg: 'The provider cannot be reached' },
    });
    expect(victim.visits).toEqual([]);
  });

  it('into an answer without end, or to speak for another issuer', async () => {
    const impostor: Discovery = (at) => ({ ...honest(at), issuer: 'https://accounts.google.com' });
    for (const discovery of [() => 'endless', impostor] satisfies Discovery[]) {
      const peer = await startHostile(discovery);
      await server.restart({ AUTH_OIDC_ISSUER: `http://127.0.0.1:${peer.port}` });
      expect((await leave('custom:oidc')).status).toBe(503);
      await peer.stop();
    }
  });

  it('anywhere that a caller names', async () => {
    const at = `http://127.0.0.1:${victim.port}`;
    const query = new URLSearchParams({
      provider: 'google',
      issuer: at,
      redirect_uri: at,
      request_uri: at,
      token_endpoint: at,
    });
    await call(targetOf(server), 'GET', `/authorize?${query.toString()}`);
    for (const body of [
      { provider: at, id_token: 'a.b.c' },
      { issuer: at, client_id: 'x', id_token: 'a.b.c' },
      { provider: 'google', issuer: at, id_token: 'a.b.c' },
    ]) {
      const answer = await call(targetOf(server), 'POST', '/token?grant_type=id_token', { body });
      expect(answer.status).toBe(400);
    }
    expect(victim.visits).toEqual([]);
  });
});
