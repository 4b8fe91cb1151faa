/**
 * Whether a response is the requested file: a portal, a proxy or a host in the middle of an update may answer
 * with a page of its own and a success status.
 */
export function isFileAsked(url: string, { status, headers }: Response): boolean {
  const { pathname } = new URL(url);
  const isPageAsked = pathname.endsWith('/') || pathname.endsWith('.html');
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  return status === 200 && isPage === isPageAsked;
}
