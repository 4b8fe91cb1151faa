import { expect, it } from 'vitest';
import { createMemoryStore } from '../../platform/simulated-storage.ts';
import { createSendingSession } from './sending-session.ts';
import { createSessionStore } from './session-store.ts';

const userId = 'worker';

function sessionOf(aal: 'aal1' | 'aal2', iat: number) {
  const part = (fields: object) => btoa(JSON.stringify(fields)).replaceAll('=', '');
  return {
    access_token: `${part({ alg: 'ES256' })}.${part({ session_id: 'one', iat, aal })}.c2lnbmF0dXJl`,
    refresh_token: 'refresh',
    expires_at: iat + 3600,
    user: { id: userId, factors: [{ id: 'app', factor_type: 'totp', status: 'verified' }] },
  };
}

it('sends nothing and renews nothing until the second factor has been shown', async () => {
  const sessions = createSessionStore(createMemoryStore());
  let renewals = 0;
  const session = createSendingSession({
    sessions,
    tokens: {
      current: async () => ({ kind: 'token', accessToken: 'current' }),
      renew: async () => {
        renewals += 1;
        return { kind: 'token', accessToken: 'renewed' };
      },
    },
  });
  sessions.write(sessionOf('aal1', 1_780_000_000));
  expect(await session.token(userId)).toEqual({ kind: 'unavailable' });
  expect(await session.renew(userId, 'refused')).toEqual({ kind: 'unavailable' });
  expect(renewals).toBe(0);
  let heard = 0;
  session.subscribe(() => (heard += 1));
  sessions.write(sessionOf('aal2', 1_780_000_060));
  expect(heard).toBe(1);
  expect(await session.token(userId)).toEqual({ kind: 'token', accessToken: 'current' });
});
