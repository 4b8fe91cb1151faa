import type { Language } from '@muster/domain/languages';
import * as z from 'zod';

import type { MailBrand } from '../mail/brand.ts';
import { sharedHazardWords } from './shared-hazard-words.ts';
import {
  companyLookSchema,
  escapeHtml,
  gonePage,
  meta,
  own,
  plainColors,
  type SharedColors,
  sharedHeader,
  sharedPage,
  sharedPolicy,
  sharedStyle,
} from './shared-page.ts';

/** The result of `app.shared_hazard`: only data that may be shown. */
export const sharedHazardSchema = z.object({
  company: companyLookSchema,
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
type SharedHazard = z.infer<typeof sharedHazardSchema>;

const styleOf = (colors: SharedColors) => `${sharedStyle(colors)}
.what{font-size:1.125rem;white-space:pre-line}
dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.5rem 1rem;margin:1.5rem 0 0}
dt{color:var(--soft)}
dd{margin:0;white-space:pre-line}
.stop{display:inline-flex;align-items:center;gap:.375rem;border-radius:999px;padding:.125rem .625rem .125rem .5rem;background:var(--danger-soft);color:var(--danger);font-weight:600;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.stop svg{width:1rem;height:1rem}
h2{font-size:1rem;margin:1.5rem 0 .5rem}
ul{margin:0;padding-left:1.25rem}
.photos{display:grid;gap:1rem;margin-top:1.5rem}
@media(max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.75rem}}
@media print{h2{break-after:avoid}}
`;

type Page = { readonly html: string; readonly policy: string };

type ShownHazard = {
  readonly hazard: Omit<SharedHazard, 'company'>;
  readonly brand: MailBrand;
  /** Absolute URLs of `hazard.pictures`, since link previews on other sites need them. */
  readonly pictureUrls: readonly string[];
  readonly language: Language;
};

export function sharedHazardHtml({ hazard, brand, pictureUrls, language }: ShownHazard): Page {
  const style = styleOf(brand);
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
    (url, index) => `<img src="${escapeHtml(url)}" alt="${words.photo(index + 1)}">`,
  );
  const [preview] = pictureUrls;
  const html = sharedPage({
    language,
    style,
    title,
    head: [
      meta('og:title', `${title} · ${brand.name}`),
      meta('og:description', hazard.what.slice(0, 300)),
      meta('og:type', 'article'),
      ...(preview === undefined ? [] : [meta('og:image', preview)]),
    ].join(''),
    body: [
      '<article>',
      sharedHeader(brand, words.sharedBy(brand.name), title),
      `<p class="what" dir="auto">${escapeHtml(hazard.what)}</p>`,
      list.length === 0 ? '' : `<dl>${list.join('')}</dl>`,
      actions.length === 0 ? '' : `<h2>${words.actions}</h2><ul>${actions.join('')}</ul>`,
      photos.length === 0 ? '' : `<div class="photos">${photos.join('')}</div>`,
      '</article>',
    ].join(''),
  });
  return { html, policy: sharedPolicy(style) };
}

/** The same bytes whether the link never was, has expired or was revoked. */
export function goneHtml(language: Language): Page {
  const style = styleOf(plainColors);
  return {
    html: gonePage(language, { style, ...sharedHazardWords[language] }),
    policy: sharedPolicy(style),
  };
}

/** The icon is lucide's octagon-alert, as in the app. */
const stopIcon =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 16h.01M12 8v4M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z"/></svg>';

const bandHtml = (band: SharedHazard['band'], word: string) =>
  band === 'stop_work' ? `<span class="stop">${stopIcon}${word}</span>` : word;
