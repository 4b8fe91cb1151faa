import type { Language } from '@muster/domain/languages';
import * as z from 'zod';

import type { MailBrand } from '../mail/brand.ts';
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

/** The result of `app.shared_photos`: only data that may be shown. */
export const sharedPhotosSchema = z.object({
  company: companyLookSchema,
  project: z.string().nullable(),
  photos: z.array(
    z.object({
      id: z.uuid(),
      caption: z.string().nullable(),
      day: z.iso.date().nullable(),
      is_drawn: z.boolean(),
    }),
  ),
});

type SharedPhotos = {
  readonly brand: MailBrand;
  readonly project: string | null;
  readonly photos: readonly {
    readonly caption: string | null;
    readonly day: string | null;
    /** Absolute, because previews on other sites need that; null until the picture is drawn. */
    readonly url: string | null;
  }[];
  readonly language: Language;
};

const words = {
  en: {
    title: 'Project photos',
    sharedBy: (company: string) => `Shared by ${company}`,
    photo: (index: number) => `Photo ${index}`,
    soon: 'This photo will be here in a minute.',
    none: 'These photos were removed.',
    gone: 'These photos aren’t available',
    goneWhy: 'The link is wrong, has expired or was turned off. Ask whoever sent it for a new one.',
  },
  es: {
    title: 'Fotos del proyecto',
    sharedBy: (company: string) => `Compartidas por ${company}`,
    photo: (index: number) => `Foto ${index}`,
    soon: 'Esta foto estará aquí en un minuto.',
    none: 'Estas fotos se eliminaron.',
    gone: 'Estas fotos no están disponibles',
    goneWhy: 'El enlace es incorrecto, venció o se desactivó. Pida uno nuevo a quien se lo envió.',
  },
} as const;

const styleOf = (colors: SharedColors) => `${sharedStyle(colors)}
main{max-width:70rem}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:1.25rem;align-items:start}
figure{margin:0}
figure img{width:100%}
.soon{display:grid;place-items:center;aspect-ratio:4/3;padding:1rem;border-radius:8px;background:var(--fill);color:var(--soft);text-align:center}
figcaption{margin-top:.375rem;white-space:pre-line}
time{display:block;color:var(--soft);font-size:.875rem}
@media print{figure{break-inside:avoid}}
`;

export function sharedPhotosHtml({ brand, project, photos, language }: SharedPhotos): {
  readonly html: string;
  readonly policy: string;
} {
  const said = words[language];
  const style = styleOf(brand);
  const title = project ?? said.title;
  const date = new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const figures = photos.map(({ caption, day, url }, index) => {
    const alt = caption ?? said.photo(index + 1);
    const picture =
      url === null
        ? `<p class="soon">${said.soon}</p>`
        : `<a href="${escapeHtml(url)}"><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" loading="lazy"></a>`;
    const below = [
      caption === null ? '' : own(caption),
      day === null ? '' : `<time datetime="${day}">${date.format(new Date(day))}</time>`,
    ].join('');
    return `<figure>${picture}${below === '' ? '' : `<figcaption>${below}</figcaption>`}</figure>`;
  });
  const preview = photos.find(({ url }) => url !== null)?.url ?? null;
  const html = sharedPage({
    language,
    style,
    title,
    head: [
      meta('og:title', `${title} · ${brand.name}`),
      meta('og:type', 'article'),
      ...(preview === null ? [] : [meta('og:image', preview)]),
    ].join(''),
    body: [
      '<article>',
      sharedHeader(brand, said.sharedBy(brand.name), own(title)),
      figures.length === 0
        ? `<p>${said.none}</p>`
        : `<div class="photos">${figures.join('')}</div>`,
      '</article>',
    ].join(''),
  });
  return { html, policy: sharedPolicy(style) };
}

export function gonePhotosHtml(language: Language): {
  readonly html: string;
  readonly policy: string;
} {
  const style = styleOf(plainColors);
  return {
    html: gonePage(language, { style, ...words[language] }),
    policy: sharedPolicy(style),
  };
}
