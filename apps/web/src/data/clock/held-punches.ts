import type { DBSchema } from 'idb';
import type { Clock } from '../../platform/clock.ts';
import type { LocalStore } from '../../platform/local-store.ts';
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
  /** Keeps what would count without an answer, until one of the three is called. */
  hold(drafts: readonly NamedPunchDraft[]): HeldTap;
  /** Records what was left, and what pages that are gone held, for whoever is here. */
  finish(): Promise<void>;
};

/** What became of a held tap; only the first word counts. */
export type HeldTap = {
  /** It is recorded. */
  letGo(): void;
  /** Its person does not want it: from this instant on it never becomes a punch. */
  giveUp(): void;
  /** No one looks after it any more: it stays for `finish`, of this page or another. */
  leave(): void;
};

type Ending = 'recorded' | 'given_up' | 'left';

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
const notHeld: HeldTap = {
  letGo: () => undefined,
  giveUp: () => undefined,
  leave: () => undefined,
};

export function createHeldPunches({
  database,
  localStore,
  locks,
  tabs,
  clock,
  userId,
  recordAll,
  reportError,
}: {
  readonly database: Connection<HeldSchema>;
  /** Has what was given up noted at once: a page that ends takes what it was deleting back. */
  readonly localStore: LocalStore;
  /** The lock on a held tap is how other pages see that its page lives. */
  readonly locks: Locks;
  readonly tabs: TabChannel;
  readonly clock: Clock;
  /** Null where no one who could punch is here. */
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

  async function keepUntil(
    ending: Promise<Ending>,
    user: string,
    drafts: readonly NamedPunchDraft[],
  ): Promise<void> {
    const id = randomId();
    holding.add(id);
    try {
      await locks.run(lockOf(id), patienceMs, async () => {
        await database.write(['punches'], (transaction) =>
          transaction.objectStore('punches').put({ id, userId: user, drafts }),
        );
        if ((await ending) !== 'left') await forget(id, drafts);
      });
    } finally {
      holding.delete(id);
    }
  }

  async function forget(id: string, drafts: readonly NamedPunchDraft[]): Promise<void> {
    await remove(id);
    for (const draft of drafts) localStore.remove(givenUpKey(draft));
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
    const isGivenUp = kept.drafts.some((draft) => localStore.get(givenUpKey(draft)) !== null);
    if (!isGivenUp) await recordAll(kept.drafts);
    await forget(id, kept.drafts);
  }

  function ignoringStorage(error: unknown): void {
    if (!(error instanceof StorageError)) reportError(error);
  }

  return {
    hold: (drafts) => {
      const user = userId();
      if (user === null) return notHeld;
      const { promise, resolve } = Promise.withResolvers<Ending>();
      let isOver = false;
      const end = (ending: Ending) => {
        if (isOver) return;
        isOver = true;
        if (ending === 'given_up') {
          for (const draft of drafts) localStore.set(givenUpKey(draft), 'yes');
        }
        resolve(ending);
      };
      keepUntil(promise, user, drafts).catch(ignoringStorage);
      return {
        letGo: () => end('recorded'),
        giveUp: () => end('given_up'),
        leave: () => end('left'),
      };
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
        const left = own.filter(({ id }) => !holding.has(id) && !elsewhere.has(id));
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

/** A key a tap, not a list under one: two pages may write at the same moment. */
function givenUpKey({ id }: NamedPunchDraft): string {
  return `muster.given-up-punch.${id}`;
}
