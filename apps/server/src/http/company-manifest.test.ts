import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testkit/src/index.ts';
import { createCompanyManifestPage } from './company-manifest.ts';

const productManifest = {
  name: 'Muster',
  short_name: 'Muster',
  start_url: '/dashboard',
  theme_color: '#ffffff',
  icons: [{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' }],
};

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const page = (manifest: object | null = productManifest) =>
  createCompanyManifestPage({
    database: opened.database,
    readManifest: async () => (manifest === null ? null : JSON.stringify(manifest)),
  });

const ask = async (query: string, manifest?: object | null) =>
  page(manifest).request(`/manifest.webmanifest${query}`);

async function addCompany(name: string, settings: object): Promise<string> {
  const [row] = await opened.database.query<{ id: string }>(
    'insert into public.companies (name, phone, settings) values ($1, $2, $3) returning id',
    [name, '+1 970 555 0100', { ...settings }],
  );
  return row?.id ?? '';
}

describe('the manifest of a company', () => {
  test.each(['', '?company=', '?company=x', `?company=${'0'.repeat(36)}`, "?company=' or 1=1"])(
    'is left to the product’s own for %j',
    async (query) => {
      expect((await ask(query)).status).toBe(404);
    },
  );

  test('is left to the product’s own for an id that no company has, and where the app was not built', async () => {
    const unknown = '?company=c0000000-0000-4000-8000-00000000dead';
    expect((await ask(unknown)).status).toBe(404);
    const company = await addCompany('Ridgeline', {});
    expect((await ask(`?company=${company}`, null)).status).toBe(404);
  });

  test('has the company’s name and colors and nothing else about it', async () => {
    const branding = {
      use_custom_colors: true,
      primary_color: '#0b1f4b',
      background_color: '#eef',
    };
    const company = await addCompany('Ridgeline Concrete LLC', { branding, secret: 'payroll' });
    const answer = await ask(`?company=${company}`);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    expect(await answer.json()).toEqual({
      ...productManifest,
      name: 'Ridgeline Concrete LLC',
      short_name: 'Ridgeline',
      theme_color: '#0b1f4b',
      background_color: '#eef',
    });
  });

  test('has the company’s icons where it made some', async () => {
    const at = (name: string) => `/storage/v1/object/public/company-logos/c/${name}.png`;
    const icons = {
      any_192: at('a'),
      any_512: at('b'),
      maskable_512: at('c'),
      monochrome_512: at('d'),
      apple_180: at('e'),
    };
    const company = await addCompany('Ridgeline', { icons });
    const answer = await ask(`?company=${company}`);
    expect(await answer.json()).toMatchObject({
      theme_color: '#ffffff',
      icons: [
        { src: at('a'), sizes: '192x192' },
        { src: at('b'), sizes: '512x512' },
        { src: at('c'), purpose: 'maskable' },
        { src: at('d'), purpose: 'monochrome' },
      ],
    });
  });
});
