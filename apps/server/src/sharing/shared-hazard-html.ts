import type { Language } from '@muster/domain/languages';
import { createHash } from 'node:crypto';

import * as z from 'zod';

import { sharedHazardWords } from './shared-hazard-words.ts';

/** As `app.shared_hazard` answers it: what may be shown, and nothing else. */
export const sharedHazardSchema = z.object({
  company: z.string(),
  link_id: z.uuid(),
  number: z.int(),
  what: z.string(),
  place: z.string().nullable(),
  project: z.string().nullable(),
  band: z.enum(['low', 'moderate', 'high', 'stop_work']).nullable(),
  state: z.enum(['open', 'assigned', 'in_progress', 'resolved', 'verified', 'reopened']).nullable(),
  reported_on: z.iso.date().nullable(),
  immediate_action: z.string().nullable(),
  actions: z.array(z.object({ what: z.string(), is_done: z.boolean() })),
  pictures: z.array(z.uuid()),
});
export type SharedHazard = z.infer<typeof sharedHazardSchema>;

const style = `
:root{color-scheme:light;--ground:#f4f5f7;--paper:#fff;--line:#dcdfe4;--ink:#16181d;--soft:#555b66;--fill:#e9ebee;--danger:#b31c1e;--danger-soft:#feefee}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--ground:#101215;--paper:#181b20;--line:#2d323a;--ink:#eceef1;--soft:#a8afba;--fill:#262a31;--danger:#fda19e;--danger-soft:#3e1f1e}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:45rem;margin:0 auto;padding:1.5rem 1rem 3rem}
article{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:1.5rem;overflow-wrap:anywhere}
p{margin:0}
.by{color:var(--soft);font-size:.875rem;margin-bottom:.75rem}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 1rem}
.what{font-size:1.125rem;white-space:pre-line}
dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.5rem 1rem;margin:1.5rem 0 0}
dt{color:var(--soft)}
dd{margin:0;white-space:pre-line}
.stop{display:inline-flex;align-items:center;gap:.375rem;border-radius:999px;padding:.125rem .625rem .125rem .5rem;background:var(--danger-soft);color:var(--danger);font-weight:600;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.stop svg{width:1rem;height:1rem}
h2{font-size:1rem;margin:1.5rem 0 .5rem}
ul{margin:0;padding-left:1.25rem}
.photos{display:grid;gap:1rem;margin-top:1.5rem}
img{display:block;max-width:100%;height:auto;border-radius:8px;background:var(--fill)}
.gone{text-align:center;padding:3rem 1.5rem}
@media(max-width:30rem){main{padding:1rem .75rem 2rem}article{padding:1.25rem 1rem}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.75rem}}
@page{margin:1.5cm}
@media print{body{background:#fff}main{max-width:none;padding:0}article{border:0;padding:0}h2{break-after:avoid}img,li{break-inside:avoid}img{max-height:20cm}}
`;

/** The page runs nothing and loads only its own pictures and the icon. */
export const sharedHazardPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @param pictureUrls of `hazard.pictures`, absolute: a preview elsewhere needs them so */
export function sharedHazardHtml(
  hazard: SharedHazard,
  pictureUrls: readonly string[],
  language: Language,
): string {
  const words = sharedHazardWords[language];
  const title = words.title(hazard.number);
  const date = new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const facts = [
    [words.labels.project, hazard.project && own(hazard.project)],
    [words.labels.place, hazard.place && own(hazard.place)],
    [words.labels.band, hazard.band && bandHtml(hazard.band, words.bands[hazard.band])],
    [words.labels.state, hazard.state && words.states[hazard.state]],
    [words.labels.reported_on, hazard.reported_on && date.format(new Date(hazard.reported_on))],
    [words.labels.immediate_action, hazard.immediate_action && own(hazard.immediate_action)],
  ] as const;
  const list = facts.flatMap(([label, html]) =>
    html === null ? [] : [`<dt>${label}</dt><dd>${html}</dd>`],
  );
  const actions = hazard.actions.map(
    ({ what, is_done }) => `<li>${own(what)} (${is_done ? words.done : words.open})</li>`,
  );
  const photos = pictureUrls.map(
    (url, index) => `<img src="${escape(url)}" alt="${words.photo(index + 1)}">`,
  );
  const [preview] = pictureUrls;
  return page({
    language,
    title,
    head: [
      meta('og:title', `${title} · ${hazard.company}`),
      meta('og:description', hazard.what.slice(0, 300)),
      meta('og:type', 'article'),
      ...(preview === undefined ? [] : [meta('og:image', preview)]),
    ].join(''),
    body: [
      `<article><p class="by">${escape(words.sharedBy(hazard.company))}</p><h1>${title}</h1>`,
      `<p class="what" dir="auto">${escape(hazard.what)}</p>`,
      list.length === 0 ? '' : `<dl>${list.join('')}</dl>`,
      actions.length === 0 ? '' : `<h2>${words.actions}</h2><ul>${actions.join('')}</ul>`,
      photos.length === 0 ? '' : `<div class="photos">${photos.join('')}</div>`,
      '</article>',
    ].join(''),
  });
}

/** The same bytes whether the link never was, has expired or was revoked. */
export function goneHtml(language: Language): string {
  const { gone, goneWhy } = sharedHazardWords[language];
  const body = `<article class="gone"><h1>${gone}</h1><p>${goneWhy}</p></article>`;
  return page({ language, title: gone, head: '', body });
}

function page(parts: {
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
    `<title>${escape(parts.title)}</title>${parts.head}<style>${style}</style></head>`,
    `<body><main>${parts.body}</main></body></html>\n`,
  ].join('');
}

const meta = (property: string, content: string) =>
  `<meta property="${property}" content="${escape(content)}">`;

/** People's own words: in their direction, at the edge of the page's. */
const own = (text: string) => `<bdi>${escape(text)}</bdi>`;

/** The icon is lucide's octagon-alert, as in the app. */
const stopIcon =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 16h.01M12 8v4M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z"/></svg>';

const bandHtml = (band: SharedHazard['band'], word: string) =>
  band === 'stop_work' ? `<span class="stop">${stopIcon}${word}</span>` : word;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
