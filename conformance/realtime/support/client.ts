import {
  RealtimeClient,
  type RealtimeChannel,
  type RealtimeChannelOptions,
} from '@supabase/supabase-js';
import type { TestServer } from '@muster/testkit';

import { createQueue } from './queue.ts';

export const protocolVersions = ['1.0.0', '2.0.0'] as const;

export type Message = { readonly event: string; readonly payload?: unknown };

type Joined = {
  readonly channel: RealtimeChannel;
  /** `SUBSCRIBED`, or the status and message of the refusal. */
  readonly outcome: string;
  /** Broadcasts received so far. */
  readonly messages: readonly Message[];
  /** Returns the next broadcast that no one has waited for yet. */
  readonly next: () => Promise<Message>;
  /** The server's message when it ended the channel. */
  readonly ended: Promise<string>;
};

export type Connection = {
  readonly client: RealtimeClient;
  readonly join: (topic: string, config?: RealtimeChannelOptions['config']) => Promise<Joined>;
};

/** Returns the binary content of a broadcast. */
export function bytesOf({ payload }: Message): Uint8Array {
  if (!(payload instanceof ArrayBuffer)) throw new Error('the content is not binary');
  return new Uint8Array(payload);
}

/** Connects the official client with this token. */
export async function connect(
  server: Pick<TestServer, 'url'>,
  apiKey: string,
  token: string,
  vsn: (typeof protocolVersions)[number] = '2.0.0',
): Promise<Connection> {
  const client = new RealtimeClient(`${server.url.replace('http', 'ws')}/realtime/v1`, {
    params: { apikey: apiKey },
    vsn,
    logger: () => {},
  });
  await client.setAuth(token);
  return { client, join: (topic, config = {}) => join(client, topic, config) };
}

async function join(
  client: RealtimeClient,
  topic: string,
  config: RealtimeChannelOptions['config'],
): Promise<Joined> {
  const channel = client.channel(topic, { config });
  const { all: messages, put, next } = createQueue<Message>();
  channel.on('broadcast', { event: '*' }, put);
  const ended = new Promise<string>((resolve) => {
    channel.on('system', {}, (said: { status: string; message: string }) => {
      if (said.status === 'error') resolve(said.message);
    });
  });
  const outcome = await new Promise<string>((resolve) => {
    channel.subscribe((status, error) => {
      resolve(error === undefined ? status : `${status} ${error.message}`);
    });
  });
  // The client would keep retrying.
  if (outcome !== 'SUBSCRIBED') await client.removeChannel(channel);
  return {
    channel,
    outcome,
    messages,
    ended,
    next,
  };
}
