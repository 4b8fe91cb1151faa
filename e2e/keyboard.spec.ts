import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { expectAllSaved } from './support/all-saved.ts';
import { clock } from './support/clock-page.ts';
import { pressByKey, reach } from './support/keyboard.ts';
import { foundCompany, hire } from './support/own-company.ts';
import { punchForThem } from './support/punches.ts';
import { demoLogins, openAs, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('[spec 1.03] a day on the clock by keyboard alone', async ({ page, server }) => {
  const admin = await foundCompany(server, { name: 'Keyboard Concrete' });
  const mason = await hire(server, admin, 'Mason');
  await openAs(page, mason.login, '/time');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await pressByKey(button('Clock in'));
  await expect(clock(page).button('Clock out')).toBeVisible();
  await pressByKey(button('Rest'), { key: 'Space' });
  await expect(clock(page).button('End break')).toBeVisible();
  await pressByKey(button('End break'));
  await expect(clock(page).button('Rest')).toBeVisible();
  await pressByKey(button('Clock out'));
  await expect(clock(page).button('Clock in')).toBeVisible();
  // Until the server has the clock-out, another person's punches would fall within the open entry.
  await expectAllSaved(page);

  await punchForThem(server, mason.personId, admin);
  await page.goto('/dashboard');
  const asked = page.getByRole('region', { name: 'Is this right?' });
  const week = page.getByRole('link', { name: /This week/ });
  await expect(week).toBeVisible();
  await pressByKey(asked.getByRole('button', { name: 'All correct' }));
  await expect(asked).toBeHidden();
  // The question is gone; today's hours and the week's come next.
  await expect(week).toBeFocused();
});

test('a hazard is reported, rated, found on the board and shared by keyboard alone @full', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const what = `Loose plank ${randomUUID().slice(0, 8)}`;
  const { keyboard } = page;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await signIn(page, demoLogins.admin);
  await pressByKey(page.getByRole('link', { name: 'Report a hazard' }));

  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Report a hazard" [level=1]
    - textbox "What’s the hazard?"
    - group "Photos":
      - button "Take a photo"
      - button "Choose photos"
    - group "How bad could it get?":
      - radio "Death Someone could be killed"
    - group "How likely is that?":
      - radio "Likely Could happen this week"
    - region "Location and details":
      - checkbox /^Report without my name/
    - button "Report hazard"
  `);
  await reach(page.getByRole('textbox', { name: 'What’s the hazard?' }));
  await keyboard.type(what);
  const level = (group: string) => page.getByRole('group', { name: group }).getByRole('radio');
  await pressByKey(button('Report hazard'));
  // The focus is on the first missing answer.
  await expect(level('How bad could it get?').first()).toBeFocused();
  for (let down = 0; down < 4; down += 1) await keyboard.press('ArrowDown');
  await reach(level('How likely is that?').first());
  for (let down = 0; down < 3; down += 1) await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Likely/ })).toBeChecked();
  await pressByKey(button('Report hazard'));

  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Hazards" [level=1]
    - group "View":
      - radio "List" [checked]
    - searchbox "Search hazards"
    - table "Hazards":
      - rowgroup
  `);
  await reach(page.getByRole('table').getByRole('link').first());
  await reach(page.getByRole('link', { name: new RegExp(what) }), 'ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading /#\\d+ Loose plank/ [level=1]
    - paragraph: /Open Stop work Due/
    - button "Assign"
    - button "Review risk"
    - button "Resolve"
    - region "Corrective actions":
      - button "Add action"
    - region "Notes and files":
      - form "New note"
    - region "History":
      - list "History":
        - listitem: /Reported/
    - region "Details":
      - term: Risk
      - definition: 20 of 25
    - region "Public link":
      - button "Share outside the company"
  `);
  await pressByKey(button('Review risk'));
  const sheet = page.getByRole('dialog');
  await reach(sheet.getByRole('combobox', { name: 'How bad could it get?' }));
  await keyboard.press('ArrowUp');
  await pressByKey(sheet.getByRole('button', { name: 'Review risk' }));
  await expect(page.getByText('16 of 25')).toBeVisible();
  // The focus is back where the sheet was opened.
  await expect(button('Review risk')).toBeFocused();

  await pressByKey(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link'), {
    step: 'Shift+Tab',
  });
  await reach(page.getByRole('radio', { name: 'List' }));
  await keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/view=board/);
  await reach(page.getByRole('combobox', { name: 'Risk' }));
  await keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/band=stop_work/);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - group "View":
      - radio "Board" [checked]
    - searchbox "Search hazards"
    - heading /Open \\d+/ [level=2]
    - list "Open":
      - listitem:
        - link /#\\d+ Loose plank .* Stop work Due/
  `);
  await pressByKey(page.getByRole('link', { name: new RegExp(what) }));

  await pressByKey(button('Share outside the company'));
  await pressByKey(sheet.getByRole('button', { name: 'Create link' }));
  await expect(sheet.getByRole('textbox', { name: 'Public link' })).toHaveValue(/shared-hazard/);
  await keyboard.press('Escape');
  await pressByKey(button('Turn off link'));
  await expect(page.getByText('Only your company sees this hazard.')).toBeVisible();
});

test.describe('the command palette', () => {
  const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });

  async function openPalette(page: Page): Promise<void> {
    // The shell adds its listener once it is on the page.
    await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused();
  }

  /** Holds back the answers of an address until the returned function is called. */
  async function holdBack(page: Page, address: string): Promise<() => void> {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(address, async (route) => {
      await isReleased;
      await route.continue();
    });
    return release;
  }

  test('finds a person, a project and a page by keyboard alone, and closes', async ({ page }) => {
    await signIn(page, demoLogins.supervisor);
    const releasePage = await holdBack(page, '**/assets/AttentionPage-*.js');
    await openPalette(page);
    await page.keyboard.type('saved on');
    await expect(palette(page).getByRole('option').first()).toHaveText('Saved on this device');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/needs-attention$/);
    await expect(palette(page)).toBeHidden();

    // The page that was chosen arrives once the palette is open again, and leaves the focus there.
    await openPalette(page);
    releasePage();
    await expect(page.locator('main h1')).toHaveText('Saved on this device');
    await expect(palette(page).getByRole('combobox')).toBeFocused();

    const others = palette(page).getByRole('option').filter({ hasNotText: /vance/i });
    await page.keyboard.type('va');
    await expect(others).not.toHaveCount(0);
    // Results for fewer letters don't count as matches while the answer for more letters is on its way.
    const releaseAnswer = await holdBack(page, '**/rpc/find_records');
    await page.keyboard.type('nce');
    await expect(palette(page).getByRole('option').first()).toContainText('Vance');
    await expect(others).toHaveCount(0);
    releaseAnswer();
    const [first] = await palette(page).getByRole('option').allInnerTexts();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/employees\/[0-9a-f-]{36}$/);
    const name = page.getByRole('heading', { level: 1 });
    await expect(name).toHaveText(first?.split('\n')[0] ?? '');

    await openPalette(page);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
  });

  test('offers an employee no person, no project and no page of others', async ({ page }) => {
    await signIn(page, demoLogins.employee);
    await openPalette(page);
    const options = palette(page).getByRole('option');
    await expect(options.filter({ hasText: 'Clock in or out' })).toBeVisible();
    for (const name of ['Team', 'Settings', 'Invite people']) {
      await expect(options.filter({ hasText: name })).toHaveCount(0);
    }
    // One's own shifts are found by one's own name, a person's page is not.
    await page.keyboard.type('vance');
    const group = (name: string) => palette(page).getByRole('group', { name, exact: true });
    await expect(group('Shifts')).toBeVisible();
    await expect(group('People')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys.getByText('Search people, records, and pages')).toBeVisible();
    await keys.getByRole('link', { name: 'How each area works' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox', { name: 'Search help' }).fill('forgot');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/^Clock in and out/]);
  });

  test.describe('on a device that keeps the app', () => {
    test.use({ serviceWorkers: 'allow' });

    test('works without a network by what the device knows @full', async ({ page, context }) => {
      await signIn(page, demoLogins.admin);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
      await openPalette(page);
      await page.keyboard.type('vance');
      await expect(palette(page).getByRole('option').first()).toContainText('Vance');
      await page.keyboard.press('Escape');
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeAttached();
      await openPalette(page);
      await page.keyboard.type('vance');
      await expect(palette(page).getByRole('option').first()).toContainText('Vance');
    });
  });
});
