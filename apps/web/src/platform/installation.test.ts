import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserInstallation } from './installation.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that answers the page so. */
function serve(answer: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('the served page', () => {
  it('[spec 4.27 4.28 7o.01] is known by its etag and last-modified, past every cache', async () => {
    const headers = { etag: '"one"', 'last-modified': 'Mon, 01 Jun 2026 06:00:00 GMT' };
    const fetch = serve(() => new Response(null, { headers }));
    expect(await browserInstallation.servedVersion()).toEqual({
      etag: '"one"',
      lastModified: 'Mon, 01 Jun 2026 06:00:00 GMT',
    });
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/', { method: 'HEAD', cache: 'no-store' });
  });

  it('is unknown when the server is in trouble or out of reach', async () => {
    serve(() => new Response('busy', { status: 503, headers: { etag: '"proxy"' } }));
    expect(await browserInstallation.servedVersion()).toBeNull();
    serve(() => {
      throw new TypeError('no network');
    });
    expect(await browserInstallation.servedVersion()).toBeNull();
  });
});
