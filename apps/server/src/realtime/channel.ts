import { setTimeout as delay } from 'node:timers/promises';

import type { Database } from '../db/database.ts';
import type { Logger } from '../log/logger.ts';
import type { Tokens } from '../tokens/tokens.ts';
import type { AccessWatch } from './access-watch.ts';
import { asRefusal, createChannelAccess } from './channel-access.ts';
import { createChannelSending } from './channel-sending.ts';
import { createChannelChanges } from './changes/channel-changes.ts';
import type { ChangeFeed } from './changes/change-feed.ts';
import type { DatabaseFeed } from './database-feed.ts';
import { encodeEvent, type Version } from './frames.ts';
import { encode, topicKey, type Broadcast, type Hub, type Member } from './hub.ts';
import type { JoinConfig } from './join-config.ts';
import { changesPerChannel, longestChangesWaitMs } from './limits.ts';
import {
  createChannelPresence,
  type PresenceAnswer,
  type PresenceBook,
} from './presence/channel-presence.ts';
import type { Presences } from './presence/presences.ts';
import { isName } from './names.ts';
import { Refusal } from './refusal.ts';
import { readReplay, type Replayed } from './replay.ts';

export type ChannelDependencies = {
  readonly database: Database;
  readonly hub: Hub;
  readonly feed: DatabaseFeed;
  readonly accessWatch: Pick<AccessWatch, 'follow'>;
  /** Resolves when messages from other servers' clients arrive here. */
  readonly isReachable: Promise<void>;
  readonly changeFeed: ChangeFeed;
  readonly presences: Pick<Presences, 'state'>;
  readonly presenceBook: PresenceBook;
  /** Publishes to members here and on other servers. */
  readonly publish: (message: Broadcast, except?: Member) => void;
  readonly verify: Tokens['verify'];
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** The channel's interface to its socket. */
export type ChannelSocket = {
  readonly version: Version;
  send(frame: string | Buffer): void;
  /** Sends to this channel. */
  push(event: string, payload: object): void;
  /** The channel has ended on its own: the client is notified, and the socket drops it. */
  onEnd(): void;
};

export type Channel = ReturnType<typeof createChannel>;

/**
 * One joined topic of one socket: broadcasts, presence and row changes, as far as its user's token allows, until it
 * leaves or the token expires.
 * @param name The topic without its prefix `realtime:`.
 */
export function createChannel(
  dependencies: ChannelDependencies,
  socket: ChannelSocket,
  name: string,
  config: JoinConfig,
  joinToken: string,
) {
  const {
    database,
    hub,
    feed,
    accessWatch,
    isReachable,
    changeFeed,
    presences,
    presenceBook,
    publish,
    log,
    now,
  } = dependencies;
  const { isPrivate } = config;
  const key = topicKey(name, isPrivate);
  let replayed: readonly Replayed[] = [];
  let wantsPresence = config.wantsPresence;
  let hasJoined = false;
  let hasEnded = false;

  const access = createChannelAccess({
    ...dependencies,
    name,
    isPrivate,
    joinToken,
    onEnd: shutDown,
  });
  const presence = createChannelPresence({
    book: presenceBook,
    topic: name,
    isPrivate,
    key: config.presenceKey,
    mayTrack: () => access.maySend('presence'),
    now,
  });
  const changes = createChannelChanges({
    feed: changeFeed,
    log,
    entries: config.changes.slice(0, changesPerChannel),
    claims: access.claims,
    pushChange: (payload) =>
      socket.send(encodeEvent(socket.version, `realtime:${name}`, 'postgres_changes', payload)),
    pushStatus: (status, message) => pushSystem('postgres_changes', status, message),
  });
  const member: Member = {
    version: socket.version,
    hears: (extension) =>
      hasJoined && access.hears(extension) && (extension === 'broadcast' || wantsPresence),
    hasReplayed: (id) => replayed.some((message) => message.id === id),
    send: (frame) => socket.send(frame),
  };

  const sending = createChannelSending({
    topic: name,
    isPrivate,
    wantsAnswers: config.ack,
    maySend: () => access.maySend('broadcast'),
    publish: (message) => publish(message, config.self ? undefined : member),
  });

  function pushSystem(extension: string, status: 'ok' | 'error', message: string): void {
    socket.push('system', { extension, status, message, channel: name });
  }

  function leave(): void {
    hasEnded = true;
    access.leave();
    hub.remove(key, member);
    presence.leave();
    changes.leave();
  }

  function shutDown(message: string): void {
    if (hasEnded) return;
    leave();
    pushSystem('system', 'error', message);
    socket.onEnd();
  }

  /** Ends the channel of a client that exceeds its limits, after sending everything accepted before. */
  async function endForExcess(message: string): Promise<void> {
    await sending.stop();
    shutDown(message);
  }

  async function fetchReplay(): Promise<void> {
    if (config.replay === undefined) return;
    if (config.replay === null) {
      throw new Refusal('UnableToReplayMessages', 'Replay params are not valid');
    }
    if (!isPrivate) {
      throw new Refusal('UnableToReplayMessages', 'Replay is not allowed for public channels');
    }
    if (!access.hears('broadcast')) {
      throw new Refusal(
        'Unauthorized',
        `You do not have permissions to read from this Channel topic: ${name}`,
      );
    }
    replayed = await readReplay(database, name, config.replay);
  }

  async function awaitChanges(): Promise<void> {
    if (config.changesWaitMs === undefined || changes.announced.length === 0) return;
    const waitMs = Math.min(config.changesWaitMs, longestChangesWaitMs);
    const abort = new AbortController();
    const tooLate = delay(waitMs, undefined, { signal: abort.signal }).then(() => {
      throw new Refusal(
        'PostgresChangesSubscribeTimeout',
        `Timed out after ${waitMs}ms waiting for the postgres_changes subscription`,
      );
    });
    await Promise.race([changes.subscribeAtOnce(), tooLate]).finally(() => abort.abort());
  }

  function syncPresence(): void {
    if (wantsPresence && access.hears('presence')) {
      socket.push('presence_state', presences.state(name, isPrivate));
    }
  }

  return {
    /**
     * Returns the content of the reply to the join.
     * @throws Refusal
     */
    async join(): Promise<object> {
      try {
        if (name === '') throw new Refusal('TopicNameRequired', 'You must provide a topic name');
        if (!isName(name)) throw new Refusal('InvalidTopicName', 'No topic has such a name');
        if (config.changes.length > changesPerChannel) {
          throw new Refusal(
            'RealtimeDisabledForConfiguration',
            `A channel asks for at most ${changesPerChannel} kinds of row changes`,
          );
        }
        await accessWatch.follow();
        await access.authorize();
        if (!hasEnded) hub.add(key, member);
        await Promise.all([feed.follow(), isReachable]);
        await fetchReplay();
        await awaitChanges();
        hasJoined = true;
        return { postgres_changes: changes.announced };
      } catch (error) {
        leave();
        throw asRefusal(error, name, log);
      }
    },

    /** Sends what follows the reply to the join. */
    welcome(): void {
      for (const message of replayed) {
        const frame = encode(socket.version, `realtime:${name}`, message);
        if (frame !== null) socket.send(frame);
      }
      syncPresence();
      if (config.wantsReadiness) {
        pushSystem('system', 'ok', 'Replication connection established');
      }
      void changes.start();
    },

    leave,
    endForExcess,
    renew: (newToken: unknown) => access.renew(newToken),
    rightsChanged: (login: string | null) => access.rightsChanged(login),

    /** Sends to the others on the topic, and also to this client if it asked for that. */
    broadcast: (payload: unknown) => sending.broadcast(payload),

    /** Calls `reply` before the effects of the message; null if the channel has ended instead. */
    async presence(payload: unknown, reply: (answer: PresenceAnswer & { kind: 'reply' }) => void) {
      const answer = await presence.handle(payload);
      if (answer.kind === 'shutdown') return endForExcess(answer.message);
      reply(answer);
      // A client that tracks presence wants to see the others too, even if it didn't say so.
      if (wantsPresence || !presence.isTracking()) return;
      wantsPresence = true;
      syncPresence();
    },
  };
}
