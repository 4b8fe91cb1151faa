import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

import { bodyTooLarge } from './refusal.ts';

/**
 * Node's request as the web's. Its body is read as the function reads it and fails past the limit.
 * @throws FunctionRefusal when it says itself that it is larger
 */
export function webRequest(
  incoming: IncomingMessage,
  { bodyBytes, signal }: { readonly bodyBytes: number; readonly signal: AbortSignal },
): Request {
  if (Number(incoming.headers['content-length'] ?? 0) > bodyBytes) throw bodyTooLarge();
  const { method = 'GET', url = '/' } = incoming;
  const address = new URL(url, `http://${incoming.headers.host ?? 'localhost'}`);
  // Where it runs is not the caller's choice here.
  address.searchParams.delete('forceFunctionRegion');
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(address, {
    method,
    headers,
    signal,
    ...(hasBody
      ? { body: Readable.toWeb(Readable.from(limited(incoming, bodyBytes))), duplex: 'half' }
      : {}),
  });
}

async function* limited(incoming: IncomingMessage, limit: number): AsyncIterable<Uint8Array> {
  let size = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > limit) throw bodyTooLarge();
    yield chunk;
  }
}
