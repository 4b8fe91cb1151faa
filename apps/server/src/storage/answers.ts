import type { IncomingMessage, ServerResponse } from 'node:http';

import type { StorageError } from './errors/storage-error.ts';

/**
 * Sent with every response of this room: if a browser opens an uploaded file as a page, the page gets no origin, no
 * scripts and no network. The gateway adds nosniff.
 */
export const sandboxPolicy = "default-src 'none'; sandbox";

/** How long a client may keep sending a body after it was refused. */
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
 * Responds with a refusal. If a body is still being received, the connection stays open for a moment; otherwise a
 * client that is busy sending would never read the response.
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
