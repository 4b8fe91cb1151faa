/**
 * The thread that owns the embedded database. It passes protocol bytes through and barely interprets them, so that
 * ending it at any instant is the same as a crash of a database process.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import {
  beganAt,
  endedAt,
  type WorkerAnswer,
  type WorkerRequest,
  type WorkerSettings,
} from './worker-messages.ts';
import { RequestWriter } from './wire.ts';

// Only the engine starts this file, always as a worker and with these settings.
const settings = workerData as WorkerSettings;
const port = parentPort!;

const progress = new Int32Array(settings.progress);
const rollback = new RequestWriter().query('rollback').finish();
/** Larger responses are transferred instead of copied. */
const copiedBytes = 16_384;

const pglite = await PGlite.create(settings.dataDir, {
  pgliteWasmModule: settings.wasm,
  extensions: { btree_gist, pg_trgm, pgcrypto },
});
dieOfCrashes(pglite.Module);

port.on('message', (request: WorkerRequest) => {
  if (request.kind === 'close') {
    void pglite.close().then(() => port.close());
    return;
  }
  Atomics.store(progress, beganAt, request.id);
  const bytes = exchange(request.bytes);
  if (request.isWhole && statusOf(bytes) !== 'I') exchange(rollback);
  Atomics.store(progress, endedAt, request.id);
  const answer = { kind: 'answer', id: request.id, bytes } satisfies WorkerAnswer;
  port.postMessage(answer, bytes.length > copiedBytes ? [bytes.buffer] : []);
});

port.postMessage({ kind: 'ready' } satisfies WorkerAnswer);

function exchange(request: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Its work is done before it returns; only its promise resolves later.
  void pglite.execProtocolRawStream(request, {
    syncToFs: false,
    onRawData: (chunk) => {
      // The chunk is a view into the database's memory, valid during this call only.
      chunks.push(chunk.slice());
      length += chunk.length;
    },
  });
  const answer = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    answer.set(chunk, at);
    at += chunk.length;
  }
  return answer;
}

/** The last message of a response says whether a transaction is open: I, T or E. */
function statusOf(answer: Uint8Array): string {
  if (answer.at(-6) !== 'Z'.charCodeAt(0)) die('an answer without an end');
  return String.fromCharCode(answer.at(-1) ?? 0);
}

/**
 * PGlite continues after anything that its main loop throws. That is right for PostgreSQL's own errors, which leave the
 * loop with status 100; after anything else the memory can't be trusted.
 */
function dieOfCrashes(module: PGlite['Module']): void {
  const loopOnce = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      loopOnce();
    } catch (error) {
      const isDatabaseError = error instanceof Object && 'status' in error && error.status === 100;
      if (!isDatabaseError) die(error);
      throw error;
    }
  };
}

function die(reason: unknown): never {
  console.error('the embedded database crashed:', reason);
  return process.exit(1);
}
