import type { IncomingMessage } from 'node:http';

import { HttpError } from '../errors/http-error.ts';

const mebibyte = 1024 * 1024;

/** Rooms that read their bodies as streams set their own limits on them. */
const streamRoomPaths = /^\/(storage|functions)\/v1(\/|$)/;

/** A batch of punches over a bad network is some kilobytes. */
const patienceMs = 60_000;

/**
 * Refuses a body that is too large before any room reads it, and ends one that takes too long. A body
 * without a declared length is read here, at most up to the limit, and handed on whole.
 * @throws HttpError 413 `body_too_large`
 */
export async function limitBody(
  incoming: IncomingMessage,
  path: string,
  bodyPatienceMs = patienceMs,
): Promise<void> {
  if (streamRoomPaths.test(path)) return;
  endIfSlow(incoming, bodyPatienceMs);
  // A week of one person's offline punches is well below a mebibyte.
  const limit = path.startsWith('/rest/v1') ? 8 * mebibyte : mebibyte;
  const declared = incoming.headers['content-length'];
  if (declared !== undefined) {
    if (Number(declared) > limit) throw tooLarge(limit);
  } else if (incoming.headers['transfer-encoding'] !== undefined) {
    Object.assign(incoming, { rawBody: await readUpTo(incoming, limit) });
  }
}

function endIfSlow(incoming: IncomingMessage, bodyPatienceMs: number): void {
  const { headers } = incoming;
  const hasBody = headers['content-length'] ?? headers['transfer-encoding'];
  if (hasBody === undefined || hasBody === '0') return;
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
  return new HttpError(413, 'body_too_large', `The body is larger than ${limit / mebibyte} MiB.`, {
    // What is still under way will not be read.
    headers: { Connection: 'close' },
  });
}
