import type { IncomingMessage, ServerResponse } from 'node:http';

import { HttpError } from '../errors/http-error.ts';

/** How long a client may go on sending a body that was refused. */
const lingerMs = 2000;

/** `GET /health`: the process lives and its loop turns, whatever the database does. */
export function answerHealth(outgoing: ServerResponse): void {
  const body = '{"status":"ok"}';
  writeHead(outgoing, 200, body);
  outgoing.end(body);
}

/**
 * Answers before the body has come. The answer has its length and so is complete for the client at
 * once, but closing the connection on a client that still writes would lose it the answer.
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
  // Whoever brings no key gets nothing read for them, beyond what keeps a good client's connection.
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
