import { expect, type Page } from '@playwright/test';

import { answerBreaksLater } from './breaks-question.ts';
import { letNoticesPass } from './notices.ts';
import { skipSplash } from './splash.ts';

const password = 'muster-demo-2026';

/** Logins of the demo company and of the second one (docs/configuration.md, `MUSTER_DEMO`). */
export const demoLogins = {
  admin: { email: 'admin@demo.muster.test', password },
  supervisor: { email: 'supervisor@demo.muster.test', password },
  employee: { email: 'employee@demo.muster.test', password },
  platform: { email: 'super@demo.muster.test', password },
  outsider: { email: 'admin@second.muster.test', password },
} as const;

export type Login = { readonly email: string; readonly password: string };

/**
 * Signs in through the screen and waits until the app shows the person's first page. `origin` is
 * for pages whose browser knows no base address.
 */
export async function signIn(page: Page, login: Login, origin = ''): Promise<void> {
  await skipSplash(page);
  await letNoticesPass(page);
  await answerBreaksLater(page);
  await page.goto(`${origin}/auth`);
  await page.getByRole('textbox', { name: 'Email' }).fill(login.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(login.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('main')).toBeVisible();
}
