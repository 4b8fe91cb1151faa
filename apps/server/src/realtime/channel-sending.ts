import { broadcastFrom, sizeOf } from './broadcast-payload.ts';
import type { Broadcast } from './hub.ts';
import { largestBroadcastBytes } from './limits.ts';

type Answer = 'ok' | 'payload_size_exceeded' | null;

/**
 * Sends the broadcasts of one channel's client. Policies may take a while to allow them, so accepted ones can still be
 * in progress when the channel is about to end.
 */
export function createChannelSending({
  topic,
  isPrivate,
  wantsAnswers,
  maySend,
  publish,
}: {
  readonly topic: string;
  readonly isPrivate: boolean;
  readonly wantsAnswers: boolean;
  readonly maySend: () => Promise<boolean>;
  readonly publish: (message: Broadcast) => void;
}) {
  let isStopped = false;
  /** Settles when everything accepted so far has been sent. */
  let sent: Promise<unknown> = Promise.resolve();

  async function send(payload: unknown): Promise<Answer> {
    const message = broadcastFrom(payload, topic, isPrivate);
    if (message === null || !(await maySend())) return null;
    const isTooLarge = sizeOf(message) > largestBroadcastBytes;
    if (!isTooLarge) publish(message);
    if (!wantsAnswers) return null;
    return isTooLarge ? 'payload_size_exceeded' : 'ok';
  }

  return {
    /** Drops broadcasts that policies or limits refuse; null means no reply, as the protocol does in that case. */
    broadcast(payload: unknown): Promise<Answer> {
      if (isStopped) return Promise.resolve(null);
      const answer = send(payload);
      sent = Promise.allSettled([sent, answer]);
      return answer;
    },

    /** Accepts nothing more; resolves when everything accepted before has been sent. */
    async stop(): Promise<void> {
      isStopped = true;
      await sent;
    },
  };
}
