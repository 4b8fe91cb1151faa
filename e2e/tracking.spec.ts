import { expectNoAxeViolations } from './support/axe.ts';
import { foundCompany, hire } from './support/own-company.ts';
import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('[spec 2r.10] an admin finds phones to check, looks with a reason, and the person reads it at once', async ({
  page: office,
  browser,
  server,
}) => {
  await signIn(office, demoLogins.admin);
  await office.goto('/tracking-compliance');
  await expect(office.getByText(/The oldest stored coordinate is/)).toBeVisible();
  // The worst is first: a phone with unsent records.
  const rows = office.getByRole('row');
  await expect(rows.nth(1)).toContainText('Unsent records');
  const all = await rows.count();
  await office.getByRole('combobox', { name: 'To check' }).selectOption('not_acknowledged');
  await expect(office).toHaveURL(/problem=not_acknowledged/);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await expect(rows.nth(1)).not.toContainText('Unsent records');
  await expectNoAxeViolations(office);

  const admin = await foundCompany(server, { name: 'Harbor Works' });
  const { login } = await hire(server, admin, 'Ines');
  const person = await browser.newPage({ baseURL: server.url });
  await signIn(person, login);
  const question = person.getByRole('region', { name: 'Save your location when you punch?' });
  await question.getByRole('button', { name: 'OK, save it' }).click();
  await expect(question).toBeHidden();

  const boss = await browser.newPage({ baseURL: server.url });
  await signIn(boss, admin);
  await boss.goto('/tracking-compliance?q=Ines');
  await boss.getByRole('button', { name: 'Ines Tester' }).click();
  await boss.getByRole('button', { name: 'See where they punched' }).click();
  await boss.getByRole('textbox', { name: 'Reason' }).fill('Was the gate open?');
  await boss.getByRole('button', { name: 'See locations' }).click();
  await expect(boss.getByText('No location was saved in these days.')).toBeVisible();

  await person.goto('/tracking-compliance');
  const looks = person.getByRole('region', { name: 'Who looked at your location' });
  await expect(looks.getByText('“Was the gate open?”')).toBeVisible();
  await expect(person.getByText('Your location isn’t being recorded right now')).toBeVisible();
  await person.getByRole('button', { name: 'Stop saving my location' }).click();
  await expect(person.getByText(/^You said no on/)).toBeVisible();
  await expect(person.getByText(/only keeps whether you were on site/)).toBeVisible();
  await person.goto('/dashboard');
  await expect(person.getByRole('button', { name: 'Clock in' })).toBeVisible();
  await expect(question).toBeHidden();
  await Promise.all([person.close(), boss.close()]);
});

test('a supervisor records who signed on paper', async ({ page }) => {
  await signIn(page, demoLogins.supervisor);
  await page.goto('/tracking-compliance');
  const paper = page.getByRole('region', { name: 'Signed on paper' });
  const first = paper.getByRole('listitem').first();
  await first.getByRole('button', { name: /took it back$/ }).click();
  await expect(first).toContainText('Said no');
  await first.getByRole('button', { name: /signed$/ }).click();
  await expect(first.getByText('Signed', { exact: true })).toBeVisible();
});
