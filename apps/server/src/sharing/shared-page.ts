import { createHash } from 'node:crypto';

import type { Language } from '@muster/domain/languages';
import * as z from 'zod';

import type { MailBrand } from '../mail/brand.ts';

/** How every page of a public link looks, light and dark. */
const plainStyle = `
:root{color-scheme:light;--ground:#f4f5f7;--paper:#fff;--line:#dcdfe4;--ink:#16181d;--soft:#555b66;--fill:#e9ebee;--danger:#b31c1e;--danger-soft:#feefee}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--ground:#101215;--paper:#181b20;--line:#2d323a;--ink:#eceef1;--soft:#a8afba;--fill:#262a31;--danger:#fda19e;--danger-soft:#3e1f1e}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:45rem;margin:0 auto;padding:1.5rem 1rem 3rem}
article{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:1.5rem;overflow-wrap:anywhere}
p{margin:0}
.by{color:var(--soft);font-size:.875rem;margin-bottom:.75rem}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 1rem}
img{display:block;max-width:100%;height:auto;border-radius:8px;background:var(--fill)}
.gone{text-align:center;padding:3rem 1.5rem}
@media(max-width:30rem){main{padding:1rem .75rem 2rem}article{padding:1.25rem 1rem}}
@page{margin:1.5cm}
@media print{body{background:#fff}main{max-width:none;padding:0}article{border:0;padding:0}img,li{break-inside:avoid}img{max-height:20cm}}
`;

export type SharedColors = Pick<MailBrand, 'accent' | 'onAccent'>;

/** The same in a company's colors. */
export const sharedStyle = ({ accent, onAccent }: SharedColors) => `${plainStyle}
article{border-top:6px solid ${accent}}
header{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1rem;margin-bottom:1.5rem}
header img{width:auto;height:3rem;max-width:10rem;object-fit:contain;border-radius:0;background:none}
header h1,header .by{margin:0}
.mark{display:grid;place-items:center;width:3rem;height:3rem;border-radius:10px;background:${accent};color:${onAccent};font-size:1.25rem;font-weight:600;print-color-adjust:exact;-webkit-print-color-adjust:exact}
`;

/** Colors of a page that names no company. */
export const plainColors: SharedColors = { accent: '#16181d', onAccent: '#ffffff' };

/**
 * The sharing company's name beside its logo or, as in the app, the first letter of its name.
 *
 * @param title HTML
 */
export function sharedHeader(brand: MailBrand, sharedBy: string, title: string): string {
  // A logo elsewhere would tell its host who looks.
  const isOwnLogo = brand.logoUrl?.includes('/storage/v1/object/public/') === true;
  const [letter = ''] = brand.name.toUpperCase();
  return [
    '<header>',
    isOwnLogo
      ? `<img src="${escapeHtml(brand.logoUrl ?? '')}" alt="">`
      : `<span class="mark" aria-hidden="true">${escapeHtml(letter)}</span>`,
    `<div><p class="by">${escapeHtml(sharedBy)}</p><h1>${title}</h1></div></header>`,
  ].join('');
}

/** In whose name a page is, as `app.company_look` answers it. */
export const companyLookSchema = z.object({
  name: z.string(),
  company_type: z.string().nullable(),
  logo_url: z.string().nullable(),
  brand_name: z.string().nullable(),
  settings: z.unknown(),
});

/** The page runs nothing and loads only its own pictures and the icon. */
export const sharedPolicy = (style: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export function sharedPage(parts: {
  readonly style: string;
  readonly language: Language;
  readonly title: string;
  readonly head: string;
  readonly body: string;
}): string {
  return [
    `<!doctype html><html lang="${parts.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex,nofollow">',
    '<link rel="icon" href="/icons/mark.svg" type="image/svg+xml">',
    `<title>${escapeHtml(parts.title)}</title>${parts.head}<style>${parts.style}</style></head>`,
    `<body><main>${parts.body}</main></body></html>\n`,
  ].join('');
}

/** Returns the same bytes whether the link never existed, has expired or was revoked. */
export function gonePage(
  language: Language,
  {
    style,
    gone,
    goneWhy,
  }: { readonly style: string; readonly gone: string; readonly goneWhy: string },
): string {
  const body = `<article class="gone"><h1>${gone}</h1><p>${goneWhy}</p></article>`;
  return sharedPage({ language, style, title: gone, head: '', body });
}

export const meta = (property: string, content: string) =>
  `<meta property="${property}" content="${escapeHtml(content)}">`;

/** Wraps people's own words: in their own text direction, aligned like the page. */
export const own = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
