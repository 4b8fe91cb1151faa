import { androidChannel } from '@muster/contract';
import type { LocalStore } from '../../platform/local-store.ts';
import type { Push } from '../../platform/native/push.ts';
import type { Network } from '../../platform/network.ts';
import type { DeviceTokens } from '../client/device-token.ts';
import { DataError } from '../errors/data-error.ts';
import { type Account, isFullySignedIn } from '../identity/account.ts';
import { createPushRegistration } from './push-registration.ts';

export type PushNews = 'denied' | 'setup_failed' | 'registration_failed';

/** Whom the phone has told that notifications are off: said once per sign-in, not at each start. */
const deniedKey = 'muster.push-denied';
const openTimesheet = 'open_timesheet';

/**
 * Push on the phone for whoever is signed in (specification, section 4): asks, makes the channel,
 * registers and saves the token, and again for the next person. Does nothing before a sign-in.
 */
export function keepPush(dependencies: {
  readonly push: Push;
  readonly account: Pick<Account, 'state' | 'subscribe'>;
  readonly deviceTokens: DeviceTokens;
  readonly localStore: LocalStore;
  readonly network: Network;
  /** How the phone's settings call the channel. */
  readonly channelName: () => string;
  readonly tell: (news: PushNews) => void;
  readonly openClock: () => void;
  /** A page of the app, from its root. */
  readonly openPage: (path: string) => void;
  readonly reportError: (error: unknown) => void;
}): void {
  const { push, account, deviceTokens, localStore, network } = dependencies;
  const registration = createPushRegistration(dependencies);
  let userId: string | null = null;
  let isListening = false;
  /** The token that the server has not heard of. */
  let unsaved: string | null = null;

  function signedInUser(): string | null {
    const state = account.state();
    return state.kind === 'signed_in' && isFullySignedIn(state) ? state.identity.user_id : null;
  }

  async function save(): Promise<void> {
    const token = unsaved;
    if (token === null || userId === null || signedInUser() !== userId) return;
    try {
      await deviceTokens.save(userId, token, push.system);
      if (unsaved === token) unsaved = null;
    } catch (error) {
      // Saved when the connection comes back, at the latest at the next start.
      if (!(error instanceof DataError)) dependencies.reportError(error);
    }
  }

  function listen(): void {
    if (isListening) return;
    isListening = true;
    push.onToken((token) => {
      unsaved = token;
      void save();
    });
    push.onRegistrationError(() => {
      if (userId !== null) dependencies.tell('registration_failed');
    });
    push.onAction(({ id, meaning, path, recipient }) => {
      // Shown before someone else signed in.
      if (recipient !== null && recipient !== userId) return;
      if (id === openTimesheet || meaning === openTimesheet) dependencies.openClock();
      // `//` would name another host.
      else if (id === 'tap' && path !== null && /^\/(?!\/)/.test(path)) dependencies.openPage(path);
    });
  }

  async function setUp(person: string): Promise<void> {
    try {
      const permission = await push.askPermission();
      if (userId !== person) return;
      if (permission === 'denied') {
        if (localStore.get(deniedKey) !== person) dependencies.tell('denied');
        localStore.set(deniedKey, person);
        return;
      }
      localStore.remove(deniedKey);
      await push.createChannel({ ...androidChannel, name: dependencies.channelName() });
      if (userId === person) await registration.begin(person);
    } catch (error) {
      dependencies.tell('setup_failed');
      dependencies.reportError(error);
    }
  }

  async function leave(): Promise<void> {
    try {
      await registration.end();
    } catch (error) {
      dependencies.reportError(error);
    }
  }

  function follow(): void {
    const state = account.state();
    if (state.kind === 'signed_out') {
      if (userId !== null) localStore.remove(deniedKey);
      userId = null;
      unsaved = null;
      void leave();
      return;
    }
    const person = signedInUser();
    if (person === null || person === userId) return;
    userId = person;
    unsaved = null;
    listen();
    void setUp(person);
  }

  account.subscribe(follow);
  network.subscribe((state) => {
    if (state === 'offline') return;
    if (account.state().kind === 'signed_out') void leave();
    else void save();
  });
  follow();
}
