import 'fake-indexeddb/auto';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { randomId } from '../platform/random-id.ts';
import { createSimulatedDevice } from '../platform/simulated-device.ts';
import { createData } from './data.ts';
import { queryKey } from './query/keys.ts';
import { openCacheDatabase } from './storage/cache-database.ts';
import { openDeviceDatabase } from './storage/device-database.ts';

// auth-js reads the real clock.
const startMs = Date.now();
const userId = 'e0000000-0000-4000-8000-000000000001';
const config = {
  supabaseUrl: '',
  anonKey: 'the public key',
  functionsUrl: null,
  vapidPublicKey: null,
  mapStyleUrl: null,
  version: 'one',
};
const user = { id: userId, app_metadata: {}, user_metadata: {}, aud: '', created_at: '' };

/** Two tabs of one person, each with the email on the screen. */
async function openTabs() {
  const server = { firstName: 'Employee', email: 'old@crew.test', isRefusing: false };
  const simulated = createSimulatedDevice({
    startMs,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      if (pathname === '/config.json') return Response.json(config);
      if (pathname === '/auth/v1/user') {
        if (server.isRefusing)
          return Response.json({ code: 'email_exists', message: '' }, { status: 422 });
        server.email = 'new@crew.test';
        server.firstName = 'Renamed';
        return Response.json({ ...user, email: server.email });
      }
      if (pathname !== '/rest/v1/rpc/my_identity')
        return Response.json({ code: 'nothing', message: '' }, { status: 404 });
      return Response.json({
        user_id: userId,
        person_id: null,
        company_id: null,
        role: null,
        profile: {
          first_name: server.firstName,
          last_name: 'One',
          language: 'en',
          theme: 'company',
          profile_complete: true,
          photo_url: null,
        },
        company: null,
        clock_settings: null,
      });
    },
  });
  const session = {
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(startMs / 1000) + 3600,
    user,
  };
  const device = openDeviceDatabase(randomId());
  const cache = openCacheDatabase(randomId());
  simulated.openTab().platform.localStore.set('muster.session', JSON.stringify(session));
  const open = () => {
    const { platform } = simulated.openTab();
    const data = createData({ platform, appVersion: '1.2.3', device, cache });
    const query = new QueryObserver(data.queryClient, {
      queryKey: queryKey(userId, 'own_login'),
      queryFn: async () => server.email,
    });
    query.subscribe(() => undefined);
    const shown = () => {
      const state = data.account.state();
      const name = state.kind === 'signed_in' ? state.identity.profile?.first_name : state.kind;
      return [name, query.getCurrentResult().data];
    };
    return { data, shown };
  };
  const tabs = [open(), open()] as const;
  const shown = () => tabs.map((tab) => tab.shown());
  await expect.poll(shown).toEqual([
    ['Employee', 'old@crew.test'],
    ['Employee', 'old@crew.test'],
  ]);
  return { tabs, server, shown };
}

it('[spec 4.05] name and email on the screen follow a change of the user, in every tab', async () => {
  const { tabs, shown } = await openTabs();
  expect(await tabs[0].data.auth.updateUser({ email: 'new@crew.test' })).toMatchObject({
    ok: true,
  });
  await expect.poll(shown).toEqual([
    ['Renamed', 'new@crew.test'],
    ['Renamed', 'new@crew.test'],
  ]);
});

it('[spec 4.05] the event "user updated" comes once in each tab, and not for a refused change', async () => {
  const { tabs, server } = await openTabs();
  const events: string[] = [];
  for (const [index, { data }] of tabs.entries())
    data.onSessionEvent((event) => events.push(`${index} ${event}`));
  server.isRefusing = true;
  expect(await tabs[0].data.auth.updateUser({ email: 'taken@crew.test' })).toMatchObject({
    ok: false,
  });
  expect(events).toEqual([]);
  server.isRefusing = false;
  await tabs[0].data.auth.updateUser({ email: 'new@crew.test' });
  expect(events).toEqual(['0 user_updated', '1 user_updated']);
});
