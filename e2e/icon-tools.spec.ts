import { readFile } from 'node:fs/promises';

import { demoLogins, openAs } from './support/session.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const logo = 'apps/web/public/icons/icon-512.png';

test('[spec 2r.15] one logo becomes all icons, on this device alone', async ({ page }) => {
  await page.goto('/icon-tools');
  await page.getByLabel('Logo', { exact: true }).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('%PDF-1.7 not a picture'),
  });
  await expect(page.getByRole('alert')).toContainText('This image can’t be used');

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.method() !== 'HEAD') sent.push(request.url());
  });
  await page.getByLabel('Logo', { exact: true }).setInputFiles(logo);
  const previews = page.getByRole('region', { name: 'Preview' });
  await expect(previews.getByText('Android, circle')).toBeVisible();
  await expect(previews.locator('img')).toHaveCount(12);
  await expectNoAxeViolations(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all icons' }).click();
  const zip = await readFile(await (await downloading).path());
  for (const name of [
    'web/icon-maskable-512.png',
    'web/manifest-snippet.json',
    'ios/AppIcon.appiconset/Contents.json',
    'android/res/mipmap-anydpi-v26/ic_launcher.xml',
  ]) {
    expect(zip.includes(name), name).toBe(true);
  }
  expect(sent.filter((url) => !url.includes('report_client_error'))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Use for your company' })).toBeHidden();
});

test('an admin makes them the icons of the company’s app', async ({ page }) => {
  await openAs(page, demoLogins.admin, '/icon-tools');
  await page.getByLabel('Logo', { exact: true }).setInputFiles(logo);
  await page.getByRole('button', { name: 'Use for your company’s app' }).click();
  await expect(page.getByText('Your company’s icons are saved')).toBeVisible();
  await expect
    .poll(() => page.locator('link[rel="apple-touch-icon"]').getAttribute('href'))
    .toContain('company-logos');
  const icons = () =>
    page.evaluate(async () => {
      const href = document.querySelector('link[rel="manifest"]')?.getAttribute('href') ?? '';
      const manifest: { icons: { src: string; purpose?: string }[] } = await (
        await fetch(href)
      ).json();
      return Promise.all(
        manifest.icons.map(async ({ src, purpose }) => [
          purpose ?? 'any',
          (await fetch(src)).status,
        ]),
      );
    });
  await expect.poll(icons).toEqual([
    ['any', 200],
    ['any', 200],
    ['maskable', 200],
    ['monochrome', 200],
  ]);
});
