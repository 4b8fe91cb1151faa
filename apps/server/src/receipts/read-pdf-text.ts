import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';

const mostMs = 8_000;
const workerUrl = new URL('./receipt-text-worker.ts', import.meta.url);

/** Returns the text of a PDF file; null if it has none, or can't be read within the time and memory limits. */
export async function readPdfText(
  bytes: Uint8Array,
  { signal, milliseconds = mostMs }: { signal?: AbortSignal; milliseconds?: number } = {},
): Promise<string | null> {
  const overtime = AbortSignal.timeout(milliseconds);
  const worker = new Worker(workerUrl, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  try {
    const [text] = await once(worker, 'message', {
      signal: signal === undefined ? overtime : AbortSignal.any([signal, overtime]),
    });
    return z.string().parse(text);
  } catch {
    // A broken file, one that takes too long, or a caller who left: there is nothing to propose.
    return null;
  } finally {
    await worker.terminate();
  }
}
