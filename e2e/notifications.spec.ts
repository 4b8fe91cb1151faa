/**
 * The notification center on a phone: new messages are counted at once, lead to their record, and can be read offline.
 */
import { randomUUID } from 'node:crypto';
import { expectNoAxeViolations } from './support/axe.ts';
import { callAs } from './support/ledger.ts';
import { foundCompany, hire } from './support/own-company.ts';
import { signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('a stop-work alert rings the bell, leads to the hazard and is read', async ({
  server,
  page,
  context,
}) => {
  const admin = await foundCompany(server, { name: 'Bell Ringers' });
  const mason = await hire(server, admin, 'Mason');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, admin);
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await bell.click();
  await expect(page.getByText(/No notifications yet/)).toBeVisible();
  await expectNoAxeViolations(page);

  await callAs(server, mason.login, 'report_hazard', {
    hazard_id: randomUUID(),
    report: {
      v: 1,
      what: 'Trench wall is cracking',
      place: 'Water main',
      immediate_action: null,
      energy: null,
      project_id: null,
      location: null,
      severity: 5,
      likelihood: 5,
      reported_at: new Date().toISOString(),
      photo_ids: [],
    },
  });
  await expect(bell).toHaveAccessibleName(/1 waiting/);
  const line = page.getByRole('link', { name: /^Unread: Stop work: hazard #1/ });
  await expect(line).toContainText('Trench wall is cracking');
  await line.click();
  await expect(page).toHaveURL(/\/safety\/[\da-f-]{36}$/);
  await expect(bell).not.toHaveAccessibleName(/waiting/);

  await bell.click();
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Unread' }).check();
  await expect(page.getByText('You’ve read everything.')).toBeVisible();
  await page.getByRole('radio', { name: 'All' }).check();
  await expect(page.getByRole('button', { name: 'Mark as unread' })).toBeDisabled();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(bell).toHaveAccessibleName(/1 waiting/);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).not.toHaveAccessibleName(/waiting/);
  await page.getByRole('button', { name: 'What to send me' }).click();
  await expect(page.getByRole('dialog').getByText('Stop-work alerts').first()).toBeVisible();
  await expectNoAxeViolations(page);
});
