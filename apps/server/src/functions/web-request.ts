import type { IncomingMessage } from 'node:http';

/** Converts Node's request to the web's, with the body that was read. */
export function webRequest(
  incoming: IncomingMessage,
  { body, signal }: { readonly body: Uint8Array; readonly signal: AbortSignal },
): Request {
  const { method = 'GET', url = '/' } = incoming;
  const address = new URL(url, `http://${incoming.headers.host ?? 'localhost'}`);
  // Callers can't choose a region here.
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
    body: hasBody ? new Uint8Array(body) : null,
  });
}
