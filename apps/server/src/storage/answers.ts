import type { IncomingMessage, ServerResponse } from 'node:http';

import type { StorageError } from './errors/storage-error.ts';

/**
 * On everything that this room answers: should a browser open an uploaded file as a page, it gets no
 * origin, no scripts and no network. The gateway adds nosniff.
 */
export const sandboxPolicy = "default-src 'none'; sandbox";

/** How long a client may go on sending a body after it was refused. */
const lingerMs = 2000;

export function sendJson(outgoing: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  outgoing.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Content-Security-Policy': sandboxPolicy,
  });
  outgoing.end(text);
}

/**
 * Answers with a refusal. Where a body is still on its way, the connection stays open for a moment,
 * lest the client, busy sending, never reads the answer.
 */
export function sendError(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  error: StorageError,
): void {
  const text = JSON.stringify(error);
  const isMidway = !incoming.complete && incoming.method !== 'GET' && incoming.method !== 'HEAD';
  outgoing.writeHead(error.httpStatus, {
    ...error.headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Content-Security-Policy': sandboxPolicy,
    'Cache-Control': 'no-store',
    ...(isMidway ? { Connection: 'close' } : {}),
  });
  if (!isMidway) {
    outgoing.end(text);
    return;
  }
  outgoing.write(text);
  const end = () => {
    clearTimeout(patience);
    outgoing.end();
  };
  const patience = setTimeout(end, lingerMs);
  incoming.once('end', end).once('close', end).resume();
}
