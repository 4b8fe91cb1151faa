import { expectNoAxeViolations } from './support/axe.ts';
import { expectFocusKept, pressByKey } from './support/keyboard.ts';
import { demoLogins, openAs } from './support/session.ts';
import { countTaps, tapsFor } from './support/taps.ts';
import { expect, test } from './support/test.ts';

test('an admin sees what rounding and an overtime rule come to, plans it, keeps it through a detour, and withdraws it @full', async ({
  page,
}) => {
  // The second company, so that other tests keep their rules.
  await openAs(page, demoLogins.outsider, '/admin/settings/rounding');
  const lastWeek = page.getByRole('region', { name: 'Last week' });
  await expect(lastWeek).toContainText('No one’s hours change.');
  const method = page.getByRole('group', { name: 'End' }).getByLabel('Method');
  await method.selectOption('Always down');
  await expect(lastWeek).toContainText(/Hours change for \d/);
  await method.selectOption('Not rounded');
  await expect(lastWeek).toContainText('No one’s hours change.');
  const taps = await countTaps(page);
  await page.getByRole('link', { name: 'Overtime' }).click();
  const now = page.getByRole('region', { name: 'Current rule' });
  await expect(now).toContainText('US federal: Overtime after 40');
  const week = page.getByRole('region', { name: 'An example week' });
  const doubled = week.getByRole('row', { name: /^Double time/ });
  await expect(doubled).toHaveText(/Double time(–){8}$/);

  await page.getByLabel('Rule set').selectOption('California');
  // A thumb opens the list and picks; next week's start is proposed.
  const chosen = taps() + 2;
  await expect(page.getByText(/Labor Code § 510/)).toBeVisible();
  await expect(doubled).toContainText('1');
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Rounding' }).click();
  await page
    .getByRole('dialog', { name: 'Discard your changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await expect(page.getByLabel('Rule set')).toHaveValue('california');
  // The option after the proposed one and the four past weeks: on a Monday the proposed week begins today, so nothing
  // would be upcoming.
  await page.getByLabel('Effective date').selectOption({ index: 5 });

  await page.context().setOffline(true);
  await expect(page.getByText('Your changes stay here.')).toBeVisible();
  await page.context().setOffline(false);

  const before = taps();
  await page.getByRole('button', { name: /^Save, effective/ }).click();
  expect(chosen + taps() - before).toBeLessThanOrEqual(tapsFor('change_rule'));
  await expect(page.getByText('Your settings are saved')).toBeVisible();
  const coming = now.getByRole('list', { name: 'Upcoming changes' });
  await expect(coming).toContainText('California: Overtime after 8');
  await expect(page.getByRole('list', { name: 'All changes' })).toContainText('Set by');
  await pressByKey(coming.getByRole('button', { name: 'Withdraw' }));
  await expect(coming).toBeHidden();
  await expectFocusKept(page);
  await expect(page.getByText('An unexpected error occurred')).toBeHidden();
});

test('on a tablet, rounding has room for its words beside the list of settings @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openAs(page, demoLogins.outsider, '/admin/settings/rounding');
  for (const name of ['Start', 'End', 'Time worked']) {
    const method = page.getByRole('group', { name }).getByLabel('Method');
    await expect(method).toBeVisible();
    expect((await method.boundingBox())?.width, name).toBeGreaterThan(160);
  }
});

test('what a company decides about data is what its people read', async ({ page }) => {
  await openAs(page, demoLogins.outsider, '/admin/settings/retention');
  const payroll = page.getByRole('textbox', { name: 'Payroll records' });
  await payroll.fill('2');
  await expect(page.getByText('Enter a number between 3 and 30.')).toBeVisible();
  await payroll.fill('6');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await pressByKey(save);
  await expect(page.getByText('Your settings are saved')).toBeVisible();
  await expect(save).toBeFocused();
  await page.getByRole('link', { name: 'data policy' }).click();
  await expect(page.getByRole('row', { name: /Payroll records/ })).toContainText('6 years');
});
