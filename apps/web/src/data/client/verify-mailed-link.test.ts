import { expect, it } from 'vitest';
import { readAuthRedirect } from './auth-redirect.ts';
import type { AppConfig } from './app-config.ts';
import { verifyMailedLink } from './verify-mailed-link.ts';

const app: AppConfig = {
  supabaseUrl: '',
  apiUrl: 'https://muster.example.com',
  anonKey: 'key',
  functionsUrl: null,
  vapidPublicKey: null,
  mapStyleUrl: null,
  version: '1',
};

/** The page that the app opens after the server has answered, and what its start reads there. */
async function verified(type: string, fetch: typeof globalThis.fetch) {
  const config = { ready: async () => app, current: () => app, refresh: async () => undefined };
  const path = await verifyMailedLink({ config, fetch }, { type, tokenHash: 'hash' });
  return { page: path.split('#')[0], redirect: readAuthRedirect(`https://localhost${path}`) };
}

it.each([
  ['otp_expired', async () => Response.json({ code: 403, error_code: 'otp_expired', msg: 'x' })],
  ['link_unanswered', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['link_unanswered', async () => new Response('<!doctype html>')],
])('a link that brings no session says %s', async (code, fetch) => {
  const { redirect } = await verified('signup', fetch);
  expect(redirect).toMatchObject({ kind: 'error', code });
});

it('the first of two confirmations says that one is left', async () => {
  const answer = { code: '200', msg: 'Confirm the other email too' };
  const { redirect } = await verified('email_change', async () => Response.json(answer));
  expect(redirect).toEqual({ kind: 'message', message: answer.msg });
});

it.each([
  ['recovery', '/reset-password'],
  ['magiclink', '/dashboard'],
])('a link of type %s leads to %s with its session', async (type, page) => {
  const asked: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push([input, JSON.parse(typeof init?.body === 'string' ? init.body : '')]);
    return Response.json({ access_token: 'a', refresh_token: 'r', user: {} });
  };
  expect(await verified(type, fetch)).toEqual({
    page,
    redirect: { kind: 'tokens', accessToken: 'a', refreshToken: 'r', type },
  });
  const body = { type, token_hash: 'hash' };
  expect(asked).toEqual([['https://muster.example.com/auth/v1/verify', body]]);
});
