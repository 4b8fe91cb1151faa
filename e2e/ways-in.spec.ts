import type { Page } from '@playwright/test';
import * as z from 'zod';

import type { TestServer } from '@muster/testkit';

import { expectNoAxeViolations } from './support/axe.ts';
import { post } from './support/ledger.ts';
import { mailedCode } from './support/mail.ts';
import { authenticatorCode } from './support/one-time-code.ts';
import { demoLogins } from './support/session.ts';
import { expect, test } from './support/test.ts';

const password = 'three wet gloves on a fence';
let people = 0;

/** Creates a confirmed login for each test, with the server's admin API. */
async function addLogin(server: TestServer): Promise<string> {
  people += 1;
  const email = `ways-in-${process.pid}-${people}@example.test`;
  await asServer(server, '/auth/v1/admin/users', { email, password, email_confirm: true });
  return email;
}

async function asServer(server: TestServer, path: string, body: object): Promise<unknown> {
  return post(server, path, body, server.serviceRoleKey);
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(code);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

const isIn = async (page: Page) => expect(page).not.toHaveURL(/\/(auth|reset-password)/);

test('[spec 7a.10] signing up ends with the code of the mail, typed where it was begun', async ({
  page,
  server,
}) => {
  const email = `founder-${process.pid}@example.test`;
  await page.goto('/auth?view=sign-up');
  await page.getByRole('textbox', { name: 'First name' }).fill('New');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Founder');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await expectNoAxeViolations(page);

  await typeCode(page, '000000');
  const error = page.getByRole('alert').filter({ hasText: 'Sign in failed' });
  await expect(error).toContainText('This code isn’t right or has expired');
  await typeCode(page, await mailedCode(server, email));
  await isIn(page);
});

test('[spec 7a.09] an emailed code signs in without a password', async ({ page, server }) => {
  const email = await addLogin(server);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await typeCode(page, await mailedCode(server, email));
  await isIn(page);
});

test('signing in by keyboard alone', async ({ page, server }) => {
  const email = await addLogin(server);
  await page.goto('/auth');
  const field = page.getByRole('textbox', { name: 'Email' });
  await expect(field).toBeVisible();
  while (!(await field.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await isIn(page);
});

test('an address without an account gets the same answer', async ({ page }) => {
  await page.goto('/auth?view=code');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.test');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('[spec 2r.05 4.04 4.05] the code of a recovery leads to the new password', async ({
  page,
  server,
}) => {
  // Their profile is complete; otherwise they would be sent to complete it first. No other test here signs in with it.
  const email = 'crew4@demo.muster.test';
  await page.goto('/auth?view=forgot');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await typeCode(page, await mailedCode(server, email));
  await expect(page).toHaveURL(/\/reset-password/);
  await page.getByRole('textbox', { name: 'New password' }).fill('four dry boots by a stove');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your new password is saved')).toBeVisible();
  await isIn(page);
});

test('[spec 8.05] "Reset failed" when no mail could be asked for', async ({ page }) => {
  await page.route('**/auth/v1/recover**', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'over_email_send_rate_limit', message: 'wait' },
    }),
  );
  await page.goto('/auth?view=forgot');
  await page.getByRole('textbox', { name: 'Email' }).fill('worker@example.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  const error = page.locator('form').getByRole('alert').filter({ hasText: 'Reset failed' });
  await expect(error.getByText('Reset failed', { exact: true })).toBeVisible();
  await expect(error).toContainText('Wait a minute');
});

test.describe('an authenticator app', () => {
  const sessionSchema = z.object({ access_token: z.string() });
  const enrolledSchema = z.object({ id: z.string(), totp: z.object({ secret: z.string() }) });

  /** Enrolls an app for a login, bypassing the screens; returns its secret. */
  async function enrol(server: TestServer, email: string): Promise<string> {
    const login = { email, password };
    const { access_token: token } = sessionSchema.parse(
      await post(server, '/auth/v1/token?grant_type=password', login, server.anonKey),
    );
    const { id, totp } = enrolledSchema.parse(
      await post(
        server,
        '/auth/v1/factors',
        { factor_type: 'totp', friendly_name: 'phone' },
        token,
      ),
    );
    const challenge = z
      .object({ id: z.string() })
      .parse(await post(server, `/auth/v1/factors/${id}/challenge`, {}, token));
    const code = authenticatorCode(totp.secret, Date.now());
    await post(
      server,
      `/auth/v1/factors/${id}/verify`,
      { challenge_id: challenge.id, code },
      token,
    );
    return totp.secret;
  }

  test('[spec 7a.14] is asked for before anything opens, and a wrong code opens nothing', async ({
    page,
    server,
  }) => {
    const email = await addLogin(server);
    const secret = await enrol(server, email);
    await page.goto('/auth');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const code = page.getByRole('textbox', { name: 'Code from your authenticator app' });
    await expect(code).toBeFocused();
    await expectNoAxeViolations(page);
    await code.fill('000000');
    await expect(page.getByRole('alert').filter({ hasText: 'Sign in failed' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/auth/);

    // Each code is accepted once, and the current one may be that of the enrollment, so this is the app's next one.
    await code.fill(authenticatorCode(secret, Date.now() + 30_000));
    await isIn(page);
  });

  test('is asked for in the language chosen on the sign-in page, whatever the profile says @full', async ({
    page,
  }) => {
    // This person has an authenticator app, and a profile in English.
    const { email, password: word } = demoLogins.platform;
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('textbox', { name: 'Correo' }).fill(email);
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(word);
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expect(
      page.getByRole('textbox', { name: 'Código de su app de autenticación' }),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});

test.describe('other services', () => {
  const settings = (changes: object) => async (page: Page) => {
    await page.route('**/auth/v1/settings', async (route) => {
      const answer = await route.fetch();
      const said = await answer.json();
      await route.fulfill({ json: { ...said, ...changes } });
    });
  };
  const withGoogle = settings({ external: { email: true, google: true } });

  test('are offered only where the server is set up for them', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'Email me a code' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sign in through your company' })).toHaveCount(0);
  });

  test('[spec 8.04] "Social sign in failed" when the server refuses the service', async ({
    page,
  }) => {
    await withGoogle(page);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(
      page.getByRole('alert').getByText('Social sign in failed', { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/auth$/);
  });

  test('[spec 7a.08 8.04 8.16] leave by authorize with a return to /dashboard, and a refusal over there is explained', async ({
    page,
    server,
  }) => {
    await withGoogle(page);
    const asked: URL[] = [];
    await page.route('**/auth/v1/authorize**', (route) => {
      asked.push(new URL(route.request().url()));
      const refused = 'error=access_denied&error_description=The+user+said+no';
      return route.fulfill({
        status: 302,
        headers: { location: `${server.url}/auth#${refused}&sb=` },
      });
    });
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Social sign in failed' });
    await expect(notice).toContainText('didn’t let you in');
    await expect(page).toHaveURL(/\/auth$/);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      provider: 'google',
      redirect_to: `${server.url}/dashboard`,
    });
  });

  test('a provider’s code for the phone app is handed on there, and used by no one else', async ({
    page,
    server,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/auth/app?code=c&access_token=a');
    const host = new URL(server.url).host;
    await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute(
      'href',
      `app.muster.field://${host}/dashboard?code=c`,
    );
    expect(asked).not.toContain('/auth/v1/token');
  });

  test('[spec 7a.12] a company’s own sign-in is found by the domain, where the server has it on', async ({
    page,
  }) => {
    await settings({ saml_enabled: true })(page);
    const asked: unknown[] = [];
    await page.route('**/auth/v1/sso', (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill({
        status: 404,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        json: { code: 'sso_provider_not_found', message: 'none' },
      });
    });
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Sign in through your company' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('worker@crew.example.test');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    const error = page.locator('form').getByRole('alert').filter({ hasText: 'Sign in failed' });
    await expect(error).toContainText('No company uses this sign-in');
    expect(asked).toMatchObject([{ domain: 'crew.example.test' }]);
  });
});

for (const [what, tail, reason] of [
  ['a link cut off after its first token', '#access_token=a.b.c', 'This link is incomplete'],
  [
    'a code that was asked for elsewhere',
    '?code=123',
    'in the same browser where you requested it',
  ],
  ['an error without a description', '?error=access_denied', 'didn’t let you in'],
] as const) {
  test(`[spec 8.16] ${what} is explained and leaves the address`, async ({ page }) => {
    await page.goto(`/auth${tail}`);
    const notice = page.getByRole('alert').filter({ hasText: 'Sign in failed' });
    await expect(notice).toContainText(reason);
    await expect(page).toHaveURL(/\/auth$/);
  });
}

for (const [form, address] of [
  ['implicit', '/auth#error=access_denied&error_code=otp_expired&error_description=Expired&sb='],
  ['PKCE', '/auth?error=access_denied&error_code=otp_expired&error_description=Expired'],
] as const) {
  test(`[spec 8.16] a link that failed is explained: ${form} form`, async ({ page }) => {
    await page.goto(address);
    const notice = page.getByRole('alert').filter({ hasText: 'Sign in failed' });
    await expect(notice).toContainText('has expired or was already used');
    await expect(page).toHaveURL(/\/auth$/);
  });
}
