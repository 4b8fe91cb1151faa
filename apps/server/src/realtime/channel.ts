import { DatabaseError, type Database } from '../db/database.ts';
import type { Logger } from '../log/logger.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { mayReceive, maySend } from './authorization.ts';
import { broadcastFrom, sizeOf } from './broadcast-payload.ts';
import type { DatabaseFeed } from './database-feed.ts';
import type { Version } from './frames.ts';
import { topicKey, type Hub, type Member } from './hub.ts';
import type { JoinConfig } from './join-config.ts';
import { largestBroadcastBytes } from './limits.ts';
import { Refusal } from './refusal.ts';
import { checkToken, type CheckedToken } from './token-check.ts';

export type ChannelDependencies = {
  readonly database: Database;
  readonly hub: Hub;
  readonly feed: DatabaseFeed;
  readonly verify: Tokens['verify'];
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** What a channel needs of its socket. */
export type ChannelSocket = {
  readonly version: Version;
  send(frame: string | Buffer): void;
  /** Sends to this channel. */
  push(event: string, payload: object): void;
  /** The channel has ended by itself: the client is told, the socket forgets it. */
  onEnd(): void;
};

export type Channel = ReturnType<typeof createChannel>;

/** The longest that a timer can hold is 24 days; checking again earlier does no harm. */
const longestWaitMs = 3_600_000;

/**
 * One joined topic of one socket. A private channel lives as long as the policies let the token's
 * holder receive: they are asked at the join and with every new token, and the token's end is the
 * channel's.
 * @param name The topic without its prefix `realtime:`.
 */
export function createChannel(
  { database, hub, feed, verify, log, now }: ChannelDependencies,
  socket: ChannelSocket,
  name: string,
  config: JoinConfig,
  joinToken: string,
) {
  const key = topicKey(name, config.isPrivate);
  const member: Member = {
    version: socket.version,
    send(frame) {
      if (hasJoined) socket.send(frame);
    },
  };
  let accessToken = joinToken;
  let token: CheckedToken | undefined;
  let sendingIsAllowed: Promise<boolean> | undefined;
  let expiry: NodeJS.Timeout | undefined;
  let hasJoined = false;
  let hasEnded = false;

  async function authorize(): Promise<void> {
    const asked = accessToken;
    const checked = await checkToken(asked, verify, now);
    if (config.isPrivate && !(await mayReceive(database, checked.claims, name))) {
      throw unauthorized(name);
    }
    if (asked !== accessToken) return; // a newer one came meanwhile and is judged by itself
    token = checked;
    sendingIsAllowed = undefined;
    if (!hasEnded) waitForExpiry();
  }

  function waitForExpiry(): void {
    clearTimeout(expiry);
    if (token?.expiresAt === undefined) return;
    const wait = Math.min(token.expiresAt - now(), longestWaitMs);
    expiry = setTimeout(() => void recheck(), wait).unref();
  }

  async function recheck(): Promise<void> {
    const wasAllowed = token !== undefined;
    try {
      await authorize();
    } catch (error) {
      const refusal = asRefusal(error, name, log);
      shutDown(
        refusal.code === 'Unauthorized' && wasAllowed
          ? `You no longer have permission to read from this Channel topic: ${name}`
          : refusal.message,
      );
    }
  }

  function leave(): void {
    hasEnded = true;
    clearTimeout(expiry);
    hub.remove(key, member);
  }

  function shutDown(message: string): void {
    if (hasEnded) return;
    leave();
    socket.push('system', { extension: 'system', status: 'error', message, channel: name });
    socket.onEnd();
  }

  /** Asked once a token, at the first broadcast: most channels only receive. */
  function isSendingAllowed(): Promise<boolean> {
    if (!config.isPrivate || token === undefined) return Promise.resolve(!config.isPrivate);
    sendingIsAllowed ??= maySend(database, token.claims, name).catch((error: unknown) => {
      log.warn({ err: error }, 'the policies for sending cannot be asked');
      return false;
    });
    return sendingIsAllowed;
  }

  return {
    /** @throws Refusal */
    async join(): Promise<void> {
      try {
        if (name === '') throw new Refusal('TopicNameRequired', 'You must provide a topic name');
        if (config.wantsPostgresChanges) {
          throw new Refusal('RealtimeDisabledForConfiguration', 'Row changes are not sent');
        }
        await authorize();
        if (hasEnded) return;
        hub.add(key, member);
        await feed.follow();
        hasJoined = true;
      } catch (error) {
        leave();
        throw asRefusal(error, name, log);
      }
    },

    /** What follows the answer to the join. */
    welcome(): void {
      if (config.wantsPresence) socket.push('presence_state', {});
    },

    leave,
    shutDown,

    /** Goes on under a new token, or ends when its holder may not receive here. */
    async renew(newToken: unknown): Promise<void> {
      // An API key of the new kind is no token: it says nothing about the person.
      if (typeof newToken !== 'string' || newToken.startsWith('sb_')) return;
      if (newToken === accessToken) return;
      accessToken = newToken;
      await recheck();
    },

    /**
     * Sends to the others on the topic, and to this client too if it asked for that. What policies
     * or limits refuse is dropped; null is no answer, which the protocol has for that.
     */
    async broadcast(payload: unknown): Promise<'ok' | 'payload_size_exceeded' | null> {
      const message = broadcastFrom(payload, name, config.isPrivate);
      if (message === null || !(await isSendingAllowed())) return null;
      const isTooLarge = sizeOf(message) > largestBroadcastBytes;
      if (!isTooLarge) hub.broadcast(message, config.self ? undefined : member);
      if (!config.ack) return null;
      return isTooLarge ? 'payload_size_exceeded' : 'ok';
    },
  };
}

function asRefusal(error: unknown, name: string, log: Logger): Refusal {
  if (error instanceof Refusal) return error;
  log.error({ err: error }, 'a channel cannot be authorised');
  const code = error instanceof DatabaseError ? error.code : '';
  if (code === '57014') {
    return new Refusal('QueryCanceled', 'Query was cancelled, please try again', { cause: error });
  }
  // Connection, resources, operator, system: anything else is a policy's own error.
  if (code === '' || /^(08|53|57|58|XX)/.test(code)) {
    return new Refusal(
      'UnableToConnectToProject',
      'Realtime was unable to connect to the project database',
      { cause: error },
    );
  }
  return unauthorized(name, error);
}

function unauthorized(name: string, cause?: unknown): Refusal {
  return new Refusal(
    'Unauthorized',
    `You do not have permissions to read from this Channel topic: ${name}`,
    { cause },
  );
}
