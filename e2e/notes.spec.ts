import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { expectNoAxeViolations } from './support/axe.ts';
import { startBreakableNetwork } from './support/breakable-network.ts';
import { startKillableBrowser } from './support/killable-browser.ts';
import { demoLogins, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

const place = 'GPS 40.0 -105.25';

/** A photo as a phone's camera writes it: larger than the stored one, with the location where it was taken. */
async function photoWithPlace(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1700, 1275];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillRect(0, 0, canvas.width, canvas.height);
    // Noise keeps the file large enough for a resumable upload.
    const pixels = context.createImageData(600, 600);
    for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = (at * 7919) % 251;
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  const jpeg = Buffer.from(url.split(',')[1] ?? '', 'base64');
  const exif = Buffer.from(`Exif\0\0${place}`, 'latin1');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1]),
    length,
    exif,
    jpeg.subarray(2),
  ]);
}

const notes = (page: Page) => page.getByRole('region', { name: 'Notes and files' });

test('a note with a photo, written without a network, survives a killed browser, says nothing of its place and is seen live @full', async ({
  server,
  page: office,
}) => {
  test.setTimeout(150_000);
  await openAs(office, demoLogins.admin, '/admin/projects');
  await office.getByRole('link', { name: 'Yard and shop' }).click();
  await expect(notes(office)).toBeVisible();
  const path = new URL(office.url()).pathname;
  const photo = await photoWithPlace(office);

  const profile = await mkdtemp(join(tmpdir(), 'muster-notes-'));
  const network = await startBreakableNetwork(server.url);
  let phone = await startKillableBrowser(profile);
  try {
    let page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await openAs(page, demoLogins.admin, `${network.url}${path}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect(notes(page).getByRole('form', { name: 'New note' })).toBeVisible();

    network.cut();
    await phone.context.setOffline(true);
    const form = notes(page).getByRole('form', { name: 'New note' });
    await form.getByRole('textbox', { name: 'Note' }).fill('The north gate is locked');
    await form
      .getByLabel('Add files')
      .setInputFiles({ name: 'gate.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(form.getByText('Photo 1')).toBeVisible();
    await form.getByRole('button', { name: 'Add note' }).click();
    await expect(notes(page).getByText('waiting to sync')).toBeVisible();
    await phone.kill();

    phone = await startKillableBrowser(profile);
    page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await phone.context.setOffline(true);
    await page.goto(`${network.url}${path}`);
    await expect(notes(page).getByText('The north gate is locked')).toBeVisible();
    await expect(notes(office).getByText('The north gate is locked')).toBeHidden();
    network.mend();
    await phone.context.setOffline(false);

    await expect(notes(office).getByText('The north gate is locked')).toBeVisible({
      timeout: 20_000,
    });
    const picture = notes(office).getByRole('img', { name: 'Photo' });
    // The open page checks for pending files three times a minute.
    await expect(async () => {
      await office.reload();
      await expect(picture).toHaveJSProperty('naturalWidth', 1600, { timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    const kept = await office.evaluate(
      async (address) => {
        const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
        return String.fromCharCode(...bytes.subarray(0, 4000));
      },
      (await picture.getAttribute('src')) ?? '',
    );
    expect(kept.startsWith('\u00ff\u00d8\u00ff')).toBe(true);
    expect(kept).not.toContain('Exif');
    expect(kept).not.toContain(place);
    await expectNoAxeViolations(office);
  } finally {
    await phone.kill();
    await network.close();
    // The browser's child processes may outlive it for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }

  const own = notes(office).getByRole('listitem').filter({ hasText: 'The north gate' });
  await own.getByRole('button', { name: 'Edit' }).click();
  await own.getByRole('textbox', { name: 'Note' }).fill('The north gate is open');
  await own.getByRole('button', { name: 'Save' }).click();
  const edited = notes(office).getByRole('listitem').filter({ hasText: 'The north gate is open' });
  await expect(edited.getByText('edited')).toBeVisible();
  await edited.getByRole('button', { name: 'Delete', exact: true }).click();
  await edited.getByRole('button', { name: 'Delete note' }).click();
  await expect(notes(office).getByText('This note was deleted.')).toBeVisible();
  await expect(notes(office).getByRole('img')).toBeHidden();
});
