import { expect, type Page } from '@playwright/test';
import * as z from 'zod';

import { answerBreaksLater } from './breaks-question.ts';
import { letNoticesPass } from './notices.ts';
import { skipSplash } from './splash.ts';
import { signedInKey } from './stored-session.ts';

const password = 'muster-demo-2026';

/** Logins of the demo company and of the second one (docs/configuration.md, `MUSTER_DEMO`). */
export const demoLogins = {
  admin: { email: 'admin@demo.muster.test', password },
  supervisor: { email: 'supervisor@demo.muster.test', password },
  employee: { email: 'employee@demo.muster.test', password },
  kiosk: { email: 'kiosk@demo.muster.test', password },
  platform: { email: 'super@demo.muster.test', password },
  outsider: { email: 'admin@second.muster.test', password },
} as const;

/** PIN of the demo's people without a login. */
export const demoPin = '264817';

const configSchema = z.object({ anonKey: z.string() });

export type Login = { readonly email: string; readonly password: string };

/** Removes everything that may cover the app as it starts. */
async function clearTheWay(page: Page): Promise<void> {
  await skipSplash(page);
  await letNoticesPass(page);
  await answerBreaksLater(page);
}

/**
 * Opens an address as someone who has signed in before, without the sign-in screen: it would cost each journey two
 * seconds, and other tests cover it. The page's browser must be signed out.
 */
export async function openAs(page: Page, login: Login, address: string): Promise<void> {
  await clearTheWay(page);
  // A page on the server's origin without the app, which would start signed out.
  const plain = '/plain-page-of-the-journeys';
  await page.route(`**${plain}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(address.startsWith('http') ? new URL(plain, address).href : plain);
  await page.unroute(`**${plain}`);
  const { origin } = new URL(page.url());
  const config = await page.request.get(`${origin}/config.json`);
  const { anonKey } = configSchema.parse(await config.json());
  const session = await page.request.post(`${origin}/auth/v1/token?grant_type=password`, {
    headers: { apikey: anonKey },
    data: { email: login.email, password: login.password },
  });
  if (!session.ok()) throw new Error(`${login.email}: ${session.status()} ${await session.text()}`);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    signedInKey,
    await session.text(),
  ] as const);
  await page.goto(address);
}

/** Opens the first page of someone who has signed in before. `origin` is for pages whose browser has no base URL. */
export async function signIn(page: Page, login: Login, origin = ''): Promise<void> {
  await openAs(page, login, `${origin}/dashboard`);
  await expect(page.getByRole('main')).toBeVisible();
}

/** Signs in through the screen, for journeys about sessions, and waits for the person's first page. */
export async function signInOnScreen(page: Page, login: Login, origin = ''): Promise<void> {
  await clearTheWay(page);
  await page.goto(`${origin}/auth`);
  await page.getByRole('textbox', { name: 'Email' }).fill(login.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(login.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('main')).toBeVisible();
}
