/**
 * Tracks who is present on each topic. Each channel that tracks is one entry; several with the same key are one
 * presence with several metas, as in Phoenix. Entries from other servers arrive through `apply`.
 */
import type { Logger } from '../../log/logger.ts';
import { topicKey, type Hub } from '../hub.ts';

/** A client's description of itself. `phx_ref` is new with every change. */
export type Meta = Readonly<Record<string, unknown>> & { readonly phx_ref: string };

export type PresenceEntry = {
  /** Unique across all servers. */
  readonly id: string;
  readonly server: string;
  readonly topic: string;
  readonly isPrivate: boolean;
  readonly key: string;
  readonly meta: Meta;
};

/** By key, as in `presence_state` and both sides of `presence_diff`. */
type PresenceState = Record<string, { metas: Meta[] }>;

/**
 * Members who arrive together are announced together: a crowd of n would otherwise cost n² frames.
 */
const diffGapMs = 20;

export function createPresences(hub: Pick<Hub, 'presence'>, log: Logger) {
  const entriesByTopic = new Map<string, Map<string, PresenceEntry>>();
  /** The last announced state of entries that have changed since, by topic and id. */
  const toldByTopic = new Map<string, Map<string, PresenceEntry | undefined>>();
  let timer: NodeJS.Timeout | undefined;

  function noteChange(key: string, id: string): void {
    const told = toldByTopic.get(key) ?? new Map<string, PresenceEntry | undefined>();
    if (!told.has(id)) told.set(id, entriesByTopic.get(key)?.get(id));
    toldByTopic.set(key, told);
    timer ??= setTimeout(flushAll, diffGapMs);
  }

  function flushAll(): void {
    timer = undefined;
    for (const key of toldByTopic.keys()) {
      try {
        flush(key);
      } catch (error) {
        // Too large for one message: current members see it when they join again.
        log.error({ err: error }, 'a change of presence cannot be told');
      }
    }
  }

  function flush(key: string): void {
    const told = toldByTopic.get(key);
    if (told === undefined) return;
    toldByTopic.delete(key);
    const joins: PresenceEntry[] = [];
    const leaves: PresenceEntry[] = [];
    for (const [id, before] of told) {
      const after = entriesByTopic.get(key)?.get(id);
      if (before === after) continue;
      if (before !== undefined) leaves.push(before);
      if (after !== undefined) joins.push(after);
    }
    const [any] = [...joins, ...leaves];
    if (any === undefined) return;
    const diff = { joins: stateOf(joins), leaves: stateOf(leaves) };
    hub.presence(any.topic, any.isPrivate, 'presence_diff', diff);
  }

  /** A new entry, or a new meta of a known one. */
  function put(entry: PresenceEntry): void {
    const key = topicKey(entry.topic, entry.isPrivate);
    noteChange(key, entry.id);
    const entries = entriesByTopic.get(key);
    if (entries === undefined) entriesByTopic.set(key, new Map([[entry.id, entry]]));
    else entries.set(entry.id, entry);
  }

  function remove({ id, topic, isPrivate }: PresenceEntry): void {
    const key = topicKey(topic, isPrivate);
    const entries = entriesByTopic.get(key);
    if (!entries?.has(id)) return;
    noteChange(key, id);
    entries.delete(id);
    if (entries.size === 0) entriesByTopic.delete(key);
  }

  function ofServer(server: string): PresenceEntry[] {
    return [...entriesByTopic.values()].flatMap((entries) =>
      [...entries.values()].filter((entry) => entry.server === server),
    );
  }

  return {
    put,
    remove,
    ofServer,

    /** Replaces all entries of a server's clients. */
    replace(server: string, entries: readonly PresenceEntry[]): void {
      const ids = new Set(entries.map(({ id }) => id));
      for (const entry of ofServer(server)) if (!ids.has(entry.id)) remove(entry);
      for (const entry of entries) put(entry);
    },

    /**
     * For `presence_state`. When this returns, all of its contents have been announced to members.
     */
    state(topic: string, isPrivate: boolean): PresenceState {
      const key = topicKey(topic, isPrivate);
      flush(key);
      return stateOf(entriesByTopic.get(key)?.values() ?? []);
    },

    close(): void {
      clearTimeout(timer);
      toldByTopic.clear();
    },
  };
}

export type Presences = ReturnType<typeof createPresences>;

function stateOf(entries: Iterable<PresenceEntry>): PresenceState {
  const state = new Map<string, { metas: Meta[] }>();
  for (const { key, meta } of entries) {
    const present = state.get(key);
    if (present === undefined) state.set(key, { metas: [meta] });
    else present.metas.push(meta);
  }
  return Object.fromEntries(state);
}
