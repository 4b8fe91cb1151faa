/**
 * Owns the worker thread of the embedded database: starts it, sends it requests, terminates it when a request exceeds
 * its limit or the worker crashes, and restarts it on the same folder. PostgreSQL's own recovery then restores exactly
 * the committed transactions.
 *
 * Requests run in the order sent. Several may be in flight, so that the worker doesn't idle between them. A restart
 * fails the one in progress, since its caller must not believe that it was saved, and makes callers retry those that
 * had not begun.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DatabaseError } from '../database.ts';
import type { DatabaseLog } from '../log.ts';
import { NotBegunError } from '../retry.ts';
import {
  beganAt,
  endedAt,
  type WorkerAnswer,
  type WorkerRequest,
  type WorkerSettings,
} from './worker-messages.ts';

export type Request = {
  readonly bytes: Uint8Array;
  /** 0 for no limit. */
  readonly limitMs: number;
  /**
   * The session of the open transaction that the request belongs to. Absent if the request is a whole transaction; then
   * the worker rolls back what an error leaves open.
   */
  readonly session?: number;
};

type Pending = Request & {
  readonly id: number;
  isSent: boolean;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: DatabaseError) => void;
};

const closeLimitMs = 5_000;

export class Engine {
  readonly #settings: WorkerSettings;
  readonly #progress: Int32Array;
  readonly #onRestart: () => readonly Uint8Array[];
  readonly #log: DatabaseLog;
  #worker: Worker | null = null;
  /** In the order sent: the first one is in progress. */
  readonly #pending = new Map<number, Pending>();
  #watchdog: NodeJS.Timeout | undefined;
  #lastId = 0;
  #session = 1;
  #restart: Promise<void> | null = null;
  #isClosing = false;

  /**
   * @param onRestart Called when the session and its state (prepared statements, LISTEN) are lost; returns the requests
   * that set up the new one.
   */
  static async open(
    folder: string,
    { log, onRestart }: { log: DatabaseLog; onRestart: () => readonly Uint8Array[] },
  ): Promise<Engine> {
    const engine = new Engine(folder, await compiledDatabase(), log, onRestart);
    engine.#worker = await engine.#startWorker();
    return engine;
  }

  private constructor(
    folder: string,
    wasm: WebAssembly.Module,
    log: DatabaseLog,
    onRestart: () => readonly Uint8Array[],
  ) {
    const progress = new SharedArrayBuffer(8);
    this.#settings = { dataDir: folder, wasm, progress };
    this.#progress = new Int32Array(progress);
    this.#log = log;
    this.#onRestart = onRestart;
  }

  /** Number of the current session; a restart begins another one. */
  get session(): number {
    return this.#session;
  }

  /**
   * Sends protocol bytes and returns the database's.
   * @throws DatabaseError 57014 if the limit was exceeded; 08006 if the database crashed or the request's session is
   * gone; NotBegunError if a restart came before it.
   */
  exchange(request: Request): Promise<Uint8Array> {
    if (this.#isClosing) return Promise.reject(closedError());
    if (request.session !== undefined && request.session !== this.#session) {
      return Promise.reject(lostError());
    }
    return new Promise((resolve, reject) => {
      const id = (this.#lastId = (this.#lastId + 1) | 0);
      const pending: Pending = { ...request, id, isSent: false, resolve, reject };
      this.#pending.set(id, pending);
      if (this.#worker !== null) this.#send(this.#worker, pending);
      else this.#restart ??= this.#reopen();
    });
  }

  /** Ends the worker as a crash would; used when a response makes no sense. */
  crash(): void {
    if (this.#worker !== null) this.#replace(this.#worker, null);
  }

  /** Waits until everything sent is answered, then shuts the database down. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearTimeout(this.#watchdog);
    await this.#restart;
    const worker = this.#worker;
    if (worker === null) return;
    const exited = once(worker, 'exit');
    worker.postMessage({ kind: 'close' } satisfies WorkerRequest);
    await Promise.race([exited, delay(closeLimitMs, undefined, { ref: false })]);
    await worker.terminate();
    this.#worker = null;
  }

  async #startWorker(): Promise<Worker> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: this.#settings,
    });
    const ready = Promise.withResolvers<void>();
    worker.on('message', (answer: WorkerAnswer) => {
      if (answer.kind === 'ready') ready.resolve();
      else this.#settle(answer.id, answer.bytes);
    });
    const onEnd = (reason: unknown): void => {
      ready.reject(reason);
      this.#replace(worker, null);
    };
    worker.on('error', onEnd);
    worker.on('exit', (code) => onEnd(new Error(`the database thread ended with code ${code}`)));
    await ready.promise;
    return worker;
  }

  #send(worker: Worker, pending: Pending): void {
    pending.isSent = true;
    const { id, bytes, session } = pending;
    const isWhole = session === undefined;
    worker.postMessage({ kind: 'exchange', id, bytes, isWhole } satisfies WorkerRequest);
    if (this.#pending.size === 1) this.#watch();
  }

  #settle(id: number, bytes: Uint8Array): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    this.#pending.delete(id);
    this.#watch();
    pending.resolve(bytes);
  }

  /** A request's limit starts when the one before it was answered. */
  #watch(): void {
    clearTimeout(this.#watchdog);
    const [first] = this.#pending.values();
    if (first === undefined || first.limitMs === 0 || !first.isSent) return;
    this.#watchdog = setTimeout(() => this.#onOverrun(first), first.limitMs);
  }

  #onOverrun(first: Pending): void {
    const worker = this.#worker;
    if (worker === null || !this.#pending.has(first.id)) return;
    if (Atomics.load(this.#progress, beganAt) !== first.id) {
      this.#watch();
      return;
    }
    // Its response is on the way: ending the worker now would turn a commit into an error.
    if (Atomics.load(this.#progress, endedAt) === first.id) return;
    this.#log.warn(
      { limitMs: first.limitMs },
      'a statement overran its limit, the embedded database restarts',
    );
    this.#replace(worker, first.id);
  }

  #replace(worker: Worker, overrunId: number | null): void {
    if (this.#worker !== worker || this.#isClosing) return;
    this.#worker = null;
    clearTimeout(this.#watchdog);
    this.#restart ??= worker
      .terminate()
      // Everything the worker answered before its end has arrived by now.
      .then(() => this.#failInterrupted(overrunId))
      .then(() => this.#reopen());
  }

  #failInterrupted(overrunId: number | null): void {
    this.#session++;
    const began = Atomics.load(this.#progress, beganAt);
    const ended = Atomics.load(this.#progress, endedAt);
    for (const pending of this.#pending.values()) {
      const isOurs = pending.isSent || pending.session !== undefined;
      if (!isOurs) continue;
      this.#pending.delete(pending.id);
      if (pending.id === overrunId && ended !== overrunId) pending.reject(overrunError());
      else if (pending.id <= began || pending.session !== undefined) pending.reject(lostError());
      else pending.reject(new NotBegunError());
    }
  }

  async #reopen(): Promise<void> {
    try {
      const setUp = this.#onRestart();
      const worker = await this.#startWorker();
      this.#worker = worker;
      for (const bytes of setUp) {
        worker.postMessage({
          kind: 'exchange',
          id: 0,
          bytes,
          isWhole: true,
        } satisfies WorkerRequest);
      }
      for (const pending of this.#pending.values()) this.#send(worker, pending);
      this.#watch();
    } catch (error) {
      this.#log.error({ err: error }, 'the embedded database could not be opened again');
      for (const pending of this.#pending.values()) pending.reject(new NotBegunError());
      this.#pending.clear();
    } finally {
      this.#restart = null;
    }
  }
}

let compiled: Promise<WebAssembly.Module> | null = null;

/** Compiling takes a while and the result can be shared, so a restarted worker skips it. */
function compiledDatabase(): Promise<WebAssembly.Module> {
  compiled ??= readFile(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then(
    (bytes) => WebAssembly.compile(bytes),
  );
  return compiled;
}

function overrunError(): DatabaseError {
  return new DatabaseError({
    code: '57014',
    message: 'canceling statement due to statement timeout',
  });
}

function lostError(): DatabaseError {
  return new DatabaseError({
    code: '08006',
    message: 'The embedded database crashed, so it isn’t known whether the change was saved.',
  });
}

function closedError(): DatabaseError {
  return new DatabaseError({ code: '08003', message: 'The database is closed.' });
}
