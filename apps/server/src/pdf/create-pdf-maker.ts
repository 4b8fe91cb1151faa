import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { PdfError } from './pdf-error.ts';
import type { PdfAnswer, PdfJob } from './pdf-job.ts';

export type PdfLimits = {
  /** From the start of its turn until it is written. */
  readonly milliseconds: number;
  /** Size of the data, as JSON, and of the pictures. */
  readonly inputBytes: number;
  /** Memory limit of the process, checked where the system reports its use (Linux). */
  readonly memoryBytes: number;
  /** Limit on documents that are prepared, waiting or being written: in total, and for one caller. */
  readonly queued: number;
  readonly queuedOfCaller: number;
  /** The process ends after this long without work. */
  readonly idleMs: number;
};

const pdfLimits: PdfLimits = {
  // Less than the app's timeout (20 s), so that the app learns why there is no document.
  milliseconds: 15_000,
  inputBytes: 16 * 1024 * 1024,
  memoryBytes: 1024 * 1024 * 1024,
  queued: 32,
  queuedOfCaller: 4,
  idleMs: 60_000,
};
const memoryLookMs = 250;

export type PdfMaker = {
  /**
   * Writes one document. The same job produces the same bytes.
   *
   * @param prepare Reads the document's content; not called if too many documents are waiting
   * @param caller Key of a caller who takes turns with others
   * @throws PdfError, or what `prepare` throws
   */
  make(prepare: () => Promise<PdfJob>, caller: string): Promise<Uint8Array>;
  close(): void;
};

type Waiting = {
  readonly job: PdfJob;
  readonly settle: (outcome: Uint8Array | PdfError) => void;
};

/**
 * Writes documents in a separate process, started for the first one and ended when idle. Callers take turns, so that
 * someone with many documents delays others by one.
 */
export function createPdfMaker({
  limits = pdfLimits,
  processUrl = new URL('./pdf-process.ts', import.meta.url),
}: {
  readonly limits?: PdfLimits;
  readonly processUrl?: URL;
} = {}): PdfMaker {
  /** By caller, in the order of their next turns; the first of a line may be in progress. */
  const lines = new Map<string, Waiting[]>();
  const queuedByCaller = new Map<string, number>();
  let queued = 0;
  let isWriting = false;
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function writeInTurn(job: PdfJob, caller: string): Promise<Uint8Array> {
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    const settle = (outcome: Uint8Array | PdfError) =>
      outcome instanceof PdfError ? reject(outcome) : resolve(outcome);
    lines.set(caller, [...(lines.get(caller) ?? []), { job, settle }]);
    void writeNext();
    return promise;
  }

  async function writeNext(): Promise<void> {
    const [next] = lines;
    if (isWriting || next === undefined) return;
    const [caller, line] = next;
    const [first, ...others] = line;
    lines.delete(caller);
    if (others.length > 0) lines.set(caller, others);
    if (first === undefined) return;
    isWriting = true;
    clearTimeout(idle);
    first.settle(await write(first.job));
    isWriting = false;
    idle = setTimeout(stop, limits.idleMs).unref();
    void writeNext();
  }

  function write(job: PdfJob): Promise<Uint8Array | PdfError> {
    child ??= startProcess(processUrl);
    const writer = child;
    const { promise, resolve } = Promise.withResolvers<Uint8Array | PdfError>();
    const giveUp = (error: PdfError) => {
      stop();
      resolve(error);
    };
    const overtime = setTimeout(
      () => giveUp(new PdfError('too_large', 'the document takes too long to write')),
      limits.milliseconds,
    );
    const look = setInterval(() => {
      if (memoryOf(writer) > limits.memoryBytes) {
        giveUp(new PdfError('too_large', 'the document takes too much memory to write'));
      }
    }, memoryLookMs);
    const onAnswer = (answer: PdfAnswer) =>
      resolve('bytes' in answer ? answer.bytes : new PdfError(answer.kind, answer.message));
    const onEnd = (cause: unknown) =>
      giveUp(new PdfError('failed', 'the process that writes documents ended', { cause }));
    writer.once('message', onAnswer).once('exit', onEnd).once('error', onEnd);
    writer.send(job);
    return promise.finally(() => {
      clearTimeout(overtime);
      clearInterval(look);
      writer.off('message', onAnswer).off('exit', onEnd).off('error', onEnd);
    });
  }

  function stop(): void {
    child?.on('error', () => {});
    child?.kill('SIGKILL');
    child = null;
  }

  return {
    async make(prepare, caller) {
      const ofCaller = queuedByCaller.get(caller) ?? 0;
      if (queued >= limits.queued || ofCaller >= limits.queuedOfCaller) {
        throw new PdfError('busy', 'too many documents wait');
      }
      queued += 1;
      queuedByCaller.set(caller, ofCaller + 1);
      try {
        const job = await prepare();
        if (sizeOf(job) > limits.inputBytes) {
          throw new PdfError('too_large', 'the document has too much data');
        }
        return await writeInTurn(job, caller);
      } finally {
        queued -= 1;
        const left = (queuedByCaller.get(caller) ?? 1) - 1;
        if (left > 0) queuedByCaller.set(caller, left);
        else queuedByCaller.delete(caller);
      }
    },
    close() {
      clearTimeout(idle);
      stop();
    },
  };
}

const fontConfig = fileURLToPath(new URL('./no-machine-fonts.conf', import.meta.url));

/**
 * Starts the process without the server's environment, which it doesn't need; Windows can't start a process without its
 * root. The compiler always looks for fonts; on Linux this file says where.
 */
function startProcess(url: URL): ChildProcess {
  const { SystemRoot } = process.env;
  const child = fork(url, {
    serialization: 'advanced',
    execArgv: [],
    env: { FONTCONFIG_FILE: fontConfig, ...(SystemRoot !== undefined && { SystemRoot }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // It must not keep a stopping server alive.
  child.unref();
  child.channel?.unref();
  return child;
}

function sizeOf({ data, pictures }: PdfJob): number {
  return Object.values(pictures).reduce(
    (size, { byteLength }) => size + byteLength,
    Buffer.byteLength(data),
  );
}

/** Resident bytes; 0 if the system doesn't report them. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return Number(pages) * 4096;
  } catch {
    return 0;
  }
}
