import { tokenRefreshBackoffMs, tokenRefreshLimitMs } from '@muster/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshSession } from './refresh-session.ts';

const session = {
  access_token: 'access',
  refresh_token: 'refresh 2',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 1_000_003_600,
  user: { id: 'worker', app_metadata: {}, user_metadata: {}, aud: '', created_at: '' },
};

/** An auth server with a given answer; `askedAtMs` has the times of its requests in milliseconds. */
function server(answer: () => Response) {
  const askedAtMs: number[] = [];
  const requests: Request[] = [];
  const startMs = Date.now();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    askedAtMs.push(Date.now() - startMs);
    requests.push(new Request(input, init));
    return answer();
  };
  return { api: { url: 'https://app.test', apiKey: 'key', fetch }, askedAtMs, requests };
}

const forever = new AbortController().signal;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('exchanging a refresh token', () => {
  it('[spec 7a.07] posts it as the refresh_token grant', async () => {
    const { api, requests } = server(() => Response.json(session));
    expect(await refreshSession(api, 'refresh 1', forever)).toMatchObject({ kind: 'session' });
    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('https://app.test/auth/v1/token?grant_type=refresh_token');
    expect(await request?.json()).toEqual({ refresh_token: 'refresh 1' });
  });

  it.each([502, 503, 504])(
    '[spec 8.15 9.03] is tried again after 200 ms, doubling, within 30 s, on a %i',
    async (status) => {
      const { api, askedAtMs } = server(() => new Response('busy', { status }));
      const outcome = refreshSession(api, 'refresh 1', forever);
      await vi.advanceTimersByTimeAsync(tokenRefreshLimitMs * 2);
      expect(await outcome).toEqual({ kind: 'failed' });
      const pauses = askedAtMs.slice(1).map((at, index) => at - (askedAtMs[index] ?? 0));
      expect(pauses).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
      expect(pauses[0]).toBe(tokenRefreshBackoffMs);
      expect(askedAtMs.at(-1)).toBeLessThan(tokenRefreshLimitMs);
    },
  );

  it('is not tried again once the server has said that the token is dead', async () => {
    const dead = { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' };
    const { api, askedAtMs } = server(() =>
      Response.json(dead, {
        status: 400,
        headers: { 'x-supabase-api-version': '2024-01-01' },
      }),
    );
    const outcome = refreshSession(api, 'refresh 1', forever);
    await vi.advanceTimersByTimeAsync(tokenRefreshLimitMs);
    expect(await outcome).toEqual({ kind: 'dead', code: 'refresh_token_not_found' });
    expect(askedAtMs).toHaveLength(1);
  });

  it.each([
    ['a session', () => Response.json(session)],
    ['trouble', () => new Response('busy', { status: 503 })],
  ])(
    'sends nothing once it was given up, at once where it was before, on %s',
    async (_, answer) => {
      const { api, askedAtMs } = server(answer);
      expect(await refreshSession(api, 'refresh 1', AbortSignal.abort())).toEqual({
        kind: 'failed',
      });
      expect(askedAtMs).toEqual([]);
    },
  );

  it('ends in the middle of a pause when it is given up', async () => {
    const { api, askedAtMs } = server(() => new Response('busy', { status: 503 }));
    const giving = new AbortController();
    const outcome = refreshSession(api, 'refresh 1', giving.signal);
    await vi.advanceTimersByTimeAsync(300);
    giving.abort();
    expect(await outcome).toEqual({ kind: 'failed' });
    await vi.advanceTimersByTimeAsync(tokenRefreshLimitMs);
    expect(askedAtMs).toEqual([0, 200]);
  });

  it('takes a portal’s page for no answer about the token', async () => {
    const { api, askedAtMs } = server(() => new Response('<html>', { status: 200 }));
    expect(await refreshSession(api, 'refresh 1', forever)).toEqual({ kind: 'failed' });
    expect(askedAtMs).toHaveLength(1);
  });

  it('keeps all that was said of the session', async () => {
    const { api } = server(() => Response.json(session));
    expect(await refreshSession(api, 'refresh 1', forever)).toEqual({ kind: 'session', session });
  });
});
