/** The app's data layer in a real browser, without screens: what the test drives, it drives here. */
import * as z from 'zod/mini';
import { createData } from '../../../apps/web/src/data/data.ts';
import { sessionStorageKey } from '../../../apps/web/src/data/client/session-store.ts';
import { createBrowserPlatform } from '../../../apps/web/src/platform/platform.ts';
import { randomId } from '../../../apps/web/src/platform/random-id.ts';

const sessionSchema = z.looseObject({});
const platform = createBrowserPlatform();
const data = createData({ platform, appVersion: 'test' });

export type PageUnderTest = typeof pageUnderTest;

const pageUnderTest = {
  signIn: async (email: string, password: string) => {
    await data.auth.signIn({ email, password });
    await data.account.refresh();
  },
  state: async () => {
    await data.account.whenKnown;
    return data.account.state().kind;
  },
  /** As if the app had not been opened for half a day. */
  expireToken: () => {
    const session = sessionSchema.parse(
      JSON.parse(platform.localStore.get(sessionStorageKey) ?? '{}'),
    );
    const expires_at = Math.round(platform.clock.wallMs() / 1000) - 12 * 3600;
    platform.localStore.set(sessionStorageKey, JSON.stringify({ ...session, expires_at }));
  },
  /** Punches one after the other until the end, telling of each tap and of each "saved". */
  punchForEver: async () => {
    for (let count = 0; ; count += 1) {
      const id = randomId();
      await report('tapped', id);
      await data.clock.record({
        id,
        kind: count % 2 === 0 ? 'break_start' : 'break_end',
        ...(count % 2 === 0 ? { breakKind: 'rest' as const } : {}),
      });
      await report('saved', id);
    }
  },
  items: () => {
    const { isRead, items } = data.outbox.view();
    return isRead
      ? items.map(({ id, deviceId, deviceSeq, progress }) => ({
          id,
          number: `${deviceId} ${deviceSeq}`,
          state: progress.state,
        }))
      : null;
  },
};

declare global {
  interface Window {
    pageUnderTest: PageUnderTest;
    report(what: 'tapped' | 'saved', id: string): Promise<void>;
  }
}
const report = (what: 'tapped' | 'saved', id: string) => window.report(what, id);
window.pageUnderTest = pageUnderTest;
