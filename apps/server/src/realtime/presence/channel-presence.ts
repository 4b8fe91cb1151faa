import { isDeepStrictEqual } from 'node:util';

import * as z from 'zod';

import {
  deepestPresence,
  largestPresenceBytes,
  presenceCalls,
  presenceWindowMs,
} from '../limits.ts';
import type { PresenceEntry } from './presences.ts';

const requestSchema = z.looseObject({ event: z.string() });
const payloadSchema = z.record(z.string(), z.unknown());

export type PresenceAnswer =
  | { readonly kind: 'reply'; readonly status: 'ok' | 'error'; readonly response: object }
  | { readonly kind: 'shutdown'; readonly message: string };

const ok: PresenceAnswer = { kind: 'reply', status: 'ok', response: {} };
const refused: PresenceAnswer = { kind: 'reply', status: 'error', response: {} };

/** Publishes the entries of this server's clients, to its own members and to other servers. */
export type PresenceBook = {
  readonly server: string;
  put(entry: PresenceEntry): void;
  remove(entry: PresenceEntry): void;
};

/** The presence of one channel: what its client tracks, within the protocol's limits. */
export function createChannelPresence({
  book,
  topic,
  isPrivate,
  key,
  mayTrack,
  now,
}: {
  readonly book: PresenceBook;
  readonly topic: string;
  readonly isPrivate: boolean;
  /** The client's own name; an empty one gets a name that no one else has. */
  readonly key: string;
  readonly mayTrack: () => Promise<boolean>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}) {
  const id = crypto.randomUUID();
  const ownKey = key === '' ? id : key;
  let entry: PresenceEntry | undefined;
  let tracked: unknown;
  let calls = 0;
  let windowEndsAt = 0;
  let hasLeft = false;

  function isWithinLimit(): boolean {
    if (now() > windowEndsAt) {
      windowEndsAt = now() + presenceWindowMs;
      calls = 0;
    }
    calls += 1;
    return calls <= presenceCalls;
  }

  async function track(payload: unknown): Promise<PresenceAnswer> {
    if (!(await mayTrack())) return refused;
    if (hasLeft) return ok;
    const parsed = payloadSchema.safeParse(payload ?? {});
    if (!parsed.success) {
      const response = { reason: 'Presence track payload must be a map' };
      return { kind: 'reply', status: 'error', response };
    }
    if (isDeeperThan(deepestPresence, parsed.data)) {
      const response = { reason: 'Presence track payload is nested too deeply' };
      return { kind: 'reply', status: 'error', response };
    }
    if (entry !== undefined && isDeepStrictEqual(tracked, parsed.data)) return ok;
    if (Buffer.byteLength(JSON.stringify(parsed.data)) > largestPresenceBytes) {
      return { kind: 'shutdown', message: 'Track message size exceeded' };
    }
    const before = entry?.meta.phx_ref;
    const phx_ref = crypto.randomUUID();
    const meta = {
      ...parsed.data,
      phx_ref,
      ...(before === undefined ? {} : { phx_ref_prev: before }),
    };
    tracked = parsed.data;
    entry = { id, server: book.server, topic, isPrivate, key: ownKey, meta };
    book.put(entry);
    return ok;
  }

  function untrack(): void {
    if (entry !== undefined) book.remove(entry);
    entry = undefined;
  }

  return {
    /** Handles a client's `presence` message. */
    async handle(message: unknown): Promise<PresenceAnswer> {
      const parsed = requestSchema.safeParse(message);
      if (!parsed.success) return ok;
      if (!isWithinLimit()) {
        return { kind: 'shutdown', message: 'Client presence rate limit exceeded' };
      }
      const event = parsed.data.event.toLowerCase();
      if (event === 'track') return track(parsed.data['payload']);
      if (event !== 'untrack') return refused;
      untrack();
      return ok;
    },

    isTracking: () => entry !== undefined,

    leave(): void {
      hasLeft = true;
      untrack();
    },
  };
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
