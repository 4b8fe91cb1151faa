import { type BrandedCompany, resolveBranding } from '@muster/contract';
import { resolveCompanyIcons } from '@muster/contract/company-icons';
import { Hono } from 'hono';

import type { Database } from '../db/database.ts';
import type { ListenerEnv } from './listener.ts';

type Icon = {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
};

/** Fields of the product's own manifest that a company's manifest keeps. */
type Manifest = Readonly<Record<string, unknown>> & { readonly icons?: readonly Icon[] };

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * `GET /manifest.webmanifest?company=<id>`: lets a browser install the app under the company's name, colors and icons.
 * It needs no key, since browsers fetch manifests without one; an id is as good as a secret, and the manifest only
 * contains data that the company shows on its sign-up pages. Anything but a company's id, including no parameter,
 * returns the product's own manifest.
 */
export function createCompanyManifestPage({
  database,
  readManifest,
}: {
  readonly database: Database;
  /** The product's own manifest; null if the app was not built. */
  readonly readManifest: () => Promise<string | null>;
}): Hono<ListenerEnv> {
  return new Hono<ListenerEnv>().get('/manifest.webmanifest', async (c, next) => {
    const id = c.req.query('company') ?? '';
    const own = await readManifest();
    if (!idPattern.test(id) || own === null) return next();
    const [company] = await database.query<BrandedCompany>(
      'select name, company_type, logo_url, brand_name, settings from public.companies where id = $1',
      [id],
    );
    if (company === undefined) return next();
    const manifest: Manifest = JSON.parse(own);
    return c.body(JSON.stringify(brandedManifest(manifest, company)), 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'no-cache',
    });
  });
}

function brandedManifest(manifest: Manifest, company: BrandedCompany): Manifest {
  const branding = resolveBranding(company);
  const name = branding.name ?? company.name;
  return {
    ...manifest,
    name,
    // The label under an icon fits about twelve letters.
    short_name: Array.from(name).length <= 12 ? name : (name.split(/\s+/u)[0] ?? name),
    ...(branding.use_custom_colors && {
      theme_color: branding.primary_color,
      background_color: branding.background_color,
    }),
    icons: iconsOf(company.settings) ?? manifest.icons ?? [],
  };
}

function iconsOf(settings: unknown): readonly Icon[] | null {
  const icons = resolveCompanyIcons(settings);
  if (icons === null) return null;
  const type = 'image/png';
  return [
    { src: icons.any_192, sizes: '192x192', type },
    { src: icons.any_512, sizes: '512x512', type },
    { src: icons.maskable_512, sizes: '512x512', type, purpose: 'maskable' },
    { src: icons.monochrome_512, sizes: '512x512', type, purpose: 'monochrome' },
  ];
}
