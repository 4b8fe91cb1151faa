import type { RealtimeClient } from '@supabase/realtime-js';
import * as z from 'zod/mini';
import { realtimeEventsPerSecond } from '@muster/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Network } from '../../platform/network.ts';
import type { ConfigSource } from '../client/app-config.ts';
import type { Tokens } from '../client/tokens.ts';

/** Hears of changes on the server. An event says only that something changed: fetch the delta. */
export type Realtime = {
  /**
   * Calls back when the topic changed, and whenever it was joined (again), because what happened in
   * between was not heard. At most `realtimeEventsPerSecond`. The returned function leaves.
   */
  join(topic: string, onChange: (change: TopicChange) => void): () => void;
};

export type TopicChange = {
  readonly topic: string;
  /** From where to fetch to see all of it; null: from where you last were. */
  readonly since: string | null;
};

const messageSchema = z.object({
  payload: z.object({ since: z.union([z.string(), z.pipe(z.number(), z.transform(String))]) }),
});
const shortestPauseMs = 1000 / realtimeEventsPerSecond;
/** After the server has closed a channel, as it does when a token runs out. */
const rejoinMs = 2000;

/** Loads the realtime client with the first topic, not before. */
export function createRealtime(dependencies: {
  readonly config: ConfigSource;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly network: Network;
}): Realtime {
  const { config, tokens, clock, network } = dependencies;
  let loading: Promise<RealtimeClient> | undefined;

  async function load(): Promise<RealtimeClient> {
    const [{ RealtimeClient }, { apiUrl, anonKey }] = await Promise.all([
      import('@supabase/realtime-js'),
      config.ready(),
    ]);
    const client = new RealtimeClient(`${apiUrl.replace(/^http/, 'ws')}/realtime/v1`, {
      params: { apikey: anonKey, eventsPerSecond: realtimeEventsPerSecond },
      // Asked for on connecting and with every heartbeat, so a renewed token reaches the server.
      accessToken: async () => {
        const token = await tokens.current();
        return token.kind === 'token' ? token.accessToken : null;
      },
    });
    network.subscribe((state) => {
      // Else it would wait out its own pause of up to 10 s.
      if (state === 'online' && !client.isConnected() && client.getChannels().length > 0) {
        void Promise.resolve(client.disconnect()).then(() => client.connect());
      }
    });
    return client;
  }

  function open(topic: string, onChange: (since: string | null) => void): () => void {
    let isLeft = false;
    let cancelRejoin: (() => void) | undefined;
    let leaveChannel: (() => void) | undefined;

    async function enter(): Promise<void> {
      loading ??= load();
      const client = await loading;
      if (isLeft) return;
      const channel = client.channel(topic, { config: { private: true } });
      let isCurrent = true;
      leaveChannel = () => {
        isCurrent = false;
        void client.removeChannel(channel);
      };
      channel
        .on('broadcast', { event: 'changed' }, (message) => {
          const parsed = messageSchema.safeParse(message);
          onChange(parsed.success ? parsed.data.payload.since : null);
        })
        .subscribe((state) => {
          if (!isCurrent) return;
          const status: string = state;
          if (status === 'SUBSCRIBED') onChange(null);
          if (status !== 'CLOSED') return;
          leaveChannel?.();
          cancelRejoin = clock.after(rejoinMs, () => void enter());
        });
    }

    void enter();
    return () => {
      isLeft = true;
      cancelRejoin?.();
      leaveChannel?.();
    };
  }

  return {
    join: (topic, onChange) => {
      const calm = throttle(clock, (since) => onChange({ topic, since }));
      const leave = open(topic, calm.call);
      return () => {
        leave();
        calm.cancel();
      };
    },
  };
}

/** At once, then at most one call in `shortestPauseMs`, with the earliest `since` that it stands for. */
function throttle(clock: Clock, call: (since: string | null) => void) {
  let waiting: { readonly since: string | null } | null = null;
  let cancelTimer: (() => void) | null = null;
  const rest = () => {
    cancelTimer = clock.after(shortestPauseMs, () => {
      cancelTimer = null;
      if (waiting === null) return;
      const { since } = waiting;
      waiting = null;
      rest();
      call(since);
    });
  };
  return {
    call: (since: string | null) => {
      if (cancelTimer === null) {
        rest();
        call(since);
      } else {
        waiting ??= { since };
      }
    },
    cancel: () => cancelTimer?.(),
  };
}
