/**
 * Owns the worker thread of the embedded database: starts it, hands it one request at a time, ends
 * it when a request overruns its limit or when it crashes, and starts it again on the same folder.
 * PostgreSQL's own recovery then brings back exactly the committed transactions.
 */
import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { DatabaseError } from '../database.ts';
import type { DatabaseLog } from '../log.ts';
import type { WorkerAnswer, WorkerRequest, WorkerSettings } from './worker-messages.ts';

type Pending = {
  readonly id: number;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: DatabaseError) => void;
  readonly watchdog: NodeJS.Timeout | null;
};

export class Engine {
  readonly #settings: WorkerSettings;
  readonly #finished: Int32Array;
  readonly #onRestart: () => Promise<void>;
  readonly #log: DatabaseLog;
  #worker: Worker | null = null;
  #pending: Pending | null = null;
  #lastId = 0;
  #closing = false;

  /**
   * @param onRestart called when a new worker has taken over; what the session held (prepared
   *   statements, LISTEN) is gone and has to be set up again before other requests.
   */
  static async open(
    dataDir: string,
    { log, onRestart }: { log: DatabaseLog; onRestart: () => Promise<void> },
  ): Promise<Engine> {
    const engine = new Engine(dataDir, await compiledDatabase(), log, onRestart);
    await engine.#start();
    return engine;
  }

  private constructor(
    dataDir: string,
    wasm: WebAssembly.Module,
    log: DatabaseLog,
    onRestart: () => Promise<void>,
  ) {
    const finished = new SharedArrayBuffer(4);
    this.#settings = { dataDir, wasm, finished };
    this.#finished = new Int32Array(finished);
    this.#log = log;
    this.#onRestart = onRestart;
  }

  /**
   * Sends protocol bytes and answers with the database's. The caller holds the session: one
   * exchange at a time.
   * @param limitMs 0 is without limit.
   * @throws DatabaseError 57014 when the limit was overrun, 08006 when the worker crashed; in both
   *   cases the transaction that was open is lost and a new session is in place.
   */
  exchange(bytes: Uint8Array<ArrayBuffer>, limitMs: number): Promise<Uint8Array> {
    const worker = this.#worker;
    if (worker === null) return Promise.reject(closedError());
    return new Promise((resolve, reject) => {
      const id = (this.#lastId = (this.#lastId + 1) | 0);
      const watchdog = limitMs > 0 ? setTimeout(() => this.#overrun(id, limitMs), limitMs) : null;
      this.#pending = { id, resolve, reject, watchdog };
      worker.postMessage({ kind: 'exchange', id, bytes } satisfies WorkerRequest, [bytes.buffer]);
    });
  }

  async close(): Promise<void> {
    this.#closing = true;
    const worker = this.#worker;
    if (worker === null) return;
    const exited = once(worker, 'exit');
    worker.postMessage({ kind: 'close' } satisfies WorkerRequest);
    await exited;
    this.#worker = null;
  }

  #start(): Promise<void> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: this.#settings,
    });
    const ready = Promise.withResolvers<void>();
    worker.on('message', (answer: WorkerAnswer) => {
      if (answer.kind === 'answer') this.#settle(answer);
      else {
        this.#worker = worker;
        ready.resolve();
      }
    });
    const fail = (reason: unknown): void => {
      ready.reject(reason);
      if (!this.#closing) void this.#replace(worker, lostError(reason));
    };
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`the database thread ended with code ${code}`)));
    return ready.promise;
  }

  #settle(answer: WorkerAnswer & { kind: 'answer' }): void {
    const pending = this.#pending;
    if (pending === null || pending.id !== answer.id) return;
    if (pending.watchdog !== null) clearTimeout(pending.watchdog);
    this.#pending = null;
    pending.resolve(answer.bytes);
  }

  #overrun(id: number, limitMs: number): void {
    const worker = this.#worker;
    // Done already, its answer is on the way: ending the worker now would turn a commit into an error.
    if (worker === null || this.#pending?.id !== id || Atomics.load(this.#finished, 0) === id)
      return;
    this.#log.warn({ limitMs }, 'a statement overran its limit; the embedded database restarts');
    void this.#replace(
      worker,
      new DatabaseError({
        code: '57014',
        message: 'canceling statement due to statement timeout',
      }),
    );
  }

  /** Ends `worker` for good before another one opens its folder, then fails what it was doing. */
  async #replace(worker: Worker, reason: DatabaseError): Promise<void> {
    if (this.#worker !== worker) return;
    this.#worker = null;
    const pending = this.#pending;
    this.#pending = null;
    if (pending?.watchdog) clearTimeout(pending.watchdog);
    await worker.terminate();
    try {
      await this.#start();
      await this.#onRestart();
    } catch (error) {
      this.#log.error({ err: error }, 'the embedded database could not be reopened');
    }
    pending?.reject(reason);
  }
}

let compiled: Promise<WebAssembly.Module> | null = null;

/** Compiling takes a while and the result can be shared, so a restarted worker skips it. */
function compiledDatabase(): Promise<WebAssembly.Module> {
  compiled ??= readFile(
    new URL(
      './pglite.wasm',
      `file://${createRequire(import.meta.url).resolve('@electric-sql/pglite')}`,
    ),
  ).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

function closedError(): DatabaseError {
  return new DatabaseError({ code: '08003', message: 'The database is closed.' });
}

function lostError(cause: unknown): DatabaseError {
  return new DatabaseError(
    {
      code: '08006',
      message: 'The embedded database crashed; it is not known whether the change was saved.',
    },
    { cause },
  );
}
