import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { PdfError } from './pdf-error.ts';
import type { PdfAnswer, PdfJob } from './pdf-job.ts';

export type PdfLimits = {
  /** From when its turn comes until it is written. */
  readonly milliseconds: number;
  /** Of the data, as JSON, and of the pictures. */
  readonly inputBytes: number;
  /** What the process may use, looked at where the system tells (Linux). */
  readonly memoryBytes: number;
  /** Documents whose rows are read, that wait or are being written, of everyone and of one caller. */
  readonly queued: number;
  readonly queuedOfCaller: number;
  /** After this long without work the process ends. */
  readonly idleMs: number;
};

const pdfLimits: PdfLimits = {
  // Less than the app waits for an answer (20 s), so that it learns why there is none.
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
   * Writes one document. The same job gives the same bytes.
   *
   * @param prepare reads what the document says; not called where too many documents wait already
   * @param caller who takes turns with others
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
 * Writes documents in one process of its own, which is started by the first one and ends when idle. Callers take
 * turns, so that whoever asks for many delays others by one.
 */
export function createPdfMaker({
  limits = pdfLimits,
  processUrl = new URL('./pdf-process.ts', import.meta.url),
}: {
  readonly limits?: PdfLimits;
  readonly processUrl?: URL;
} = {}): PdfMaker {
  /** By caller, in the order of their next turns; the first of a line may be under way. */
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
 * Without the server's environment, of which it needs nothing; Windows starts nothing without its root. The compiler
 * always looks for fonts, on Linux where this file says.
 */
function startProcess(url: URL): ChildProcess {
  const { SystemRoot } = process.env;
  const child = fork(url, {
    serialization: 'advanced',
    execArgv: [],
    env: { FONTCONFIG_FILE: fontConfig, ...(SystemRoot !== undefined && { SystemRoot }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // It must not keep a server that stops from ending.
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

/** Resident bytes; 0 where the system does not tell. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return Number(pages) * 4096;
  } catch {
    return 0;
  }
}
