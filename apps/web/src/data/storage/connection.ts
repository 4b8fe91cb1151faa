import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type OpenDBCallbacks,
  type StoreNames,
} from 'idb';
import { onPageEnd } from '../../platform/page-end.ts';

/** Why the device could not store or read something. */
export type StorageTrouble =
  /** The device's storage or the browser's quota is full. */
  | 'no_room'
  /** The storage cannot be opened: forbidden, broken, or changed by a newer app version. */
  | 'unavailable'
  /** It was opened and then did not respond; whether it stored anything is unknown. */
  | 'no_answer';

export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly trouble: StorageTrouble;

  constructor(trouble: StorageTrouble, options?: ErrorOptions) {
    super(`The device’s storage failed: ${trouble}`, options);
    this.trouble = trouble;
  }
}

type Transaction<S extends DBSchema, Mode extends IDBTransactionMode> = IDBPTransaction<
  S,
  StoreNames<S>[],
  Mode
>;

/** One IndexedDB database that is opened on first use, and reopened when the browser has closed it. */
export type Connection<S extends DBSchema> = {
  read<T>(
    stores: StoreNames<S>[],
    work: (transaction: Transaction<S, 'readonly'>) => Promise<T>,
  ): Promise<T>;
  /** Resolves after the transaction completed with strict durability: the bytes are on the disk. */
  write<T>(
    stores: StoreNames<S>[],
    work: (transaction: Transaction<S, 'readwrite'>) => Promise<T>,
  ): Promise<T>;
};

const openTimeoutMs = 5000;
const transactionTimeoutMs = 8000;

/**
 * `work` awaits nothing but its transaction, has no side effects, and may run twice: iOS drops connections at
 * will, which surfaces as one of `connectionLost` on the next operation.
 *
 * @throws {StorageError} from `read` and `write`.
 */
export function createConnection<S extends DBSchema>(form: {
  readonly name: string;
  readonly version: number;
  readonly upgrade: (database: IDBPDatabase<S>, oldVersion: number) => void;
}): Connection<S> {
  let opened: Promise<IDBPDatabase<S>> | undefined;
  const unfinished = new Set<{ abort(): void }>();

  function track(transaction: { abort(): void; readonly done: Promise<void> }): void {
    unfinished.add(transaction);
    const forget = () => void unfinished.delete(transaction);
    transaction.done.then(forget, forget);
  }

  // A transaction that a WebKit page leaves open is neither completed nor rolled back, and blocks all writes
  // to that database until the whole browser is closed. Work that is aborted here was never reported as
  // stored; on a page that comes back it runs again.
  onPageEnd(() => {
    for (const transaction of unfinished) abort(transaction);
    opened?.then(
      (open) => open.close(),
      () => {},
    );
    opened = undefined;
  });

  function database(): Promise<IDBPDatabase<S>> {
    const forget = () => {
      if (opened === opening) opened = undefined;
    };
    if (opened !== undefined) return opened;
    const callbacks: OpenDBCallbacks<S> = {
      // A newer version of the app is waiting in another tab: close, so that it doesn't wait for us.
      blocking: (_current, _blocked, event) => {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    };
    // If storage is forbidden, `indexedDB` may not exist.
    const open = async () =>
      openDB<S>(form.name, form.version, {
        ...callbacks,
        upgrade: (upgraded, oldVersion, _newVersion, transaction) => {
          track(transaction);
          form.upgrade(upgraded, oldVersion);
        },
      });
    const opening: Promise<IDBPDatabase<S>> = inTime(
      open().catch((error: unknown) => openAsItIs(error, callbacks)),
      openTimeoutMs,
      'unavailable',
    );
    opened = opening;
    opening.catch(forget);
    return opening;
  }

  /** If there is no room to upgrade, the old version's stores can still be used. */
  function openAsItIs(reason: unknown, callbacks: OpenDBCallbacks<S>): Promise<IDBPDatabase<S>> {
    if (!(reason instanceof DOMException))
      return Promise.reject(new StorageError('unavailable', { cause: reason }));
    if (!otherForm.has(reason.name)) return Promise.reject(reason);
    return openDB<S>(form.name, undefined, {
      ...callbacks,
      // There is no database: it must not be created without its stores.
      upgrade: (_upgraded, _oldVersion, _newVersion, transaction) => {
        transaction.done.catch(() => {});
        transaction.abort();
      },
    }).catch(() => Promise.reject(reason));
  }

  async function attempt<Mode extends 'readonly' | 'readwrite', T>(
    mode: Mode,
    stores: StoreNames<S>[],
    work: (transaction: Transaction<S, Mode>) => Promise<T>,
  ): Promise<T> {
    const open = await database();
    const transaction = open.transaction(stores, mode, { durability: 'strict' });
    const completed = transaction.done;
    track(transaction);
    try {
      // Both at once: an abort rejects `done` before `work` notices that its request is dead.
      const [value] = await inTime(
        Promise.all([work(transaction), completed]),
        transactionTimeoutMs,
        'no_answer',
      );
      return value;
    } catch (error) {
      completed.catch(() => {});
      if (!(error instanceof StorageError)) abort(transaction);
      throw error;
    }
  }

  async function run<Mode extends 'readonly' | 'readwrite', T>(
    mode: Mode,
    stores: StoreNames<S>[],
    work: (transaction: Transaction<S, Mode>) => Promise<T>,
  ): Promise<T> {
    try {
      return await attempt(mode, stores, work);
    } catch (error) {
      if (!isConnectionLost(error)) throw asStorageError(error);
      opened = undefined;
    }
    try {
      return await attempt(mode, stores, work);
    } catch (error) {
      throw asStorageError(error);
    }
  }

  return {
    read: (stores, work) => run('readonly', stores, work),
    write: (stores, work) => run('readwrite', stores, work),
  };
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It had already ended.
  }
}

function inTime<T>(work: Promise<T>, limitMs: number, trouble: StorageTrouble): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StorageError(trouble)), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** `NotFoundError`: opened in an older version; there may be room for the upgrade by now. */
const connectionLost = new Set([
  'InvalidStateError',
  'UnknownError',
  'AbortError',
  'NotFoundError',
]);

/** Errors with which browsers report a failed upgrade. */
const otherForm = new Set(['QuotaExceededError', 'AbortError', 'UnknownError']);

function isConnectionLost(error: unknown): boolean {
  return error instanceof DOMException && connectionLost.has(error.name);
}

function asStorageError(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  // A store is missing if there was no room to upgrade the database.
  const isFull = error.name === 'QuotaExceededError' || error.name === 'NotFoundError';
  const trouble = isFull ? 'no_room' : 'unavailable';
  return new StorageError(trouble, { cause: error });
}
