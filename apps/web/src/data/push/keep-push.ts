import { androidChannel } from '@muster/contract';
import * as s from '@muster/contract/shape';
import type { LocalStore } from '../../platform/local-store.ts';
import type { ArrivedPush, Push } from '../../platform/native/push.ts';
import type { Network } from '../../platform/network.ts';
import type { DeviceTokens } from '../client/device-token.ts';
import { DataError } from '../errors/data-error.ts';
import { type Account, isFullySignedIn } from '../identity/account.ts';
import { parseJson } from '../storage/parse-json.ts';
import { isOwnPage } from './own-page.ts';
import { createPushRegistration } from './push-registration.ts';

export type PushNews = 'denied' | 'setup_failed' | 'registration_failed';

/** The user whom the phone has told that notifications are off: once per sign-in, not at each start. */
const deniedKey = 'muster.push-denied';
const openTimesheet = 'open_timesheet';
/** The phone's last token and its user: kept after a sign-out, for the next person who signs in. */
const lastTokenKey = 'muster.push-token';
const lastTokenSchema = s.object({ user_id: s.string, token: s.string });

/**
 * Handles push on the phone for the signed-in user (specification, section 4): asks for permission, creates the
 * channel, registers and saves the token, and does so again for the next person. Does nothing before a sign-in.
 */
export function keepPush(dependencies: {
  readonly push: Push;
  readonly account: Pick<Account, 'state' | 'subscribe'>;
  readonly deviceTokens: DeviceTokens;
  readonly localStore: LocalStore;
  readonly network: Network;
  /** The channel's name in the phone's settings. */
  readonly channelName: () => string;
  readonly tell: (news: PushNews) => void;
  readonly openClock: () => void;
  /** A page of the app, from its root. */
  readonly openPage: (path: string) => void;
  /** Shows a push that came while the app is open. */
  readonly show: (push: ArrivedPush) => Promise<void>;
  readonly reportError: (error: unknown) => void;
}): void {
  const { push, account, deviceTokens, localStore, network } = dependencies;
  const registration = createPushRegistration(dependencies);
  let userId: string | null = null;
  let isListening = false;
  /** The token that has not been saved on the server yet. */
  let unsaved: string | null = null;
  /** The phone registers once the server has stopped sending it the previous person's pushes. */
  let waitsForNetwork = false;

  function signedInUser(): string | null {
    const state = account.state();
    return state.kind === 'signed_in' && isFullySignedIn(state) ? state.identity.user_id : null;
  }

  async function save(): Promise<void> {
    const token = unsaved;
    if (token === null || userId === null || signedInUser() !== userId) return;
    // Stored first: a row that the device doesn't remember could not be taken over.
    localStore.set(lastTokenKey, JSON.stringify({ user_id: userId, token }));
    try {
      await deviceTokens.save(userId, token, push.system);
      if (unsaved === token) unsaved = null;
    } catch (error) {
      // Saved when the connection comes back, or at the next start at the latest.
      if (!(error instanceof DataError)) dependencies.reportError(error);
    }
  }

  /**
   * The previous person may have signed out offline, so the server may still send their pushes to this phone:
   * the token is taken over before the phone shows any push.
   * @returns whether it may register
   */
  async function takeOver(person: string): Promise<boolean> {
    const last = parseJson(localStore.get(lastTokenKey), lastTokenSchema);
    if (last === null || last.user_id === person) return true;
    try {
      await deviceTokens.save(person, last.token, push.system);
      return true;
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      return false;
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
      // The push was shown before someone else signed in.
      if (recipient !== null && recipient !== userId) return;
      if (id === openTimesheet || meaning === openTimesheet) dependencies.openClock();
      else if (id === 'tap' && path !== null && isOwnPage(path)) dependencies.openPage(path);
    });
    push.onArrival((arrived) => {
      // The provider may have kept it for the phone's previous user.
      if (arrived.recipient === null || arrived.recipient !== userId) return;
      void dependencies.show(arrived).catch(dependencies.reportError);
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
      waitsForNetwork = !(await takeOver(person));
      if (userId === person && !waitsForNetwork) await registration.begin(person);
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
      waitsForNetwork = false;
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
    else if (waitsForNetwork && userId !== null) void setUp(userId);
    else void save();
  });
  follow();
}
