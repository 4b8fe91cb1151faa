import type { DBSchema } from 'idb';
import type { Clock } from '../../platform/clock.ts';
import type { LocalStore } from '../../platform/local-store.ts';
import type { Locks } from '../../platform/locks.ts';
import { randomId } from '../../platform/random-id.ts';
import type { TabChannel } from '../../platform/tab-channel.ts';
import { type Connection, createConnection, StorageError } from '../storage/connection.ts';
import type { NamedPunchDraft } from './punch-draft.ts';

/**
 * Taps whose person is still answering a question about them. They are stored on the device meanwhile: if the
 * page ends halfway, the next start records them as they are.
 */
export type HeldPunches = {
  /** Stores what would be recorded without an answer, until one of the three methods is called. */
  hold(drafts: readonly NamedPunchDraft[]): HeldTap;
  /** Records the current person's taps that were left, or that were held by pages that are gone. */
  finish(): Promise<void>;
};

/** The end of a held tap; only the first call counts. */
export type HeldTap = {
  /** It has been recorded. */
  letGo(): void;
  /** The person canceled it: from now on it can never become a punch. */
  giveUp(): void;
  /** No one handles it anymore: it is left to `finish`, of this page or another. */
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

/** A separate database: changing the schema of the outbox's database would lock out tabs of an older app. */
export function openHeldDatabase(name = 'muster-held'): Connection<HeldSchema> {
  return createConnection<HeldSchema>({
    name,
    version: 1,
    upgrade: (database) => {
      database.createObjectStore('punches', { keyPath: 'id' });
    },
  });
}

/** A page that was just left releases its locks a moment later. */
const patienceMs = 5000;
/** If no lock shows which pages are alive, each page reports its held taps within this time. */
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
  /** Records a canceled tap synchronously: a page that ends would undo its pending delete. */
  readonly localStore: LocalStore;
  /** The lock on a held tap shows other pages that its page is alive. */
  readonly locks: Locks;
  readonly tabs: TabChannel;
  readonly clock: Clock;
  /** Null if no one who can punch is signed in. */
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

  /** Asks the other pages which taps they hold; only needed if locks don't span pages. */
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
    // Its own page or another one was faster, or the person has left.
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

/** One key per tap rather than a list under one key: two pages may write at the same moment. */
function givenUpKey({ id }: NamedPunchDraft): string {
  return `muster.given-up-punch.${id}`;
}
