import type { IncomingMessage, ServerResponse } from 'node:http';

import { clientNetworkOf } from './client-network.ts';
import { compressAnswer } from './compress-answer.ts';
import type { PlainAnswer, PlainRequest, PlainRoom, StreamRoom } from './gateway-env.ts';
import { pathOf, type RequestFacts } from './request-facts.ts';

export type MountedRoom = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  facts: RequestFacts,
) => Promise<void>;

/** Puts a room under a prefix such as `/rest/v1`. */
export function mountPlainRoom(prefix: string, room: PlainRoom): MountedRoom {
  return async (incoming, outgoing, facts) => {
    const request = requestBelow(prefix, incoming, facts);
    // Data that one person may read must not end up in a cache that serves others.
    outgoing.setHeader('Cache-Control', 'no-store');
    const answer = await room({ ...request, body: () => bodyOf(incoming) });
    await send(answer, incoming, outgoing);
  };
}

/** How long a body or a response may stall, on either side. */
const stillMs = 60_000;

/** Puts a room that works on streams under a prefix such as `/storage/v1`. */
export function mountStreamRoom(prefix: string, room: StreamRoom): MountedRoom {
  return async (incoming, outgoing, facts) => {
    const request = requestBelow(prefix, incoming, facts);
    const { socket } = incoming;
    const cut = () => socket.destroy();
    socket.setTimeout(stillMs, cut);
    outgoing.once('close', () => socket.removeListener('timeout', cut));
    await room({ ...request, body: () => bodyOf(incoming), incoming, outgoing });
  };
}

function requestBelow(
  prefix: string,
  incoming: IncomingMessage,
  facts: RequestFacts,
): Omit<PlainRequest, 'body'> {
  facts.route = `${prefix}/*`;
  const url = incoming.url ?? '';
  const path = pathOf(url);
  return {
    method: incoming.method ?? '',
    path: path.slice(prefix.length) || '/',
    queryString: url.slice(path.length + 1),
    headers: incoming.headers,
    apiKey: facts.apiKey,
    clientNetwork: clientNetworkOf(facts.clientIp),
    log: facts.log,
  };
}

/** Uses listeners instead of iterating, which costs several times as much for the usual single chunk. */
function bodyOf(incoming: IncomingMessage & { rawBody?: Buffer }): Promise<Uint8Array> {
  if (incoming.rawBody !== undefined) return Promise.resolve(incoming.rawBody);
  if (incoming.readableEnded) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const breakOff = (cause?: Error) => reject(new Error('the body broke off', { cause }));
    if (incoming.destroyed) return breakOff();
    incoming
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .once('end', () =>
        resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)),
      )
      .once('error', breakOff)
      // It also closes after its end, and creating an error costs a twentieth of a call because it records its stack.
      .once('close', () => {
        if (!incoming.readableEnded) breakOff();
      });
  });
}

/** Node adds the length, and drops the body where the protocol has none. */
async function send(
  { status, headers, body }: PlainAnswer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  outgoing.statusCode = status;
  const set = new Set<string>();
  let type = '';
  for (const [name, value] of headers) {
    // The first header with a name replaces the gateway's; further ones are appended.
    if (set.has(name)) outgoing.appendHeader(name, value);
    else outgoing.setHeader(name, value);
    set.add(name);
    if (name.toLowerCase() === 'content-type') type = value;
  }
  const accepted = incoming.headers['accept-encoding'];
  const compressed =
    body === null || accepted === undefined ? null : await compressAnswer(body, type, accepted);
  if (compressed === null) {
    outgoing.end(body ?? undefined);
    return;
  }
  outgoing.setHeader('Content-Encoding', compressed.encoding);
  outgoing.setHeader('Content-Length', compressed.body.length);
  outgoing.appendHeader('Vary', 'Accept-Encoding');
  outgoing.end(compressed.body);
}
