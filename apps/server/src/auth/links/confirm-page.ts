import { createHash } from 'node:crypto';

import { languageOf } from '@muster/domain/languages';

import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { confirmWords } from './confirm-words.ts';
import { redirectTarget } from './redirect-target.ts';

// The colors of the app's own theme, as `styles/colors.gen.css` has them.
const style = `
:root{color-scheme:light;--ground:#fff;--ink:#202124;--soft:#505154;--accent:#1a73e8;--pressed:#005bc6}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--ground:#0d0f13;--ink:#e9ebef;--soft:#b9bbbf}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:30rem;margin:0 auto;padding:2rem 1rem;overflow-wrap:anywhere}
@media(min-width:48rem){main{padding-top:10vh}}
.brand{display:flex;align-items:center;gap:.75rem;margin:0 0 1.5rem;font-size:1.125rem;font-weight:600}
h1{font-size:1.75rem;line-height:1.2;font-weight:600;letter-spacing:-.01em;margin:0 0 .75rem}
p{margin:0 0 1.5rem;color:var(--soft)}
.brand{color:inherit}
button{width:100%;min-height:3.5rem;margin:0 0 1.5rem;padding:.5rem 1.5rem;border:0;border-radius:10px;background:var(--accent);color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:active{background:var(--pressed)}
button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * GET /auth/confirm: the page that a mailed link opens. It uses up nothing, so a program that opens links to check them
 * leaves them working; only its form does, which goes to the same address as a POST.
 */
export const confirmPage =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const language = languageOf(c.req.header('accept-language') ?? '');
    const { byType, other, why, notYou } = confirmWords[language];
    const { heading, action } = byType.get(c.req.query('type') ?? '') ?? other;
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Accept-Language');
    c.header('X-Robots-Tag', 'noindex, nofollow');
    // Otherwise the form's response could lead back here, and the token would be sent on to other sites.
    c.header('Referrer-Policy', 'no-referrer');
    c.header(
      'Content-Security-Policy',
      [
        "default-src 'none'",
        `style-src 'sha256-${styleHash}'`,
        "img-src 'self'",
        `form-action 'self'${redirectSource(redirectTarget(c, parts.settings), parts.settings.siteUrl)}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    );
    return c.html(
      [
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        '<meta name="robots" content="noindex,nofollow">',
        '<link rel="icon" href="/icons/mark.svg" type="image/svg+xml">',
        `<title>${heading} · Muster</title><style>${style}</style></head><body><main>`,
        '<p class="brand"><img src="/icons/mark.svg" alt="" width="40" height="40">Muster</p>',
        `<h1>${heading}</h1><p>${why}</p>`,
        // Without an action, a form goes to its page's own address, token and all.
        `<form method="post"><button>${action}</button></form>`,
        `<p>${notYou}</p></main></body></html>\n`,
      ].join(''),
    );
  };

/**
 * Browsers apply a page's form policy to every redirect, so a form that may end elsewhere must allow the scheme of its
 * destination.
 */
function redirectSource(target: string, siteUrl: string): string {
  if (target === siteUrl || target.startsWith(`${siteUrl}/`)) return '';
  const [scheme] = /^[a-z][a-z\d+.-]*:/i.exec(target) ?? [];
  return scheme === undefined ? '' : ` ${scheme}`;
}
