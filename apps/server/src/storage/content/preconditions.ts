import type { IncomingHttpHeaders } from 'node:http';

export type Precondition = 'met' | 'not modified' | 'failed';

/**
 * Decides whether to send an object, in the order of RFC 9110, 13.2.2.
 * @param lastModified Compared in whole seconds, the smallest unit in headers.
 */
export function judgePreconditions(
  headers: IncomingHttpHeaders,
  etag: string,
  lastModified: Date,
): Precondition {
  const modifiedAt = Math.floor(lastModified.getTime() / 1000) * 1000;
  const match = headers['if-match'];
  if (match !== undefined) {
    if (!names(match, etag)) return 'failed';
  } else if (modifiedAt > instantOf(headers['if-unmodified-since'])) return 'failed';

  const noneMatch = headers['if-none-match'];
  if (noneMatch !== undefined) return names(noneMatch, etag) ? 'not modified' : 'met';
  return modifiedAt <= instantOf(headers['if-modified-since'], -Infinity) ? 'not modified' : 'met';
}

function names(list: string, etag: string): boolean {
  return list.split(',').some((each) => {
    const candidate = each.trim().replace(/^W\//, '');
    return candidate === '*' || candidate === etag || `"${candidate}"` === etag;
  });
}

function instantOf(header: string | undefined, otherwise = Infinity): number {
  const instant = Date.parse(header ?? '');
  return Number.isNaN(instant) ? otherwise : instant;
}
