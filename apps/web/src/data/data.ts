import { identitySchema, tokenCheckIntervalMs } from '@muster/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Platform } from '../platform/platform.ts';
import { type Api, createApi } from './client/api.ts';
import { createApiFetch } from './client/api-fetch.ts';
import { type ConfigSource, createConfigSource } from './client/app-config.ts';
import type { Auth, AuthEvent } from './client/auth.ts';
import { createAuthOnDemand, fetchAuthSettingsOnDemand } from './client/auth-on-demand.ts';
import type { AuthSettings } from './client/auth-settings.ts';
import { createDeviceTokens, type DeviceTokens } from './client/device-token.ts';
import { createOwnTokens, tokensOf } from './client/own-tokens.ts';
import { refreshSession } from './client/refresh-session.ts';
import { createSendingSession } from './client/sending-session.ts';
import { createSessionStore } from './client/session-store.ts';
import { createTokens, type TokenEvent } from './client/tokens.ts';
import { type ClockRecorder, createClockRecorder } from './clock/clock-recorder.ts';
import { createHeldOnDemand, type ShownHeldPunches } from './clock/held-on-demand.ts';
import { createDrafts, type Drafts } from './drafts/drafts.ts';
import { DataError } from './errors/data-error.ts';
import { type Account, createAccount } from './identity/account.ts';
import { createStoredFiles, type StoredFiles } from './files/stored-files.ts';
import { createIdentityStore, type IdentityStore } from './identity/identity-store.ts';
import { createSignUpPassword, type SignUpPassword } from './identity/sign-up-password.ts';
import { createDoubledStore } from './outbox/doubled-store.ts';
import { forgetDone } from './outbox/forget-done.ts';
import { createIdbOutboxStore } from './outbox/idb-store.ts';
import { createOutbox, type Outbox, type OutboxOwner } from './outbox/outbox.ts';
import { createSenders } from './outbox-kinds.ts';
import { createProfileRecorder, type ProfileRecorder } from './profile/profile-recorder.ts';
import { createQueryClient, forgetOthers } from './query/query-client.ts';
import { createSnapshotReader, type SnapshotReader } from './query/snapshot-query.ts';
import { createSnapshotStore } from './query/snapshot-store.ts';
import type { Realtime } from './realtime/realtime.ts';
import { createRealtimeOnDemand } from './realtime/realtime-on-demand.ts';
import { createReports, type Reports } from './report/reports.ts';
import { createSignOut } from './sign-out.ts';
import { type CacheDatabase, openCacheDatabase } from './storage/cache-database.ts';
import { StorageError } from './storage/connection.ts';
import { type DeviceDatabase, openDeviceDatabase } from './storage/device-database.ts';
import { forgetTexts } from './storage/personal-texts.ts';
import { createSkew, type Skew } from './time/skew.ts';

/** Everything that screens need from the server and from this device. */
export type Data = {
  readonly platform: Platform;
  readonly config: ConfigSource;
  readonly account: Account;
  readonly signUpPassword: SignUpPassword;
  /** The number that the person's login has, in E.164. */
  readonly ownPhone: () => string | null;
  readonly auth: Auth;
  /** Returns the server's ways to sign in. Throws `DataError`. */
  readonly authSettings: () => Promise<AuthSettings>;
  readonly signOut: ReturnType<typeof createSignOut>;
  readonly deviceTokens: DeviceTokens;
  /** Calls back on session events; the returned function unsubscribes. */
  onSessionEvent(listener: (event: SessionEvent) => void): () => void;
  readonly api: Api;
  readonly files: StoredFiles;
  readonly queryClient: QueryClient;
  readonly snapshots: SnapshotReader;
  readonly outbox: Outbox;
  readonly drafts: Drafts;
  readonly clock: ClockRecorder;
  readonly profile: ProfileRecorder;
  readonly heldPunches: Omit<ShownHeldPunches, 'finish'>;
  readonly realtime: Realtime;
  readonly reports: Reports;
  readonly skew: Skew;
  readonly appVersion: string;
};

type SessionEvent = AuthEvent | TokenEvent;

const userUpdatedMessage = 'session:user-updated';

/** Builds the data layer and starts it: nothing here waits for the network or a session. */
export function createData({
  platform,
  appVersion,
  device = openDeviceDatabase(),
  cache = openCacheDatabase(),
}: {
  readonly platform: Platform;
  readonly appVersion: string;
  readonly device?: DeviceDatabase;
  readonly cache?: CacheDatabase;
}): Data {
  const { clock, network, locks, localStore, visibility, origin } = platform;
  const skew = createSkew({ clock, localStore });
  const userAgent = `muster-${platform.wrapper}/${appVersion}`;
  const fetch = createApiFetch({ fetch: platform.fetch, network, skew, userAgent });
  const config = createConfigSource({ localStore, fetch, origin });
  const sessions = createSessionStore(localStore);

  const sessionListeners = new Set<(event: SessionEvent) => void>();
  const tell = (event: SessionEvent) => {
    for (const listener of sessionListeners) listener(event);
  };
  const onEvent = (event: SessionEvent) => {
    tell(event);
    if (event === 'user_updated') platform.tabs.post(userUpdatedMessage);
  };
  platform.tabs.subscribe((message) => {
    if (message === userUpdatedMessage) tell('user_updated');
  });

  const tokens = createTokens({
    sessions,
    locks,
    network,
    serverNowMs: () => skew.serverNowMs(),
    refresh: async (refreshToken, signal) => {
      const { apiUrl, anonKey } = await config.ready();
      const server = { url: apiUrl, apiKey: anonKey, fetch };
      const outcome = await refreshSession(server, refreshToken, signal);
      if (outcome.kind === 'session') skew.measureByToken(outcome.session);
      return outcome;
    },
    onEvent,
  });
  const ownerId = () => identities.current()?.user_id ?? null;
  const ownTokens = createOwnTokens({ tokens, sessions, ownerId });
  const onSuspended = () => {
    if (identities.current()?.suspension === null) void account.refresh();
  };
  const api = createApi({ config, tokens: ownTokens, ownerId, onSuspended, fetch });
  // The account must be known before the screens are theirs.
  const identityApi = createApi({ config, tokens, fetch });
  const reports = createReports({
    database: cache,
    apiOf: (userId) => createApi({ config, tokens: tokensOf(tokens, userId), fetch }),
    reporterId: () => sessions.read()?.userId ?? null,
    appVersion,
    platform,
  });
  const reportError = (error: unknown) => void reports.report(error);
  const snapshotStore = createSnapshotStore({ database: cache, clock });
  const outboxStore = createDoubledStore({
    store: createIdbOutboxStore(device),
    secondCopy: platform.secondCopy,
    reportError,
  });
  const identities = createIdentityStore({
    database: device,
    localStore,
    sessions,
    clock,
    visibility,
    forgetPerson: async (userId) => {
      forgetTexts(localStore, userId);
      await Promise.all([snapshotStore.wipe(userId), forgetDone(outboxStore, userId)]);
    },
  });

  const account = createAccount({
    identities,
    sessions,
    fetchIdentity: async () => {
      try {
        return await identityApi.rpc('my_identity', {}, identitySchema);
      } catch (error) {
        if (!(error instanceof DataError)) throw error;
        return null;
      }
    },
    clock,
    network,
    reportError,
  });

  const outboxServer = { config, fetch };
  const outbox = createOutbox({
    store: outboxStore,
    senders: createSenders(outboxServer, outboxStore),
    owner: ownerOf(identities),
    session: createSendingSession({ tokens, sessions }),
    clock,
    network,
    locks,
    tabs: platform.tabs,
    visibility,
    storage: platform.storage,
    files: platform.files,
    random: Math.random,
    reportError,
  });

  const auth = createAuthOnDemand({
    config,
    sessions,
    tokens,
    localStore,
    address: platform.address,
    origin,
    wrapper: platform.wrapper,
    fetch,
    onEvent,
  });
  const deviceTokens = createDeviceTokens({ api, localStore, clock });
  const queryClient = createQueryClient(network);
  // The name, email and photo on the screen are refreshed in every tab.
  sessionListeners.add((event) => {
    if (event !== 'user_updated') return;
    void account.refresh();
    void queryClient.invalidateQueries();
  });
  const owner = ownerOf(identities);
  owner.subscribe(() => forgetOthers(queryClient, owner.userId()));

  const recorder = createClockRecorder({ outbox, identities, clock, skew, network });
  const profile = createProfileRecorder({
    outbox,
    identities,
    account,
    queryClient,
    clock: recorder,
  });
  const heldPunches = createHeldOnDemand({
    localStore,
    locks,
    tabs: platform.tabs,
    clock,
    userId: () => (identities.current()?.person_id == null ? null : ownerId()),
    recordAll: (drafts) => recorder.recordAll(drafts),
    reportError,
  });
  owner.subscribe(() => void heldPunches.finish());
  // A page may live for weeks: taps that it could not record are retried when it becomes visible.
  visibility.subscribe((isVisible) => {
    if (isVisible) void heldPunches.finish();
  });
  void heldPunches.finish();

  const forgetEnded = () => {
    const identity = identities.current();
    if (identity?.access_ended !== true) return;
    queryClient.clear();
    snapshotStore.wipe(identity.user_id).catch((error: unknown) => {
      // If it can't be deleted now, the next start does it.
      if (!(error instanceof StorageError)) throw error;
    });
  };
  account.subscribe(forgetEnded);
  forgetEnded();

  const check = () => {
    if (visibility.isVisible()) void tokens.current();
    clock.after(tokenCheckIntervalMs, check);
  };
  check();

  return {
    platform,
    config,
    account,
    signUpPassword: createSignUpPassword(sessions, localStore),
    ownPhone: () => sessions.read()?.phone ?? null,
    auth,
    authSettings: () => fetchAuthSettingsOnDemand({ config, fetch }),
    signOut: createSignOut({
      auth,
      deviceTokens,
      identities,
      sessions,
      outbox,
      leavePush: () =>
        import('./push/leave-push.ts')
          .then(({ leavePush }) => leavePush(platform, reportError))
          .catch(reportError),
    }),
    deviceTokens,
    onSessionEvent: (listener) => {
      sessionListeners.add(listener);
      return () => sessionListeners.delete(listener);
    },
    api,
    files: createStoredFiles({ config, tokens: ownTokens, fetch, origin }),
    queryClient,
    snapshots: createSnapshotReader({
      api,
      snapshots: snapshotStore,
      clock,
      isHere: (userId) => userId === ownerId(),
    }),
    outbox,
    drafts: createDrafts({ database: device, clock }),
    clock: recorder,
    profile,
    heldPunches,
    realtime: createRealtimeOnDemand({
      config,
      tokens,
      clock,
      network,
      queryClient,
      onClosed: () => void account.refresh(),
    }),
    reports,
    skew,
    appVersion,
  };
}

/** Notifies only when the person changes, not on news about the same one. */
function ownerOf(identities: IdentityStore): OutboxOwner {
  const userId = () => identities.current()?.user_id ?? null;
  return {
    userId,
    subscribe: (listener) => {
      let before = userId();
      return identities.subscribe(() => {
        if (userId() === before) return;
        before = userId();
        listener();
      });
    },
  };
}
