import type { Locator, Page } from '@playwright/test';

import { expectAllSaved } from './support/all-saved.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import {
  clock,
  ensureOffTheClock,
  openWithProjectHere,
  offSiteNote,
} from './support/clock-page.ts';
import { demoLogins, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** The location of the new project; the worker is in its middle. */
const place = { latitude: 40.58, longitude: -105.08 };

test('an admin founds a project with a circle and an outline, and a worker in it is inside', async ({
  browser,
  server,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, demoLogins.admin, '/admin/projects');
  await page.getByRole('button', { name: 'New project' }).click();
  const sheet = page.getByRole('dialog', { name: 'New project' });
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Canal lock');
  await sheet.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { name: 'Canal lock' })).toBeVisible();

  await page.getByRole('link', { name: 'Add site' }).click();
  await page.getByRole('textbox', { name: 'Location' }).fill('40.58, -105.08');
  await expect(page.getByRole('textbox', { name: 'Feet' })).toHaveValue('500');
  await page.getByRole('slider', { name: 'Radius' }).last().press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Feet' })).toHaveValue('525');
  await page.getByRole('textbox', { name: 'Feet' }).fill('395');
  await page.getByRole('button', { name: 'Save site' }).click();
  await expect(page.getByText('Circle, 395 ft radius')).toBeVisible();

  await page.getByRole('link', { name: 'Add site' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Basin');
  await page.getByRole('radio', { name: 'Outline' }).check();
  await page
    .getByRole('textbox', { name: 'Corners' })
    .fill('40.59, -105.08\n40.59, -105.075\n40.593, -105.08\n40.593, -105.075');
  await expect(page.getByText('The outline crosses or touches itself.')).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Corners' })
    .fill('40.59, -105.08\n40.59, -105.075\n40.593, -105.075');
  await drag(page, page.getByRole('button', { name: 'Corner 3', exact: true }), 12, 30);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save site' }).click();
  await expect(page.getByText('Outline', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);

  const phone = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    geolocation: { ...place, accuracy: 5 },
    permissions: ['geolocation'],
  });
  const worker = await phone.newPage();
  await openAs(worker, demoLogins.employee, '/time');
  await ensureOffTheClock(worker);
  await openWithProjectHere(worker, 'Canal lock');
  await clock(worker).clockIn();
  await expect(
    clock(worker)
      .section.getByText(/Main site/)
      .first(),
  ).toBeVisible();

  // Far from the site a punch is shown immediately but not sent yet: Undo removes it, a tap adds the reason.
  await phone.setGeolocation({ latitude: 40.7, longitude: -105.3, accuracy: 5 });
  await worker.reload();
  const note = offSiteNote(worker);
  await clock(worker).button('Clock out').click();
  await expect(note).toBeVisible();
  await expect(clock(worker).button('Clock in')).toBeVisible();
  await note.getByRole('button', { name: 'Undo' }).click();
  await expect(clock(worker).button('Clock out')).toBeVisible();
  await expect(note).toBeHidden();
  await clock(worker).button('Clock out').click();
  await expect(note).toBeVisible();
  // The page ends halfway: the tap is a punch.
  await worker.reload();
  await expect(clock(worker).button('Clock in')).toBeVisible();
  await clock(worker).button('Clock in').click();
  await expect(note).toBeVisible();
  for (const name of ['Switch job', 'Meal', 'Rest', 'Clock out']) {
    await expect(clock(worker).button(name), name).toBeInViewport({ ratio: 1 });
  }
  await note.getByRole('button', { name: 'Between sites' }).click();
  await expect(note).toBeHidden();
  await expect(clock(worker).button('Clock out')).toBeVisible();
  await clock(worker).button('Clock out').click();
  await note.getByRole('button', { name: 'Working elsewhere' }).click();
  await expect(clock(worker).button('Clock in')).toBeVisible();
  await expectAllSaved(worker);
  await phone.close();
});

test('an outline is drawn by pressing its corners, and undone step by step @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, demoLogins.admin, '/admin/projects');
  await page.getByRole('link', { name: 'Yard and shop' }).click();
  await page.getByRole('link', { name: 'Add site' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Back lot');
  await page.getByRole('radio', { name: 'Outline' }).check();
  const map = page.getByRole('region', { name: 'Map of the site' });
  for (const [index, position] of [
    { x: 120, y: 120 },
    { x: 320, y: 140 },
    { x: 300, y: 380 },
    { x: 90, y: 340 },
  ].entries()) {
    await map.click({ position });
    const corner = page.getByRole('button', { name: new RegExp(`^Corner ${index + 1}\\b`) });
    await expect(corner).toBeVisible();
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Corner 1: select to close the outline' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Corner 3', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save site' }).click();
  await expect(page.getByRole('link', { name: /Back lot/ })).toBeVisible();
});

test('a supervisor sees where a site is, the way there and who is on the clock', async ({
  page,
}) => {
  await openAs(page, demoLogins.supervisor, '/admin/projects');
  await page.getByRole('link', { name: 'Poudre River bridge' }).click();
  await page.getByRole('link', { name: 'South abutment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'South abutment' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /destination=-?\d+\.\d+%2C-?\d+\.\d+$/,
  );
  const here = page.getByRole('region', { name: 'On the clock now' });
  // In the afternoon the demo's crew has gone home.
  await expect(
    here.getByRole('listitem').first().or(here.getByText('No one is on the clock here.')),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save site' })).toBeHidden();
  await page.getByRole('region', { name: 'Details' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Poudre River bridge' })).toBeVisible();
});

async function drag(page: Page, handle: Locator, byX: number, byY: number): Promise<void> {
  // Waits until the handle stops moving.
  await handle.hover({ trial: true });
  const box = await handle.boundingBox();
  if (box === null) throw new Error('the handle is nowhere');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byX / 2, y + byY / 2);
  await page.mouse.move(x + byX, y + byY);
  await page.mouse.up();
}
