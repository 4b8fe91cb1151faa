import type { WebSocket } from 'ws';

import { createChannel, type Channel, type ChannelDependencies } from './channel.ts';
import {
  decodeFrame,
  encodeMessage,
  FrameError,
  type ClientMessage,
  type ServerMessage,
  type Version,
} from './frames.ts';
import { readJoinConfig } from './join-config.ts';
import {
  changesWaitMs,
  channelsPerSocket,
  eventsPerSecond,
  goodbyeMs,
  joinsAtOnce,
  joinsPerSecond,
  largestBacklogBytes,
  silenceMs,
} from './limits.ts';
import { createRateLimit } from './rate-limit.ts';
import { Refusal } from './refusal.ts';

const topicPrefix = 'realtime:';
const tryAgainLater = 1013;

export type RealtimeSocket = ReturnType<typeof attachSocket>;

/** Runs the protocol on one WebSocket until it closes. */
export function attachSocket(
  webSocket: WebSocket,
  version: Version,
  apiKey: string,
  dependencies: ChannelDependencies & {
    /** Returns true if there is room for one more socket with channels. */
    readonly mayJoin: () => boolean;
  },
) {
  const { log, now, mayJoin } = dependencies;
  const channelsByTopic = new Map<string, { channel: Channel; joinRef: string | null }>();
  const events = createRateLimit(eventsPerSecond, eventsPerSecond, now);
  const joins = createRateLimit(joinsPerSecond, joinsAtOnce, now);
  const silence = setTimeout(() => webSocket.terminate(), silenceMs).unref();

  function send(frame: string | Buffer): void {
    if (webSocket.readyState !== webSocket.OPEN) return;
    if (webSocket.bufferedAmount > largestBacklogBytes) {
      log.warn('a client reads too slowly and is cut off');
      webSocket.close(tryAgainLater, 'too slow');
      setTimeout(() => webSocket.terminate(), goodbyeMs).unref();
      return;
    }
    webSocket.send(frame);
  }

  function sendMessage(message: ServerMessage): void {
    send(encodeMessage(version, message));
  }

  function reply(to: ClientMessage, status: 'ok' | 'error', response: object): void {
    const { joinRef, ref, topic } = to;
    sendMessage({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  function close(topic: string, joinRef: string | null): void {
    sendMessage({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  }

  async function join(message: ClientMessage): Promise<void> {
    const { topic, joinRef: givenJoinRef, ref } = message;
    const joinRef = givenJoinRef ?? ref;
    const earlier = channelsByTopic.get(topic);
    if (earlier !== undefined) {
      forget(topic);
      close(topic, earlier.joinRef);
    }
    if (channelsByTopic.size === 0 && !mayJoin()) {
      reply(message, 'error', { reason: 'ConnectionRateLimitReached: Too many connected users' });
      return;
    }
    if (channelsByTopic.size >= channelsPerSocket) {
      reply(message, 'error', { reason: 'ChannelRateLimitReached: Too many channels' });
      return;
    }
    if (!joins.take()) {
      const reason = 'ClientJoinRateLimitReached: Too many joins per second';
      reply(message, 'error', { reason });
      webSocket.close(1008, reason);
      return;
    }
    const config = readJoinConfig(message.payload, changesWaitMs);
    const channel = createChannel(
      dependencies,
      {
        version,
        send,
        push: (event, payload) => sendMessage({ joinRef, ref: null, topic, event, payload }),
        onEnd: () => {
          if (channelsByTopic.get(topic)?.channel === channel) channelsByTopic.delete(topic);
          close(topic, joinRef);
        },
      },
      topic.slice(topicPrefix.length),
      config,
      config.accessToken?.startsWith('sb_') === false ? config.accessToken : apiKey,
    );
    channelsByTopic.set(topic, { channel, joinRef });
    try {
      const response = await channel.join();
      if (channelsByTopic.get(topic)?.channel !== channel) return; // left or joined again meanwhile
      reply(message, 'ok', response);
      channel.welcome();
    } catch (error) {
      if (channelsByTopic.get(topic)?.channel === channel) channelsByTopic.delete(topic);
      if (!(error instanceof Refusal)) throw error;
      reply(message, 'error', { reason: `${error.code}: ${error.message}` });
    }
  }

  function forget(topic: string): void {
    channelsByTopic.get(topic)?.channel.leave();
    channelsByTopic.delete(topic);
  }

  async function handle(message: ClientMessage): Promise<void> {
    const { topic, event } = message;
    if (topic === 'phoenix' && event === 'heartbeat') return reply(message, 'ok', {});
    if (event === 'phx_join' && topic.startsWith(topicPrefix)) return join(message);
    const joined = channelsByTopic.get(topic);
    if (joined === undefined) return reply(message, 'error', { reason: 'unmatched topic' });
    switch (event) {
      case 'phx_leave':
        forget(topic);
        reply(message, 'ok', {});
        return close(topic, joined.joinRef);
      case 'access_token':
        // As expensive as a join, because the policies are checked again.
        if (!joins.take()) return joined.channel.endForExcess('Too many tokens per second');
        return joined.channel.renew(accessTokenIn(message.payload));
      case 'broadcast':
        return broadcast(message, joined.channel);
      case 'presence':
        return joined.channel.presence(message.payload, ({ status, response }) =>
          reply(message, status, response),
        );
      default:
        log.debug({ event }, 'unexpected realtime event');
    }
  }

  async function broadcast(message: ClientMessage, channel: Channel): Promise<void> {
    if (!events.take()) return channel.endForExcess('Too many messages per second');
    const answer = await channel.broadcast(message.payload);
    if (answer === 'ok') reply(message, 'ok', {});
    else if (answer !== null) reply(message, 'error', { reason: answer });
  }

  webSocket.on('message', (data: Buffer, isBinary) => {
    silence.refresh();
    try {
      handle(decodeFrame(version, data, isBinary)).catch(fail);
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      webSocket.close(1007, error.message);
    }
  });
  webSocket.on('error', (error) => log.debug({ err: error }, 'socket error'));
  webSocket.on('close', () => {
    clearTimeout(silence);
    for (const { channel } of channelsByTopic.values()) channel.leave();
    channelsByTopic.clear();
  });

  function fail(error: unknown): void {
    log.error({ err: error }, 'unexpected error on a socket');
    webSocket.close(1011, 'internal error');
  }

  return {
    hasJoined: () => channelsByTopic.size > 0,
    /** @param login The login whose rights have changed; null if it may be anyone. */
    async rightsChanged(login: string | null): Promise<void> {
      const channels = [...channelsByTopic.values()];
      await Promise.all(channels.map(({ channel }) => channel.rightsChanged(login).catch(fail)));
    },
    closed: new Promise<void>((resolve) => webSocket.once('close', () => resolve())),
    close: () => webSocket.close(1001, 'the server is stopping'),
    terminate: () => webSocket.terminate(),
  };
}

function accessTokenIn(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'access_token' in payload
    ? payload.access_token
    : undefined;
}
