import { describe, expect, it, vi } from 'vitest';
import { createSimulatedDevice, type SimulatedDevice } from '../../platform/simulated-device.ts';
import type { RefreshOutcome } from './refresh-session.ts';
import { createSessionStore } from './session-store.ts';
import { createTokens } from './tokens.ts';

const startMs = Date.UTC(2026, 5, 1, 6);
const hourS = 3600;

function session(generation: number, expiresInS: number, userId = 'worker') {
  return {
    access_token: `access ${generation}`,
    refresh_token: `refresh ${generation}`,
    token_type: 'bearer' as const,
    expires_in: expiresInS,
    expires_at: startMs / 1000 + expiresInS,
    user: { id: userId, app_metadata: {}, user_metadata: {}, aud: '', created_at: '' },
  };
}

function phone() {
  const device = createSimulatedDevice({
    startMs,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('not used here')),
  });
  return { device, server: createServer() };
}

/** Exchanges refresh tokens on demand, and counts the exchanges. */
function createServer() {
  const server = {
    exchanged: new Array<string>(),
    answer: async (refreshToken: string): Promise<RefreshOutcome> => ({
      kind: 'session',
      session: session(Number(refreshToken.split(' ')[1]) + 1, 2 * hourS),
    }),
    refresh: (refreshToken: string) => {
      server.exchanged.push(refreshToken);
      return server.answer(refreshToken);
    },
  };
  return server;
}

function openTab(device: SimulatedDevice, server: ReturnType<typeof createServer>) {
  const { clock, locks, network, localStore } = device.openTab().platform;
  const sessions = createSessionStore(localStore);
  const events: string[] = [];
  const tokens = createTokens({
    sessions,
    locks,
    network,
    serverNowMs: () => clock.wallMs(),
    refresh: (refreshToken, signal) =>
      Promise.race([
        server.refresh(refreshToken),
        new Promise<RefreshOutcome>((resolve) => {
          signal.addEventListener('abort', () => resolve({ kind: 'failed' }));
        }),
      ]),
    onEvent: (event) => events.push(event),
  });
  return { tokens, sessions, events };
}

describe('a token for a call', () => {
  it('is none without a session, and none of someone else’s', async () => {
    const { device, server } = phone();
    const { tokens, sessions } = openTab(device, server);
    expect(await tokens.current()).toEqual({ kind: 'none' });
    sessions.write(session(1, hourS, 'visitor'));
    expect(await tokens.current('worker')).toEqual({ kind: 'none' });
    expect(await tokens.renew('access 1', 'worker')).toEqual({ kind: 'none' });
  });

  it('is unavailable at once when it has expired and the device is offline', async () => {
    const { device, server } = phone();
    device.setOnline(false);
    const { tokens, sessions } = openTab(device, server);
    sessions.write(session(1, -12 * hourS));
    expect(await tokens.current()).toEqual({ kind: 'unavailable' });
    expect(server.exchanged).toEqual([]);
    expect(sessions.read()?.refreshToken).toBe('refresh 1');
  });

  it('[spec 9.02] is renewed only when less than 90 s remain', async () => {
    const { device, server } = phone();
    const { tokens, sessions, events } = openTab(device, server);
    sessions.write(session(1, 91));
    expect(await tokens.current()).toEqual({ kind: 'token', accessToken: 'access 1' });
    await device.advance(2000);
    expect(await tokens.current()).toEqual({ kind: 'token', accessToken: 'access 2' });
    expect(events).toEqual(['token_refreshed']);
  });

  it('is the old one while it lasts, when renewing fails', async () => {
    const { device, server } = phone();
    server.answer = async () => ({ kind: 'failed' });
    const { tokens, sessions, events } = openTab(device, server);
    sessions.write(session(1, 60));
    expect(await tokens.current()).toEqual({ kind: 'token', accessToken: 'access 1' });
    await device.advance(60_000);
    expect(await tokens.current()).toEqual({ kind: 'unavailable' });
    expect(sessions.read()).not.toBeNull();
    expect(events).toEqual([]);
  });

  it('ends the session only when the server says that it is over', async () => {
    const { device, server } = phone();
    server.answer = async () => ({ kind: 'dead', code: 'refresh_token_not_found' });
    const { tokens, sessions, events } = openTab(device, server);
    sessions.write(session(1, 0));
    expect(await tokens.current()).toEqual({ kind: 'none' });
    expect(sessions.read()).toBeNull();
    expect(events).toEqual(['session_lost']);
  });

  it('is not kept waiting for: a caller is answered after 10 s and the renewal goes on', async () => {
    vi.useFakeTimers();
    const { device, server } = phone();
    let finish: ((outcome: RefreshOutcome) => void) | undefined;
    server.answer = () => new Promise((resolve) => (finish = resolve));
    const { tokens, sessions } = openTab(device, server);
    sessions.write(session(1, 0));
    const answer = tokens.current();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toEqual({ kind: 'unavailable' });
    finish?.({ kind: 'session', session: session(2, hourS) });
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(sessions.read()?.accessToken).toBe('access 2');
  });
});

describe('renewing', () => {
  it('happens once however many ask', async () => {
    const { device, server } = phone();
    const { tokens, sessions } = openTab(device, server);
    sessions.write(session(1, 0));
    const answers = await Promise.all([
      tokens.current(),
      tokens.current(),
      tokens.renew('access 1'),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(server.exchanged).toEqual(['refresh 1']);
  });

  it('starts over when the connection comes back, instead of waiting out its backoff', async () => {
    const { device, server } = phone();
    const { tokens, sessions } = openTab(device, server);
    const renewed = server.answer;
    sessions.write(session(1, 0));
    server.answer = () => new Promise(() => undefined);
    const answer = tokens.current();
    await vi.waitFor(() => expect(server.exchanged).toHaveLength(1), { timeout: 15_000 });
    device.setOnline(false);
    server.answer = renewed;
    device.setOnline(true);
    expect(await answer).toEqual({ kind: 'token', accessToken: 'access 2' });
    expect(server.exchanged).toEqual(['refresh 1', 'refresh 1']);
  });

  it('hands out what another tab has renewed since the refused call began', async () => {
    const { device, server } = phone();
    const first = openTab(device, server);
    const second = openTab(device, server);
    first.sessions.write(session(1, hourS));
    await first.tokens.renew('access 1');
    expect(await second.tokens.renew('access 1')).toEqual({
      kind: 'token',
      accessToken: 'access 2',
    });
    expect(server.exchanged).toEqual(['refresh 1']);
  });

  it('never brings back a session that was ended meanwhile, nor replaces another person’s', async () => {
    const { device, server } = phone();
    const { tokens, sessions, events } = openTab(device, server);
    const renewed = server.answer;
    sessions.write(session(1, 0));
    server.answer = (refreshToken) => {
      sessions.clear();
      return renewed(refreshToken);
    };
    expect(await tokens.current()).toEqual({ kind: 'none' });
    sessions.write(session(1, 0));
    server.answer = (refreshToken) => {
      sessions.write(session(5, hourS, 'visitor'));
      return renewed(refreshToken);
    };
    expect(await tokens.current('worker')).toEqual({ kind: 'none' });
    expect(sessions.read()).toMatchObject({ userId: 'visitor', accessToken: 'access 5' });
    expect(events).toEqual([]);
  });
});
