/**
 * Draws the app's PNG icons from `public/icons/mark.svg` with the system's Chromium; run it after a
 * change of the mark and commit what it writes: `node apps/web/tools/make-icons.mjs`.
 */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const folder = new URL('../public/icons/', import.meta.url);
const mark = readFileSync(new URL('mark.svg', folder), 'utf8');

/** `bleed` fills the corners: the system cuts its own shape out of these, within the safe zone. */
const icons = [
  { name: 'icon-32.png', size: 32, bleed: false, scale: 1 },
  { name: 'icon-192.png', size: 192, bleed: false, scale: 1 },
  { name: 'icon-512.png', size: 512, bleed: false, scale: 1 },
  { name: 'icon-maskable-512.png', size: 512, bleed: true, scale: 0.78 },
  { name: 'apple-touch-icon.png', size: 180, bleed: true, scale: 0.9 },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const { name, size, bleed, scale } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0; display: grid; place-items: center; width: ${size}px; height: ${size}px;
      background: ${bleed ? '#1a73e8' : 'transparent'} }
    svg { width: ${size * scale}px; height: ${size * scale}px }
  </style>${mark}`);
  await page.screenshot({
    path: new URL(name, folder).pathname,
    omitBackground: true,
  });
}
await browser.close();
