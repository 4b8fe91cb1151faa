/** Changes on the office's screens without a network. */
import { expectNoAxeViolations } from './support/axe.ts';
import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const banner = 'You are offline. Changes will be saved locally and auto-sync when back online.';

test('[spec 2s.08 4.24] a setting saved without a network waits, can be withdrawn, and syncs; what can’t wait says so', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  // The second company, whose settings no other test reads.
  await signIn(page, demoLogins.outsider);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/admin/settings/profile');
  const tagline = page.getByRole('textbox', { name: 'Tagline' });
  await expect(tagline).toBeVisible();
  const before = await tagline.inputValue();
  const kept = page.getByRole('list', { name: 'Saved on this device' });
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await context.setOffline(true);
  await expect(page.getByText(banner, { exact: true })).toBeVisible();
  await expect(page.getByText('Some buttons on this page need a connection.')).toBeHidden();
  await tagline.fill('Withdrawn');
  await save.click();
  await expect(kept).toContainText('Tagline: Withdrawn');
  await kept.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(kept).toBeHidden();
  await expect(tagline).toHaveValue(before);

  await tagline.fill('Built by night');
  await save.click();
  await expect(kept).toContainText('Waiting to sync');
  await page.reload();
  await expect(tagline).toHaveValue('Built by night');
  await expect(kept).toContainText('Tagline: Built by night');
  await expectNoAxeViolations(page);

  await page.goto('/admin/settings/overtime');
  await expect(page.getByText(banner, { exact: true })).toBeVisible();
  await expect(page.getByText('Some buttons on this page need a connection.')).toBeVisible();
  await expect(page.getByText('This needs a connection. Your changes stay here.')).toBeVisible();
  await page.goto('/needs-attention');
  const waiting = page.getByRole('list', { name: 'Waiting' });
  await expect(waiting).toContainText('Tagline: Built by night');
  await waiting.getByRole('link', { name: 'Open the page' }).click();
  await expect(page).toHaveURL(/\/admin\/settings\/profile$/);

  await context.setOffline(false);
  await expect(kept).toBeHidden({ timeout: 30_000 });
  await expect(tagline).toHaveValue('Built by night');
  await page.reload();
  await expect(tagline).toHaveValue('Built by night');
});
