import { createHash } from 'node:crypto';

/**
 * The policy of the app's page. Scripts and styles come from our own files; what the build wrote
 * inline is named by its hash, so nothing that an attacker injects runs. Pictures may be any https
 * address because companies give the address of their logo.
 */
export function contentSecurityPolicy(indexHtml: string, isHttps: boolean): string {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...inlineHashes(indexHtml, 'script')].join(' '),
    ["style-src 'self'", ...inlineHashes(indexHtml, 'style')].join(' '),
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
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
