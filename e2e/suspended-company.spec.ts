import { expectAllSaved } from './support/all-saved.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { clock } from './support/clock-page.ts';
import { callAs } from './support/ledger.ts';
import { foundCompany, hire } from './support/own-company.ts';
import { openPlatform } from './support/platform-admin.ts';
import { signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('a company is suspended while a phone is offline: its punches arrive, and nothing is lost', async ({
  page,
  server,
}) => {
  const name = 'Canal Works & Daughters';
  const admin = await foundCompany(server, { name });
  const worker = await hire(server, admin, 'Rosa');
  const platform = await openPlatform(server);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, worker.login);
  await expect(clock(page).button('Clock in')).toBeVisible();

  await page.context().setOffline(true);
  await clock(page).clockIn();
  const { company_id } = Object(await callAs(server, admin, 'my_identity', {}));
  await platform.call('suspend_company', {
    company_id,
    name,
    reason: 'The invoices since August are unpaid.',
    contact: 'billing@muster.test',
  });
  await page.context().setOffline(false);

  const notice = page.getByRole('region', { name: 'Company suspended' });
  await expect(notice.getByRole('heading', { name: `${name} is suspended` })).toBeVisible();
  await expect(notice).toContainText('The invoices since August are unpaid.');
  await expect(notice).toContainText('billing@muster.test');
  await expect(page.getByText('Your access was deactivated')).toBeHidden();
  await expectAllSaved(page);
  await expect(clock(page).state('On the clock')).toBeVisible();
  await expectNoAxeViolations(page);

  // Every page says that the company is on hold, but the clock still works.
  await page.goto('/schedule');
  await expect(notice).toBeVisible();
  await clock(page).clockOut();
  await expectAllSaved(page);
  const told = Object(await callAs(server, worker.login, 'my_clock', {}));
  expect(told.punches.map(({ kind }: { kind: string }) => kind)).toEqual(['in', 'out']);
  await page.getByRole('button', { name: 'Download my data' }).click();

  await platform.call('lift_suspension', { company_id, reason: 'Paid.' });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(notice).toBeHidden();
  await page.goto('/time');
  await expect(clock(page).button('Clock in')).toBeVisible();
});
