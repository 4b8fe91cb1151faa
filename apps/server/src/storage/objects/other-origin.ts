import { sandboxPolicy } from '../answers.ts';
import type { StorageRequest } from '../storage-request.ts';

/**
 * Redirects the browser to the origin reserved for uploaded files, if there is one and the request went to another. The
 * `Host` header tells; a client that fakes it fools only itself.
 */
export function sendElsewhere({ settings, headers, incoming, outgoing }: StorageRequest): boolean {
  const { publicUrl } = settings;
  if (publicUrl === undefined || headers.host === new URL(publicUrl).host) return false;
  outgoing.writeHead(307, {
    Location: `${publicUrl}${incoming.url ?? ''}`,
    'Cache-Control': 'no-store',
    'Content-Length': '0',
    'Content-Security-Policy': sandboxPolicy,
  });
  outgoing.end();
  return true;
}
