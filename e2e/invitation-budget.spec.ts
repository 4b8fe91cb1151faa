/** A new company has used up its invitations for the day. */
import * as z from 'zod';

import { expectNoAxeViolations } from './support/axe.ts';
import { post } from './support/ledger.ts';
import { demoLogins, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('the list of invitations says what is queued and why @full', async ({ page, server }) => {
  const { access_token } = z
    .object({ access_token: z.string() })
    .parse(
      await post(server, '/auth/v1/token?grant_type=password', demoLogins.outsider, server.anonKey),
    );
  for (let number = 1; number <= 51; number++) {
    const hire = { first_name: 'New', last_name: `Hire ${number}`, way: 'mail' };
    const email = `budget-${process.pid}-${number}@example.test`;
    await post(server, '/rest/v1/rpc/invite_person', { ...hire, email }, access_token);
  }
  await openAs(page, demoLogins.outsider, '/admin/invitations');
  await expect(page.getByText(/^\d+ invitation emails? (is|are) queued$/)).toBeVisible();
  await expect(page.getByText(/can email 50 invitations a day/)).toBeVisible();
  await expect(page.getByText(/^Email queued until /).first()).toBeVisible();
  await expectNoAxeViolations(page);
});
