import { clock } from './support/clock-page.ts';
import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('a supervisor’s day on each project begins in sight on a phone, below a short clock', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demoLogins.supervisor);
  await page.goto('/construction');
  await expect(page).toHaveTitle(/Construction/);
  const projects = page.getByRole('region', { name: 'Projects that day' });
  const first = projects.getByRole('listitem').or(projects.getByText(/^Nothing was recorded/));
  await expect(first.first()).toBeVisible();
  expect((await first.first().boundingBox())?.y).toBeLessThan(400);
  expect((await clock(page).section.boundingBox())?.height).toBeLessThanOrEqual(120);
  await expect(page.getByText('Needs review')).toBeHidden();

  // At least one day of the demo's last two weeks has hours.
  await expect(async () => {
    await projects.getByRole('button', { name: 'Day before' }).click();
    await expect(projects.getByRole('link').first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expect(page).toHaveURL(/\?day=\d{4}-\d{2}-\d{2}$/);
  await expect(projects.getByRole('listitem').first()).toContainText(/\d h \d\d min/);
  await page.getByRole('radio', { name: 'Today' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an employee sees the safety of their projects there, and no one’s hours', async ({
  page,
}) => {
  await signIn(page, demoLogins.employee);
  await page.getByRole('radio', { name: 'Construction' }).click();
  await expect(page).toHaveURL(/\/construction$/);
  const projects = page.getByRole('region', { name: 'Projects that day' });
  await expect(
    projects.getByRole('textbox').or(projects.getByLabel('Day', { exact: true })),
  ).toBeVisible();
  await expect(projects.getByText(/\d h \d\d min/)).toHaveCount(0);
});
