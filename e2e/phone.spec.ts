import type { Page } from '@playwright/test';
import type { TestServer } from '@muster/testkit';
import * as z from 'zod';

import { insidePhone } from './support/inside-phone.ts';
import { readAsServer } from './support/ledger.ts';
import { demoLogins, signIn, signInOnScreen } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const callsOf = (page: Page) => page.evaluate(() => globalThis.simulatedPhone.calls);
const pushCallsOf = async (page: Page) =>
  (await callsOf(page))
    .filter(({ name }) => name.startsWith('PushNotifications.'))
    .map(({ name }) => name.slice('PushNotifications.'.length));

const rowsOf = (server: TestServer, token: string) =>
  readAsServer(server, `device_tokens?token=like.${token}*&select=token,platform&order=token`);

const pushTapped = (action: string) => ({
  event: 'pushNotificationActionPerformed',
  value: { actionId: 'tap', notification: { data: { action } } },
});

const coverOnPhone = () => localStorage.getItem('muster.reminder-cover');

const noticeOf = (page: Page, title: string) =>
  page.getByRole('alert').filter({ has: page.getByText(title, { exact: true }) });

test.describe('inside the wrapper', () => {
  test('[spec 1.02 1.11 4.18 4.19 4.20 4.21 4.22 9.14 9.15] push begins with a sign-in and ends with the sign-out', async ({
    context,
    page,
    server,
  }) => {
    await insidePhone(context, 'android', { token: 'journey-1' });
    const agents = new Set<string>();
    page.on('request', (request) => {
      const agent = request.headers()['x-user-agent'];
      if (agent !== undefined) agents.add(agent.split('/')[0] ?? '');
    });
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    expect((await callsOf(page)).filter(({ name }) => /Notifications\./.test(name))).toEqual([]);

    await signIn(page, demoLogins.employee);
    await expect
      .poll(() => rowsOf(server, 'journey-'))
      .toEqual([{ token: 'journey-1', platform: 'android' }]);
    expect(await pushCallsOf(page)).toEqual(['requestPermissions', 'createChannel', 'register']);
    const channel = (await callsOf(page)).find(({ name }) => name.endsWith('.createChannel'));
    expect(channel?.options).toMatchObject({
      id: 'timesheet_reminders',
      importance: 5,
      name: 'Timesheet reminders',
    });
    expect([...agents]).toEqual(['muster-mobile']);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);

    await page.evaluate(() =>
      globalThis.simulatedPhone.emit('registration', { value: 'journey-2' }),
    );
    await expect
      .poll(() => rowsOf(server, 'journey-'))
      .toEqual([{ token: 'journey-2', platform: 'android' }]);

    // The phone's own reminders follow the signed-in person's schedule.
    await expect.poll(() => page.evaluate(coverOnPhone)).not.toBeNull();

    await page.goto('/more');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/more'));
    expect(await rowsOf(server, 'journey-')).toEqual([]);
    await expect.poll(() => page.evaluate(coverOnPhone)).toBeNull();
    expect(await pushCallsOf(page)).toContain('unregister');
  });

  test('[spec 5.04 8.07] denied permission is a destructive notice, and nothing registers', async ({
    context,
    page,
  }) => {
    await insidePhone(context, 'android', { permission: 'denied' });
    await signIn(page, demoLogins.employee);
    const notice = noticeOf(page, 'Notifications Disabled');
    await expect(notice).toContainText('Enable in settings to receive time tracking reminders.');
    expect(await pushCallsOf(page)).toEqual(['requestPermissions']);
  });

  test('[spec 8.08] a phone that fails at the setup says so', async ({ context, page }) => {
    await insidePhone(context, 'android', { failing: 'createChannel' });
    await signIn(page, demoLogins.employee);
    await expect(noticeOf(page, 'Push setup failed')).toBeVisible();
  });

  test('[spec 8.09] a phone that gets no token says so', async ({ context, page }) => {
    await insidePhone(context, 'ios', { token: null });
    await signIn(page, demoLogins.employee);
    await expect(noticeOf(page, 'Registration Error')).toContainText(
      'Failed to register for push notifications',
    );
  });

  test('[spec 4.23] open_timesheet leads to the clock, while the app is open and where the tap starts it', async ({
    context,
    page,
  }) => {
    await insidePhone(context, 'android', { token: 'taps' });
    await signIn(page, demoLogins.employee);
    await expect.poll(() => pushCallsOf(page)).toContain('register');
    await page.evaluate(
      ({ event, value }) => globalThis.simulatedPhone.emit(event, value),
      pushTapped('open_timesheet'),
    );
    await expect(page).toHaveURL(/\/time$/);

    // While someone types, the tab bar makes room for the form.
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole('navigation', { name: 'Main' });
    const keyboard = (event: string) =>
      page.evaluate((name) => globalThis.simulatedPhone.emit(name, {}), event);
    await expect(bar).toBeVisible();
    await keyboard('keyboardWillShow');
    await expect(bar).toBeHidden();
    await keyboard('keyboardWillHide');
    await expect(bar).toBeVisible();

    const cold = await context.newPage();
    await insidePhone(context, 'android', { token: 'taps' }, pushTapped('open_timesheet'));
    await cold.goto('/dashboard');
    await expect(cold).toHaveURL(/\/time$/);
  });

  test('signing in after someone else’s offline sign-out takes over the phone @full', async ({
    context,
    page,
    server,
  }) => {
    // An iPhone keeps its token, regardless of who registers.
    await insidePhone(context, 'ios', { token: 'handed-on' });
    // A phone's app contains all its pages; in this test the sign-in loads the code that the sign-out needs.
    await signInOnScreen(page, demoLogins.employee);
    await expect.poll(() => rowsOf(server, 'handed-on')).toHaveLength(1);
    const [before] = await ownersOf(server, 'handed-on');
    await page.goto('/more');
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/more'));
    // The phone has no notifications of theirs left to show to the next person.
    const left = () =>
      page.evaluate(
        () => globalThis.simulatedPhone.scheduled.size + globalThis.simulatedPhone.shown.size,
      );
    await expect.poll(left).toBe(0);
    await context.setOffline(false);

    await signIn(page, demoLogins.supervisor);
    await expect.poll(async () => (await ownersOf(server, 'handed-on'))[0]).not.toBe(before);
    const owners = await ownersOf(server, 'handed-on');
    expect(owners).toHaveLength(1);

    // Late pushes to the former person arrive now, and are shown to no one.
    await expect.poll(async () => (await pushCallsOf(page)).at(-1)).toBe('register');
    await page.evaluate(
      ([late, theirs]) => {
        const phone = globalThis.simulatedPhone;
        phone.receive({ aps: { alert: { title: 'Late' } }, recipient: late });
        phone.receive({ aps: { alert: { title: 'Theirs' } }, recipient: theirs });
      },
      [before, owners[0]],
    );
    await expect
      .poll(() => page.evaluate(() => globalThis.simulatedPhone.pushed))
      .toEqual(['Theirs']);
  });
});

test('[spec 4.17] a browser loads nothing of the phone and asks for no permission', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await signIn(page, demoLogins.employee);
  await page.waitForLoadState('networkidle');
  const files = await Promise.all([...scripts].map((url) => page.request.get(url)));
  const code = (await Promise.all(files.map((file) => file.text()))).join('\n');
  expect(code).toContain('Capacitor');
  // The method behind every call to the phone (`platform/native/bridge.ts`).
  expect(code).not.toContain('nativePromise');
  expect(await page.evaluate(() => Notification.permission)).not.toBe('granted');
});

async function ownersOf(server: TestServer, token: string): Promise<readonly string[]> {
  const rows = await readAsServer(server, `device_tokens?token=eq.${token}&select=user_id`);
  return z
    .array(z.object({ user_id: z.uuid() }))
    .parse(rows)
    .map(({ user_id }) => user_id);
}
