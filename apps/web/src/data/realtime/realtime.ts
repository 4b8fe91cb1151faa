import { queryStaleMs, realtimeEventsPerSecond } from '@muster/contract';
import type { RealtimeClient } from '@supabase/realtime-js';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Network } from '../../platform/network.ts';
import type { ConfigSource } from '../client/app-config.ts';
import type { Tokens } from '../client/tokens.ts';
import { throttle } from './throttle.ts';

/** Subscribes to changes on the server. An event says only that something changed: fetch the delta. */
export type Realtime = {
  /**
   * Calls back when the topic changed, and whenever it was joined or rejoined, because events in between were
   * missed. At most `realtimeEventsPerSecond`. The returned function leaves the topic. Several listeners may
   * join the same topic.
   *
   * @param covers names the data that `onChange` refetches. Its topic stays joined for as long as answers
   * count as fresh: a listener that rejoins with the same name, if nothing has happened, is not called.
   */
  join(topic: string, onChange: (change: TopicChange) => void, covers?: string): () => void;
};

export type TopicChange = {
  readonly topic: string;
  /** The point from which to fetch the delta; null: from your own last read. */
  readonly since: string | null;
};

type Topic = {
  readonly listeners: Set<(since: string | null) => void>;
  isJoined: boolean;
  /** `covers` names whose data was refetched after the last change, and whose listener has left since. */
  readonly upToDate: Set<string>;
  /** The number of former listeners that still keep the topic joined. */
  holds: number;
  readonly leave: () => void;
};

const messageSchema = z.object({
  payload: z.object({ since: z.union([z.string(), z.pipe(z.number(), z.transform(String))]) }),
});
/**
 * The pause before rejoining after the server has closed a channel, for example because a token expired.
 * Without the rejoin nothing would be refreshed.
 */
const rejoinMs = 2000;
/** How long a topic is kept for the next screen, which often wants the same one. */
const lingerMs = 1000;

/** Connects with the first topic, not earlier. */
export function createRealtime(dependencies: {
  readonly config: ConfigSource;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly network: Network;
  readonly queryClient: Pick<QueryClient, 'getMutationCache'>;
  /** The server has closed or refused a channel: the token expired, or the person has no access. */
  readonly onClosed: () => void;
}): Realtime {
  const { clock, queryClient, onClosed } = dependencies;
  const topics = new Map<string, Topic>();
  let loading: Promise<RealtimeClient> | undefined;

  // Not every change has a topic: after a change made here, the next screen refetches.
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    for (const { upToDate } of topics.values()) upToDate.clear();
  });

  function client(): Promise<RealtimeClient> {
    loading ??= load(dependencies).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  function open(name: string): Topic {
    let isLeft = false;
    let cancelRejoin: (() => void) | undefined;
    let leaveChannel: (() => void) | undefined;

    const enterLater = () => {
      cancelRejoin = clock.after(rejoinMs, () => void enter().catch(enterLater));
    };
    async function enter(): Promise<void> {
      const realtime = await client();
      // Under the same name the client would return the channel that is being left right now.
      const left = realtime.getChannels().find(({ subTopic }) => subTopic === name);
      if (left !== undefined) await realtime.removeChannel(left);
      if (isLeft) return;
      const channel = realtime.channel(name, { config: { private: true } });
      let isCurrent = true;
      leaveChannel = () => {
        isCurrent = false;
        void realtime.removeChannel(channel);
      };
      channel
        .on('broadcast', { event: 'changed' }, (message) => {
          const parsed = messageSchema.safeParse(message);
          tell(parsed.success ? parsed.data.payload.since : null);
        })
        .subscribe((state, error) => {
          if (!isCurrent) return;
          const status: string = state;
          // If access ended before the channel was open, this is the only notice: no close follows.
          if (error?.message.startsWith('Unauthorized')) onClosed();
          topic.isJoined = status === 'SUBSCRIBED';
          if (topic.isJoined) tell(null);
          // No one is listening, and the next person may have no access.
          else if (topic.listeners.size === 0) return drop(name, topic);
          if (status !== 'CLOSED') return;
          leaveChannel?.();
          onClosed();
          enterLater();
        });
    }

    function tell(since: string | null): void {
      topic.upToDate.clear();
      for (const listener of topic.listeners) listener(since);
    }

    const topic: Topic = {
      listeners: new Set(),
      isJoined: false,
      upToDate: new Set(),
      holds: 0,
      leave: () => {
        isLeft = true;
        cancelRejoin?.();
        leaveChannel?.();
      },
    };
    enter().catch(enterLater);
    return topic;
  }

  function drop(name: string, topic: Topic): void {
    if (topics.get(name) !== topic) return;
    topics.delete(name);
    topic.leave();
  }

  return {
    join: (name, onChange, covers) => {
      const topic = topics.get(name) ?? open(name);
      topics.set(name, topic);
      const calm = throttle(clock, 1000 / realtimeEventsPerSecond, (since) =>
        onChange({ topic: name, since }),
      );
      topic.listeners.add(calm.hear);
      const isUpToDate = covers !== undefined && topic.upToDate.has(covers);
      if (topic.isJoined && !isUpToDate) calm.hear(null);
      return () => {
        const heardAll = topic.isJoined && !calm.isWaiting();
        calm.cancel();
        topic.listeners.delete(calm.hear);
        if (covers !== undefined && heardAll) topic.upToDate.add(covers);
        topic.holds += 1;
        clock.after(covers === undefined ? lingerMs : queryStaleMs, () => {
          topic.holds -= 1;
          if (topic.holds === 0 && topic.listeners.size === 0) drop(name, topic);
        });
      };
    },
  };
}

async function load({
  config,
  tokens,
  network,
}: {
  readonly config: ConfigSource;
  readonly tokens: Tokens;
  readonly network: Network;
}): Promise<RealtimeClient> {
  const [module, { apiUrl, anonKey }] = await Promise.all([
    import('@supabase/realtime-js'),
    config.ready(),
  ]);
  const client = new module.RealtimeClient(`${apiUrl.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: anonKey, eventsPerSecond: realtimeEventsPerSecond },
    // Called when connecting and with every heartbeat, so that a renewed token reaches the server.
    accessToken: async () => {
      const token = await tokens.current();
      return token.kind === 'token' ? token.accessToken : null;
    },
  });
  // A channel joins with the client's current token; without one the server refuses it.
  await client.setAuth();
  network.subscribe((state) => {
    // Otherwise it would wait out its own pause of up to 10 s.
    if (state === 'online' && !client.isConnected() && client.getChannels().length > 0) {
      void Promise.resolve(client.disconnect()).then(() => client.connect());
    }
  });
  return client;
}
