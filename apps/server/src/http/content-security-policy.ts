import { createHash } from 'node:crypto';

export type AppOrigins = {
  /** True if people reach the app over TLS. */
  readonly isHttps: boolean;
  /** Origins the app calls besides its own server: an API or functions elsewhere. */
  readonly api?: readonly string[];
  /** Origins of files, if different from the app's. */
  readonly files?: readonly string[];
  /** Origins of the map behind geofences, if the operator configures one. */
  readonly maps?: readonly string[];
  /** True if the file may compile WebAssembly. */
  readonly compiles?: boolean;
};

/**
 * The policy of the app's page. Scripts and styles come from our own files; inline ones from the
 * build are allowed by their hash, so nothing that an attacker injects runs. Images may use any
 * https address because companies enter the address of their logo.
 */
export function contentSecurityPolicy(
  indexHtml: string,
  { isHttps, api = [], files = [], maps = [], compiles = false }: AppOrigins,
): string {
  // Older browsers don't treat a socket to the page's own server as 'self'; those of other origins
  // have to be listed anyway.
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
