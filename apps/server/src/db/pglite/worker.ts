/**
 * The thread that owns the embedded database. It passes protocol bytes through and knows nothing
 * else, so that ending it at any instant is the same as a crash of a database process.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import type { WorkerAnswer, WorkerRequest, WorkerSettings } from './worker-messages.ts';

// Only the engine starts this file, with these settings.
const settings = workerData as WorkerSettings;
const port = parentPort!;

const finished = new Int32Array(settings.finished);

const pglite = await PGlite.create(settings.dataDir, {
  pgliteWasmModule: settings.wasm,
  extensions: { btree_gist, pg_trgm, pgcrypto },
});

port.on('message', (request: WorkerRequest) => {
  if (request.kind === 'close') {
    void pglite.close().then(() => port.close());
    return;
  }
  void exchange(request.bytes).then((bytes) => {
    Atomics.store(finished, 0, request.id);
    port.postMessage({ kind: 'answer', id: request.id, bytes } satisfies WorkerAnswer, [
      bytes.buffer,
    ]);
  });
});

port.postMessage({ kind: 'ready' } satisfies WorkerAnswer);

async function exchange(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  await pglite.execProtocolRawStream(bytes, {
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
