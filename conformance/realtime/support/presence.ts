import type {
  RealtimeChannel,
  RealtimeChannelOptions,
  RealtimeClient,
  RealtimePresenceState,
} from '@supabase/supabase-js';

type Following = {
  readonly channel: RealtimeChannel;
  readonly outcome: string;
  readonly state: () => RealtimePresenceState;
  /** The keys present now, sorted. */
  readonly keys: () => string[];
  /** Keys in the order in which they joined and left. */
  readonly joined: () => string[];
  readonly left: () => string[];
  readonly syncs: () => number;
  /** Resolves when the first state has arrived. */
  readonly synced: () => Promise<void>;
};

/** Joins a topic with presence and waits for the response. */
export async function follow(
  client: RealtimeClient,
  topic: string,
  config: RealtimeChannelOptions['config'] = {},
): Promise<Following> {
  const channel = client.channel(topic, { config });
  const joined: string[] = [];
  const left: string[] = [];
  let syncs = 0;
  const { promise: synced, resolve: sync } = Promise.withResolvers<void>();
  channel
    .on('presence', { event: 'sync' }, () => {
      syncs += 1;
      sync();
    })
    .on('presence', { event: 'join' }, ({ key, currentPresences }) => {
      if (currentPresences.length === 0) joined.push(key);
    })
    .on('presence', { event: 'leave' }, ({ key, currentPresences }) => {
      if (currentPresences.length === 0) left.push(key);
    });
  const outcome = await new Promise<string>((resolve) => {
    channel.subscribe((status, error) =>
      resolve(error === undefined ? status : `${status} ${error.message}`),
    );
  });
  return {
    channel,
    outcome,
    state: () => channel.presenceState(),
    keys: () => Object.keys(channel.presenceState()).sort(),
    joined: () => joined,
    left: () => left,
    syncs: () => syncs,
    synced: () => synced,
  };
}
