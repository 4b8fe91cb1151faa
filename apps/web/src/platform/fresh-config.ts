import { keptHeader } from '@muster/contract';
import { isFileAsked } from './file-asked.ts';

const timeoutMs = 3000;

/** The server's answer, which is kept; the kept one, marked as such, when the server does not answer in time. */
export async function freshConfig(
  request: Request,
  fetch: typeof globalThis.fetch,
  cache: Pick<Cache, 'match' | 'put'>,
): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
    if (isFileAsked(request.url, response)) await cache.put('/config.json', response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match('/config.json');
    if (kept === undefined) throw error;
    const marked = new Response(kept.body, kept);
    marked.headers.set(keptHeader, '1');
    return marked;
  }
}
