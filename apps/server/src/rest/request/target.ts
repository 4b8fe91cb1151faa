import { apiError } from '../errors/api-errors.ts';

export type Target =
  | { readonly kind: 'root' }
  | { readonly kind: 'relation'; readonly name: string }
  | { readonly kind: 'routine'; readonly name: string };

/**
 * Parses a path, relative to where the API is mounted.
 * @param path For example `/items` or `/rpc/add`, still percent-encoded.
 * @throws RestError PGRST125 (protocol B53)
 */
export function parseTarget(path: string): Target {
  const names = path.startsWith('/') ? path.slice(1) : path;
  if (names === '') return { kind: 'root' };
  const [first = '', second, ...rest] = names.split('/').map(decodeSegment);
  if (second === undefined || (second === '' && rest.length === 0)) {
    return { kind: 'relation', name: first };
  }
  if (first === 'rpc' && rest.length === 0) return { kind: 'routine', name: second };
  throw apiError('PGRST125', 'Invalid path specified in request URL');
}

function decodeSegment(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    throw apiError('PGRST125', 'Invalid path specified in request URL');
  }
}
