import type { OutboxDraft } from './outbox-draft.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Files } from '../../platform/files.ts';
import type { Locks } from '../../platform/locks.ts';
import type { Network } from '../../platform/network.ts';
import type { DeviceStorage } from '../../platform/storage.ts';
import type { TabChannel } from '../../platform/tab-channel.ts';
import type { Visibility } from '../../platform/visibility.ts';
import { StorageError, type StorageTrouble } from '../storage/connection.ts';
import { createDrain } from './drain.ts';
import { forgettable } from './forget-done.ts';
import { canDiscard, isUnsent, type NewOutboxItem, type OutboxItem, retry } from './item.ts';
import { type Bundle, bundle } from './kept-file.ts';
import type { Sender, SendingSession } from './sender.ts';
import type { DeviceNumber, OutboxStore, StoreDraft } from './store.ts';

/** Stores what people did until the server has it. `SPEC.md` specifies its behavior. */
export type Outbox = {
  /**
   * Stores an item and starts sending. Resolves once it is safely on the device, or on the server if the device can't
   * store it: only then may a screen say "saved". Throws `StorageError` if it is in neither place.
   */
  add(draft: OutboxDraft): Promise<OutboxItem>;
  /** Same as `add`, for items that belong together: either all of them are stored or none. */
  addAll(drafts: readonly OutboxDraft[]): Promise<readonly OutboxItem[]>;
  /** The current user's items; the same object until something changes. */
  readonly view: () => OutboxView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends what is waiting now, even if the device seems to be offline. */
  sendNow(): void;
  /** Puts parked items back into the queue. */
  tryAgain(ids: readonly string[]): Promise<void>;
  /** Returns the bytes of the current user's file until the server has it; null if they aren't here. */
  readFile(id: string): Promise<ArrayBuffer | null>;
  /** Saves the current user's unsent items as a file; null if there are none. */
  exportUnsent(): Promise<{ readonly count: number } | null>;
  /**
   * Deletes items for good, after saving them as a file. Have the person type a confirmation first. Items
   * that are being sent stay. Returns how many were deleted.
   */
  discard(ids: readonly string[]): Promise<number>;
  /** Removes waiting items that are not being sent. The person sees their content, and no copy is saved. */
  withdraw(ids: readonly string[]): Promise<void>;
  /** Removes sent items whose effect the screens now read from elsewhere. */
  forget(ids: readonly string[]): Promise<void>;
  /** Returns the number of unsent items of everyone who used this device, by user. */
  countUnsent(): Promise<ReadonlyMap<string, number>>;
};

export type OutboxView = {
  /** False until the device's storage was read for the first time. */
  readonly isRead: boolean;
  /** Oldest first, sent ones included until they are forgotten. */
  readonly items: readonly OutboxItem[];
  readonly sending: 'idle' | 'active' | 'offline' | 'session_needed';
  /** Why the last read or write of the device's storage failed; null if it worked. */
  readonly storageTrouble: StorageTrouble | null;
  /** The browser may clear what is waiting here: it is old and this is a plain Safari tab. */
  readonly mayBeCleared: boolean;
};

/** The outbox's owner: the person on the screen, with or without a session. */
export type OutboxOwner = {
  userId(): string | null;
  subscribe(listener: () => void): () => void;
};

export type OutboxDependencies = {
  readonly store: OutboxStore;
  /** One per kind; if several kinds are due, they are sent in this order. */
  readonly senders: readonly Sender[];
  readonly owner: OutboxOwner;
  readonly session: SendingSession & { subscribe(listener: () => void): () => void };
  readonly clock: Clock;
  readonly network: Network;
  readonly locks: Locks;
  readonly tabs: TabChannel;
  readonly visibility: Visibility;
  readonly storage: DeviceStorage;
  readonly files: Files;
  readonly random: () => number;
  /** For errors that should never happen. */
  readonly reportError: (error: unknown) => void;
};

const doneKeptMs = 14 * 24 * 60 * 60_000;
const riskyAgeMs = 24 * 60 * 60_000;

const emptyView: OutboxView = {
  isRead: false,
  items: [],
  sending: 'idle',
  storageTrouble: null,
  mayBeCleared: false,
};

/** Starts at once: reads the store and sends what is due. */
export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { store, owner, session, clock, network, tabs, visibility, storage, files, reportError } =
    dependencies;
  const listeners = new Set<() => void>();
  let view = emptyView;
  let reads = 0;
  let asksForPersistence = true;
  // Possibly stored, and possibly retried by the person: remembered, so that a retry is not sent as a new item.
  const unanswered = new Set<string>();
  // Sent without being stored, while this page lives.
  const unkept = new Map<string, OutboxItem>();

  const senders = new Map(dependencies.senders.map((sender) => [sender.kind, sender]));
  const drain = createDrain({
    ...dependencies,
    senders,
    userId: () => owner.userId(),
    onChange: changedHere,
    onError: showTrouble,
  });

  function show(change: Partial<OutboxView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  function showTrouble(error: unknown): void {
    if (error instanceof StorageError) show({ storageTrouble: error.trouble });
    else reportError(error);
  }

  async function refresh(): Promise<void> {
    reads += 1;
    const read = reads;
    try {
      const items = await listOwn();
      // Otherwise a later read is under way, perhaps for another user, and will show more.
      if (read === reads) show({ ...viewOf(items), isRead: true, storageTrouble: null });
    } catch (error) {
      showTrouble(error);
    }
  }

  function viewOf(
    kept: readonly OutboxItem[],
  ): Pick<OutboxView, 'items' | 'sending' | 'mayBeCleared'> {
    const sent = [...unkept.values()].filter(
      (item) => item.userId === owner.userId() && !isUnsent(item) && !kept.includes(item),
    );
    const items = [...kept, ...sent];
    const oldestMs = Math.min(...items.filter(isUnsent).map((item) => item.addedAtMs));
    const mayBeCleared = storage.isSafariTab() && clock.wallMs() - oldestMs > riskyAgeMs;
    return { items, sending: sendingState(), mayBeCleared };
  }

  function sendingState(): OutboxView['sending'] {
    if (drain.lastEnd() === 'session_needed') return 'session_needed';
    if (network.state() === 'offline') return 'offline';
    return drain.isRunning() ? 'active' : 'idle';
  }

  async function listOwn(): Promise<readonly OutboxItem[]> {
    const userId = owner.userId();
    return userId === null ? [] : store.list(userId);
  }

  function changedHere(): void {
    tabs.post('outbox:changed');
    void refresh();
  }

  async function removeOldDone(): Promise<void> {
    const limitMs = clock.wallMs() - doneKeptMs;
    const isOld = ({ progress }: OutboxItem) =>
      progress.state === 'done' && progress.doneAtMs < limitMs;
    await store.remove(
      forgettable(await listOwn())
        .filter(isOld)
        .map(idOf),
      isOld,
    );
  }

  function begin(): void {
    removeOldDone().catch(showTrouble);
    void refresh();
    drain.restart();
  }

  async function saveAsFile(items: readonly OutboxItem[]): Promise<void> {
    const { exportFile } = await import('./export-file.ts');
    await files.save(await exportFile(items, clock.wallMs(), (id) => store.readBytes(id)));
  }

  async function addAll(drafts: readonly OutboxDraft[]): Promise<readonly OutboxItem[]> {
    const bundles = await Promise.all(drafts.map(bundle));
    const kept = bundles.flatMap(toStore);
    const added = await keepOrSend(kept);
    for (const { id } of added) unanswered.delete(id);
    tabs.post('outbox:added');
    tabs.post('outbox:changed');
    const unseen = added.filter(
      (item) => item.userId === owner.userId() && !view.items.some(({ id }) => id === item.id),
    );
    if (unseen.length > 0) show(viewOf([...view.items, ...unseen]));
    drain.wakeForAdded();
    if (asksForPersistence) {
      asksForPersistence = false;
      void storage.persist();
    }
    const addedIds = new Set(drafts.map(({ id }) => id));
    return added.filter(({ id }) => addedIds.has(id));
  }

  async function keepOrSend(drafts: readonly StoreDraft[]): Promise<readonly OutboxItem[]> {
    let trouble = new StorageError(view.storageTrouble ?? 'no_room');
    // An item sent without being stored must never get another number: the server would see a different payload.
    if (!drafts.some(({ id }) => unkept.has(id))) {
      try {
        return await store.add(drafts);
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        trouble = error;
      }
      if (trouble.trouble === 'no_answer') lookForKept(drafts);
    }
    if (trouble.trouble === 'no_answer' || network.state() === 'offline') throw trouble;
    const module = await import('./send-unkept.ts').catch(() => null);
    const sent = await module?.sendUnkept({ ...dependencies, senders }, drafts, unkept);
    if (!sent) throw trouble;
    return sent;
  }

  function toStore({ draft, facts, files: kept }: Bundle): readonly StoreDraft[] {
    const declared = facts.length === 0 ? {} : { files: facts };
    return [
      { ...common(draft), build: (device) => itemOf(draft, device, declared) },
      ...kept.map((file) => ({
        ...common(file.draft),
        bytes: file.bytes,
        build: (device: DeviceNumber) => itemOf(file.draft, device, { follows: draft.id }),
      })),
    ];
  }

  function itemOf(
    draft: OutboxDraft,
    device: DeviceNumber,
    relation: Pick<NewOutboxItem, 'files' | 'follows'>,
  ): NewOutboxItem {
    const { files: _, payload, ...rest } = draft;
    const addedAtMs = clock.wallMs();
    return { ...rest, ...device, payload: payload(device), addedAtMs, ...relation };
  }

  /**
   * A write that got no answer may still complete. The storage performs reads after its writes: a pass that can't read
   * retries soon, until the write has ended, and every pass ends by reading what is stored.
   */
  function lookForKept(drafts: readonly StoreDraft[]): void {
    for (const { id } of drafts) unanswered.add(id);
    tabs.post('outbox:added');
    changedHere();
    drain.wakeForAdded();
  }

  tabs.subscribe((message) => {
    if (message === 'outbox:added') drain.wakeForAdded();
    if (message === 'outbox:changed') void refresh();
  });
  network.subscribe((state) => {
    if (state === 'online') drain.wake('all');
    else show({ sending: sendingState() });
  });
  visibility.subscribe((visible) => {
    if (visible) drain.wake('all');
  });
  session.subscribe(() => drain.restart());
  owner.subscribe(() => {
    show(emptyView);
    begin();
  });
  begin();

  return {
    addAll,
    add: async (draft) => {
      const [item] = await addAll([draft]);
      // One draft in, one item out.
      return item!;
    },
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sendNow: () => drain.wake('regardless'),
    tryAgain: async (ids) => {
      await store.change(ids, retry);
      changedHere();
      drain.wake('regardless');
    },
    readFile: async (id) =>
      (await listOwn()).some((item) => item.id === id) ? store.readBytes(id) : null,
    exportUnsent: async () => {
      const unsent = (await listOwn()).filter(isUnsent);
      if (unsent.length === 0) return null;
      await saveAsFile(unsent);
      return { count: unsent.length };
    },
    discard: async (ids) => {
      const own = await listOwn();
      const isDoomed = (item: OutboxItem) => ids.includes(item.id) && canDiscard(item);
      const records = new Set(own.filter(isDoomed).map(idOf));
      const doomed = own.filter(
        (item) => isDoomed(item) || (item.follows !== undefined && records.has(item.follows)),
      );
      if (doomed.length === 0) return 0;
      await saveAsFile(doomed);
      const removed = await store.remove(doomed.map(idOf), canDiscard);
      changedHere();
      return removed.length;
    },
    withdraw: async (ids) => {
      await store.remove(ids, canDiscard);
      changedHere();
    },
    forget: async (ids) => {
      const kept = ids.filter((id) => !unkept.delete(id));
      if (kept.length < ids.length) {
        show({ items: view.items.filter(({ id }) => !ids.includes(id) || kept.includes(id)) });
      }
      const answered = kept.filter((id) => !unanswered.has(id));
      if (answered.length === 0) return;
      const removed = await store.remove(answered, (item) => !isUnsent(item));
      if (removed.length > 0) changedHere();
    },
    countUnsent: () => store.countUnsent(),
  };
}

function idOf(item: OutboxItem): string {
  return item.id;
}

function common({ id, kind }: OutboxDraft): Pick<StoreDraft, 'id' | 'kind'> {
  return { id, kind };
}
