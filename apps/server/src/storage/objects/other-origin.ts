import { sandboxPolicy } from '../answers.ts';
import type { StorageRequest } from '../storage-request.ts';

/**
 * Sends the browser to the origin that is set aside for uploaded files, when there is one and it
 * asked at another. Whether it did, the `Host` header says: whoever makes one up fools themselves.
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
