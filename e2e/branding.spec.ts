import type { Page } from '@playwright/test';

import { expectNoAxeViolations } from './support/axe.ts';
import { addNewcomer, enter } from './support/newcomer.ts';
import { restOf } from './support/rest.ts';
import { drawn } from './support/screens.ts';
import { demoLogins, openAs, signIn } from './support/session.ts';
import { signedInUserId } from './support/stored-session.ts';
import { expect, test } from './support/test.ts';

// A read that is still under way when a test ends would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const property = (page: Page, name: string) =>
  page.evaluate((key) => document.documentElement.style.getPropertyValue(key), name);
const defaults = {
  '--brand-primary': '#1a73e8',
  '--brand-secondary': '#34a853',
  '--brand-accent': '#fbbc04',
  '--brand-background': '#ffffff',
  '--brand-text': '#202124',
};

async function expectDefaults(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(defaults)) {
    await expect.poll(() => property(page, name), { message: name }).toBe(value);
  }
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
  await expect(page).toHaveTitle(/Muster$/);
}

test('[spec 4.08] no one signed in sees the defaults', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('main')).toBeVisible();
  await expectDefaults(page);
});

test('[spec 4.09] someone without a company sees the defaults', async ({ page, server }) => {
  await enter(page, await addNewcomer(server));
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
  await expectDefaults(page);
});

test('[spec 4.10] when the company can’t be read the defaults apply', async ({ page }) => {
  await page.route('**/rest/v1/companies?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'XX000', message: 'broken' } }),
  );
  const failed = page.waitForResponse(/\/rest\/v1\/companies\?/);
  await signIn(page, demoLogins.employee);
  expect((await failed).status()).toBe(500);
  await expectDefaults(page);
});

test('[spec 4.10] branding that was read before gives way to the defaults when the read fails', async ({
  page,
}) => {
  await signIn(page, demoLogins.employee);
  await expect.poll(() => property(page, '--brand-primary')).toBe('#0f4c5c');
  await page.route('**/rest/v1/companies?*', (route) =>
    route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } }),
  );
  await page.reload();
  await expectDefaults(page);
});

/** Primary, secondary, accent, background, text. */
const uglyColors = {
  'five that clash': ['#ff00ff', '#00ff00', '#ff0000', '#ffff00', '#0000ff'],
  'white on white': ['#ffffff', '#ffffff', '#ffffff', '#ffffff', '#ffffff'],
  'black on black': ['#000000', '#000000', '#000000', '#000000', '#000000'],
  'yellow on yellow': ['#ffd600', '#ffd600', '#ffd600', '#ffd600', '#ffd600'],
  'white on red': ['#1a73e8', '#34a853', '#fbbc04', '#ff0000', '#ffffff'],
} as const;

/** Makes the company return these colors instead of its own. */
async function dress(page: Page, colors: readonly string[], theme: string): Promise<void> {
  const [primary_color, secondary_color, accent_color, background_color, text_color] = colors;
  const branding = {
    primary_color,
    secondary_color,
    accent_color,
    background_color,
    text_color,
    theme_mode: theme,
    use_custom_colors: true,
  };
  await page.route('**/rest/v1/companies?*', async (route) => {
    const response = await route.fetch();
    const [company] = await response.json();
    await route.fulfill({ response, json: [{ ...company, settings: { branding } }] });
  });
}

/** Returns the color that the browser computes for a property, as `rgb(…)`. */
const painted = (page: Page, selector: string, name: string, pseudo?: string) =>
  page.evaluate(
    ([at, key, part]) => {
      const element = document.querySelector(at ?? '');
      return element && getComputedStyle(element, part).getPropertyValue(key ?? '');
    },
    [selector, name, pseudo] as const,
  );

const worn = drawn(Object.entries(uglyColors));

for (const [theme, width] of drawn([
  ['light', 390],
  ['dark', 1280],
] as const)) {
  test(`[spec 4.15] ugly colors can be read on every screen, ${theme} at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(worn.length * 120_000);
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, demoLogins.admin);
    for (const [name, colors] of worn) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await dress(page, colors, theme);
      for (const path of ['/dashboard', '/time', '/more', '/admin/employees']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
        await expect
          .poll(() => property(page, '--brand-primary'), { message: name })
          .toBe(colors[0]);
        await restOf(page);
        await expectNoAxeViolations(page);
      }
    }
  });
}

test('[spec 4.15] all five colors are painted as given where they can be read', async ({
  page,
}) => {
  const colors = ['#7b1fa2', '#00695c', '#ff9800', '#fff8e1', '#3e2723'] as const;
  await dress(page, colors, 'light');
  await signIn(page, demoLogins.employee);
  await expect.poll(() => property(page, '--brand-primary')).toBe(colors[0]);
  for (const path of ['/dashboard', '/time', '/more', '/my-profile', '/needs-attention']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect.poll(() => painted(page, 'html', 'background-color')).toBe('rgb(255, 248, 225)');
    expect(await painted(page, 'main', 'color')).toBe('rgb(62, 39, 35)');
    const ribbon = await painted(page, 'body', 'background-image', '::before');
    for (const color of ['rgb(123, 31, 162)', 'rgb(0, 105, 92)', 'rgb(255, 152, 0)'])
      expect(ribbon, path).toContain(color);
  }
});

test('[spec 1.10 4.11 4.15 7d.01 7d.03] the company’s branding is read as specified and applied', async ({
  page,
}) => {
  const own = page.waitForRequest(/\/rest\/v1\/profiles\?.*select=company_id/);
  const company = page.waitForRequest(/\/rest\/v1\/companies\?/);
  await signIn(page, demoLogins.employee);
  expect([(await own).method(), (await company).method()]).toEqual(['GET', 'GET']);
  const asked = new URL((await own).url()).searchParams;
  expect(Object.fromEntries(asked)).toEqual({
    select: 'company_id',
    id: `eq.${await signedInUserId(page)}`,
  });
  const read = new URL((await company).url()).searchParams;
  expect(Object.fromEntries(read)).toEqual({
    select: 'id,name,company_type,logo_url,brand_name,tagline,website_url,phone,address,settings',
    id: expect.stringMatching(/^eq\.[0-9a-f-]{36}$/),
  });
  await expect.poll(() => property(page, '--brand-primary')).toBe('#0f4c5c');
  await expect(page).toHaveTitle(/Summit Ridge$/);
});

test('the next start is branded before the network answers', async ({ page }) => {
  await signIn(page, demoLogins.employee);
  await expect.poll(() => property(page, '--brand-primary')).toBe('#0f4c5c');
  await page.route('**/rest/v1/**', () => undefined);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  expect(await property(page, '--brand-primary')).toBe('#0f4c5c');
});

test('[spec 1.10 4.16] an admin sees what a look comes to, saves it, and everyone wears it', async ({
  page,
  browser,
  server,
}) => {
  // The second company, so that no other test sees the new look.
  await openAs(page, demoLogins.outsider, '/admin/company/branding');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('region', { name: 'Dark' })).toBeVisible();
  const own = page.getByRole('switch', { name: /Use custom colors/ });
  if (!(await own.isChecked())) await own.click();
  const main = page.getByRole('textbox', { name: 'Primary color', exact: true });
  await main.fill('#0b1f4');
  await expect(page.getByText('Fix the marked fields first.')).toBeVisible();
  await main.fill('#0b1f4b');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('#ffee00');
  await expect(preview.getByText('Primary color adjusted for contrast')).toBeVisible();
  await expect(preview.getByText('Text color adjusted for contrast').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('textbox', { name: 'Name in the app' }).fill('Second Light');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Branding saved')).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(page).toHaveTitle(/Second Light$/);

  const elsewhere = await browser.newPage({ baseURL: server.url });
  await signIn(elsewhere, demoLogins.outsider);
  await expect(elsewhere.locator('html')).toHaveClass(/\bdark\b/);
  await expect.poll(() => property(elsewhere, '--brand-primary')).toBe('#0b1f4b');
  const manifest = () =>
    elsewhere.evaluate(async (): Promise<unknown> => {
      const link = document.querySelector('link[rel="manifest"]');
      return (await fetch(link?.getAttribute('href') ?? '')).json();
    });
  await expect.poll(manifest).toMatchObject({ name: 'Second Light', theme_color: '#0b1f4b' });
  await elsewhere.close();
});

test('[spec 1.10] a logo is checked by what it is, stored, and shown', async ({ page }) => {
  await openAs(page, demoLogins.outsider, '/admin/company/branding');
  const input = page.getByLabel('Logo', { exact: true });
  await input.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  });
  await expect(page.getByRole('alert')).toContainText('This image can’t be used');
  await input.setInputFiles('apps/web/public/icons/icon-192.png');
  await expect(page.getByRole('button', { name: 'Remove logo' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Branding saved')).toBeVisible();
  const logo = page.locator('header img').first();
  await expect(logo).toHaveAttribute('src', /company-logos/);
  await expect
    .poll(() => logo.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
    .toBe(192);
});
