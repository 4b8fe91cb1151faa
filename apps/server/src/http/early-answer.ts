import type { IncomingMessage, ServerResponse } from 'node:http';

import { HttpError } from '../errors/http-error.ts';

/** How long a client may keep sending a body that was refused. */
const lingerMs = 2000;

/** `GET /health`: the process is alive and its event loop runs, regardless of the database. */
export function answerHealth(outgoing: ServerResponse): void {
  const body = '{"status":"ok"}';
  writeHead(outgoing, 200, body);
  outgoing.end(body);
}

/**
 * Responds before the body has arrived. The response states its length, so the client has it complete at once; but
 * closing the connection while the client is still writing would lose the response.
 */
export function refuseEarly(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  error: unknown,
): void {
  if (!(error instanceof HttpError)) {
    outgoing.destroy(); // the client went away in the middle of its body
    return;
  }
  const body = JSON.stringify(error);
  // Without a key, nothing is read beyond the little that keeps a good client's connection alive.
  const isLeftUnread = error.status === 401 && !isShort(incoming);
  writeHead(outgoing, error.status, body, {
    ...error.headers,
    ...(isLeftUnread ? { Connection: 'close' } : {}),
  });
  outgoing.write(body);
  const end = () => {
    clearTimeout(patience);
    outgoing.end();
  };
  const patience = setTimeout(end, lingerMs);
  incoming.once('end', end).once('close', end);
  if (!isLeftUnread) incoming.resume();
}

const longestShortBody = 64 * 1024;

function isShort({ headers }: IncomingMessage): boolean {
  return (
    headers['transfer-encoding'] === undefined &&
    Number(headers['content-length'] ?? 0) <= longestShortBody
  );
}

function writeHead(
  outgoing: ServerResponse,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  outgoing.writeHead(status, {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
}
