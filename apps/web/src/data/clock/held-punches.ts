import type { DBSchema } from 'idb';
import type { Clock } from '../../platform/clock.ts';
import type { Locks } from '../../platform/locks.ts';
import { randomId } from '../../platform/random-id.ts';
import type { TabChannel } from '../../platform/tab-channel.ts';
import { type Connection, createConnection, StorageError } from '../storage/connection.ts';
import type { NamedPunchDraft } from './punch-draft.ts';

/**
 * Taps whose person is still being asked about them. They are on the device meanwhile: where the page
 * ends in the middle, the next start records them as they are.
 */
export type HeldPunches = {
  /** Keeps what would count without an answer; the returned function lets go of it. */
  hold(drafts: readonly NamedPunchDraft[]): () => void;
  /** Records what pages that are gone held for whoever is here. */
  finish(): Promise<void>;
};

interface HeldSchema extends DBSchema {
  punches: {
    key: string;
    value: {
      readonly id: string;
      readonly userId: string;
      readonly drafts: readonly NamedPunchDraft[];
    };
  };
}

/** A database of its own: another form of the outbox's would lock out tabs of an older app. */
export function openHeldDatabase(name = 'muster-held'): Connection<HeldSchema> {
  return createConnection<HeldSchema>({
    name,
    version: 1,
    upgrade: (database) => {
      database.createObjectStore('punches', { keyPath: 'id' });
    },
  });
}

/** A page that has just been left frees its locks a moment later. */
const patienceMs = 5000;
/** Where no lock tells which pages live, each says what it holds within this time of being asked. */
const answerMs = 1500;
const whoHolds = 'held-punches:who';
const heldHere = 'held-punch:';

export function createHeldPunches({
  database,
  locks,
  tabs,
  clock,
  userId,
  recordAll,
  reportError,
}: {
  readonly database: Connection<HeldSchema>;
  /** The lock on a held tap is how other pages see that its page lives. */
  readonly locks: Locks;
  readonly tabs: TabChannel;
  readonly clock: Clock;
  /** Null where nobody who could punch is here. */
  readonly userId: () => string | null;
  readonly recordAll: (drafts: readonly NamedPunchDraft[]) => Promise<unknown>;
  readonly reportError: (error: unknown) => void;
}): HeldPunches {
  const holding = new Set<string>();
  tabs.subscribe((message) => {
    if (message === whoHolds) for (const id of holding) tabs.post(heldHere + id);
  });

  const remove = (id: string) =>
    database.write(['punches'], (transaction) => transaction.objectStore('punches').delete(id));

  async function keepUntil(letGo: Promise<void>, drafts: readonly NamedPunchDraft[]) {
    const user = userId();
    if (user === null) return;
    const id = randomId();
    holding.add(id);
    try {
      await locks.run(lockOf(id), patienceMs, async () => {
        await database.write(['punches'], (transaction) =>
          transaction.objectStore('punches').put({ id, userId: user, drafts }),
        );
        await letGo;
        await remove(id);
      });
    } finally {
      holding.delete(id);
    }
  }

  /** What pages that live hold, as they say themselves: only where locks do not tell. */
  async function heldElsewhere(): Promise<ReadonlySet<string>> {
    const ids = new Set<string>();
    if (locks.spanPages) return ids;
    const unsubscribe = tabs.subscribe((message) => {
      if (message.startsWith(heldHere)) ids.add(message.slice(heldHere.length));
    });
    tabs.post(whoHolds);
    await new Promise<void>((resolve) => void clock.after(answerMs, resolve));
    unsubscribe();
    return ids;
  }

  async function finishOne(id: string, user: string): Promise<void> {
    const kept = await database.read(['punches'], (transaction) =>
      transaction.objectStore('punches').get(id),
    );
    // Its page, or another that starts, was faster; or the person has left.
    if (kept === undefined || userId() !== user) return;
    await recordAll(kept.drafts);
    await remove(id);
  }

  function ignoringStorage(error: unknown): void {
    if (!(error instanceof StorageError)) reportError(error);
  }

  return {
    hold: (drafts) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      keepUntil(promise, drafts).catch(ignoringStorage);
      return resolve;
    },
    finish: async () => {
      const user = userId();
      if (user === null) return;
      try {
        const held = await database.read(['punches'], (transaction) =>
          transaction.objectStore('punches').getAll(),
        );
        const own = held.filter((kept) => kept.userId === user);
        if (own.length === 0) return;
        const elsewhere = await heldElsewhere();
        const left = own.filter(({ id }) => !elsewhere.has(id));
        await Promise.all(
          left.map(({ id }) => locks.run(lockOf(id), patienceMs, () => finishOne(id, user))),
        );
      } catch (error) {
        ignoringStorage(error);
      }
    },
  };
}

function lockOf(id: string): string {
  return `muster:held-punch:${id}`;
}
