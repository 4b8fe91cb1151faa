import type { IncomingMessage, ServerResponse } from 'node:http';

import { HttpError } from '../errors/http-error.ts';
import type { BodyBudget, BodyHolder } from './body-budget.ts';

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** Storage reads its bodies as streams and sets its own limits on them. */
const storagePath = /^\/storage\/v1(\/|$)/;

/** A batch of punches over a bad network is a few kilobytes. */
const patienceMs = 60_000;

/** A body that fits the connection's own buffers takes no further memory. */
const uncountedBytes = 4 * kibibyte;

/** Paths with larger bodies, and those whose requests come first. */
export type BodyPaths = {
  readonly large: ReadonlySet<string>;
  readonly urgent: ReadonlySet<string>;
};

/**
 * Refuses a body that is too large for its caller before any room reads it, or that would exceed the total of all
 * bodies in flight, and aborts one that takes too long. A body without a declared length is read here, at most up to
 * the limit, and passed on whole.
 * @param holderOf Returns the sender of the body.
 * @throws HttpError 413 `body_too_large`, 503 `busy`
 */
export function createBodyGate({
  budget,
  paths,
  bodyPatienceMs = patienceMs,
}: {
  readonly budget: BodyBudget;
  readonly paths: BodyPaths;
  readonly bodyPatienceMs?: number | undefined;
}) {
  return async function admitBody(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    path: string,
    holderOf: () => Promise<BodyHolder>,
  ): Promise<void> {
    const declared = incoming.headers['content-length'];
    const hasBody = incoming.headers['transfer-encoding'] !== undefined || Number(declared) > 0;
    if (!hasBody || storagePath.test(path)) return;
    endIfSlow(incoming, bodyPatienceMs);
    if (Number(declared) <= uncountedBytes) return;
    const holder = await holderOf();
    const limit = limitFor(path, holder, paths);
    if (Number(declared) > limit) throw tooLarge(limit);
    const release = budget.take(holder, Number(declared ?? limit), paths.urgent.has(path));
    outgoing.once('close', release);
    if (declared === undefined) {
      Object.assign(incoming, { rawBody: await readUpTo(incoming, limit) });
    }
  };
}

function limitFor(path: string, { kind }: BodyHolder, { large }: BodyPaths): number {
  switch (kind) {
    case 'stranger':
      return 64 * kibibyte;
    case 'person':
      return (large.has(path) ? 8 : 1) * mebibyte;
    case 'service':
      return (path.startsWith('/rest/v1') ? 8 : 1) * mebibyte;
  }
}

function endIfSlow(incoming: IncomingMessage, bodyPatienceMs: number): void {
  const patience = setTimeout(() => incoming.destroy(), bodyPatienceMs).unref();
  const stop = () => clearTimeout(patience);
  incoming.once('end', stop).once('close', stop);
}

async function readUpTo(incoming: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
  }
  return Buffer.concat(chunks);
}

function tooLarge(limit: number): HttpError {
  return new HttpError(
    413,
    'body_too_large',
    `The body is larger than ${limit / kibibyte} KiB.`,
    // The rest of the body won't be read.
    { headers: { Connection: 'close' } },
  );
}
