import { createHash } from 'node:crypto';

export type AppOrigins = {
  /** People come to the app by TLS. */
  readonly isHttps: boolean;
  /** Where the app asks beside its own server: an API or functions elsewhere. */
  readonly api?: readonly string[];
  /** Where files come from when that is another origin. */
  readonly files?: readonly string[];
  /** Where the map below fences comes from, if the operator names one. */
  readonly maps?: readonly string[];
  /** The file may compile WebAssembly. */
  readonly compiles?: boolean;
};

/**
 * The policy of the app's page. Scripts and styles come from our own files; what the build wrote
 * inline is named by its hash, so nothing that an attacker injects runs. Pictures may be any https
 * address because companies give the address of their logo.
 */
export function contentSecurityPolicy(
  indexHtml: string,
  { isHttps, api = [], files = [], maps = [], compiles = false }: AppOrigins,
): string {
  // Older browsers do not count a socket to the page's own server as 'self'; those of other origins
  // have to be named anyway.
  const sockets = api.map((origin) => origin.replace(/^http/, 'ws'));
  const directives = [
    "default-src 'self'",
    [
      "script-src 'self'",
      ...inlineHashes(indexHtml, 'script'),
      ...(compiles ? ["'wasm-unsafe-eval'"] : []),
    ].join(' '),
    ["style-src 'self'", ...inlineHashes(indexHtml, 'style')].join(' '),
    ["connect-src 'self'", ...api, ...sockets, ...files, ...maps].join(' '),
    ["img-src 'self' data: blob: https:", ...files, ...maps].join(' '),
    ["media-src 'self' blob:", ...api, ...files].join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
  ];
  return [...directives, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ');
}

function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([^]*?)</${element}>`, 'gi');
  return [...html.matchAll(pattern)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
