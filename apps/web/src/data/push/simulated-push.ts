/** For tests: the life of pushes on a simulated phone. */
import { androidChannel } from '@muster/contract';
import { createNativeBridge } from '../../platform/native/bridge.ts';
import { createLocalNotices } from '../../platform/native/local-notices.ts';
import { createPush } from '../../platform/native/push.ts';
import { createSimulatedPhone } from '../../platform/native/simulated-bridge.ts';
import type { NetworkState } from '../../platform/network.ts';
import { createMemoryStore } from '../../platform/simulated-storage.ts';
import { DataError } from '../errors/data-error.ts';
import type { AccountState } from '../identity/account.ts';
import { settle } from '../identity/simulated-account.ts';
import { keepPush, type PushNews } from './keep-push.ts';
import { createPushRegistration } from './push-registration.ts';

/**
 * A phone with its server: rows are `user token`, and a token belongs to one person at a time.
 * @param saved where the rows go as well
 */
export function setUpPush(
  system: 'android' | 'ios' = 'android',
  saved: (userId: string, token: string) => Promise<void> = async () => undefined,
) {
  const phone = createSimulatedPhone(system);
  const bridge = createNativeBridge(phone.injected)!;
  const push = createPush(bridge);
  const notices = createLocalNotices(bridge, androidChannel.id);
  const stored = new Map<string, string>();
  const localStore = createMemoryStore(stored);
  let networkState: NetworkState = 'online';
  const onNetwork = new Set<(state: NetworkState) => void>();
  const network = {
    state: () => networkState,
    subscribe: (listener: (state: NetworkState) => void) => {
      onNetwork.add(listener);
      return () => onNetwork.delete(listener);
    },
    reportReached: () => undefined,
    check: async () => true,
    reportFailed: () => undefined,
  };
  let state: AccountState = { kind: 'signed_out' };
  const onAccount = new Set<() => void>();
  let rows: string[] = [];
  const news: PushNews[] = [];
  let opened = 0;
  const pages: string[] = [];
  const errors: unknown[] = [];
  const start = () =>
    keepPush({
      push,
      account: {
        state: () => state,
        subscribe: (listener) => {
          onAccount.add(listener);
          return () => onAccount.delete(listener);
        },
      },
      deviceTokens: {
        save: async (userId, token) => {
          if (networkState === 'offline')
            throw new DataError({ kind: 'network', code: '', message: '' });
          rows = [...rows.filter((row) => !row.endsWith(` ${token}`)), `${userId} ${token}`];
          await saved(userId, token);
        },
        remove: async () => undefined,
      },
      localStore,
      network,
      channelName: () => 'Timesheet reminders',
      tell: (told) => news.push(told),
      openClock: () => {
        opened += 1;
      },
      openPage: (path) => pages.push(path),
      show: ({ title, body, path }) => notices.showNow({ id: 1, title, body, path }),
      reportError: (error) => errors.push(error),
    });
  return {
    phone,
    start,
    news,
    errors,
    stored,
    rows: () => rows,
    opened: () => opened,
    pages,
    names: () =>
      phone.calls
        .filter(({ name }) => name.startsWith('PushNotifications.'))
        .map(({ name }) => name.slice('PushNotifications.'.length)),
    signOut: () => createPushRegistration({ push, localStore, network }).end(),
    become: async (next: AccountState) => {
      state = next;
      for (const listener of onAccount) listener();
      await settle();
    },
    setNetwork: async (next: NetworkState) => {
      networkState = next;
      for (const listener of onNetwork) listener(next);
      await settle();
    },
  };
}
