import type { PageVersion } from '../../platform/installation.ts';

/** Whether the page's etag or its last-modified value has changed. */
export function isOtherBuild(before: PageVersion, after: PageVersion): boolean {
  return (
    differs(bare(before.etag), bare(after.etag)) || differs(before.lastModified, after.lastModified)
  );
}

/** A header that is missing from one of the responses says nothing. */
function differs(before: string | null, after: string | null): boolean {
  return before !== null && after !== null && before !== after;
}

/** Proxies that compress mark the tag as weak or append the encoding's name; the build is the same. */
function bare(etag: string | null): string | null {
  return etag?.replace(/^W\//, '').replace(/-(?:gzip|br|zstd)"$/, '"') ?? null;
}
