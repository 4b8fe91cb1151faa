import type {
  RealtimeChannel,
  RealtimeChannelOptions,
  RealtimeClient,
  RealtimePostgresChangesPayload,
} from '@supabase/supabase-js';

import { createQueue, type Queue } from './queue.ts';

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>;

type Wish = {
  readonly event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE';
  readonly schema?: string;
  readonly table?: string;
  readonly filter?: string;
  readonly select?: string[];
};

type Listening = {
  readonly channel: RealtimeChannel;
  /** `SUBSCRIBED`, or the status and message of the refusal. */
  readonly outcome: string;
  /** The server's messages about the subscription: status and text. */
  readonly said: Queue<string>;
  readonly changes: Queue<Change>;
};

/** Joins a topic for row changes with the official client and waits for the response. */
export async function listen(
  client: RealtimeClient,
  topic: string,
  wishes: readonly Wish[],
  config: RealtimeChannelOptions['config'] = {},
): Promise<Listening> {
  const channel = client.channel(topic, { config });
  const said = createQueue<string>();
  const changes = createQueue<Change>();
  for (const { event = '*', schema = 'public', ...wish } of wishes) {
    channel.on('postgres_changes', { event, schema, ...wish }, changes.put);
  }
  channel.on('system', {}, ({ extension, status, message }: Record<string, string>) => {
    if (extension === 'postgres_changes') said.put(`${status} ${message}`);
  });
  const outcome = await new Promise<string>((resolve) => {
    channel.subscribe((status, error) =>
      resolve(error === undefined ? status : `${status} ${error.message}`),
    );
  });
  return { channel, outcome, said, changes };
}

/** Like `listen`, but also waits until changes start to arrive. */
export async function listenReady(...args: Parameters<typeof listen>): Promise<Listening> {
  const listening = await listen(...args);
  const answer = await listening.said.next();
  if (answer !== 'ok Subscribed to PostgreSQL') throw new Error(answer);
  return listening;
}
