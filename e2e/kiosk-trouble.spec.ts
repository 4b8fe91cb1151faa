import { kioskRosterSchema } from '@muster/contract/kiosk';
import type { Page } from '@playwright/test';

import { expectNoAxeViolations } from './support/axe.ts';
import { openBoard } from './support/board-page.ts';
import { kioskAdmin, tablet } from './support/kiosk-page.ts';
import { callAs } from './support/ledger.ts';
import { foundCompany, hire } from './support/own-company.ts';
import { demoLogins, demoPin, openAs, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('a device on which someone is signed in offers to sign out, and goes on to the code', async ({
  page,
}) => {
  await openAs(page, demoLogins.employee, '/kiosk?code=ABCD2345');
  await expect(
    page.getByRole('heading', { name: 'You’re signed in on this device' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('ABCD2345');
});

test('any browser that signs in as the demo’s kiosk is its tablet, where people punch with their PINs', async ({
  server,
  page,
}) => {
  const { people } = kioskRosterSchema.parse(
    await callAs(server, demoLogins.kiosk, 'kiosk_roster', {}),
  );
  const name = people.find(({ pin }) => pin !== null)?.name ?? '';
  await openAs(page, demoLogins.kiosk, '/dashboard');
  const gate = tablet(page);
  await gate.typePin(name, demoPin);
  // In the language of whoever it is.
  const clock = page.getByRole('button', { name: /^(Clock|Marcar) (in|out|entrada|salida)$/ });
  await expect(clock).toBeVisible();
});

test('a tablet whose key is lost says what an admin does, and goes on to the code', async ({
  server,
  browser,
  page: office,
}) => {
  const owner = await foundCompany(server, { name: 'Lost Key Masonry' });
  await signIn(office, owner);
  const page = await browser.newPage({ baseURL: server.url });
  const gate = tablet(page);
  await gate.register(await kioskAdmin(office).newCode('Forgetful tablet'));
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('muster-kiosk');
        opening.addEventListener('success', () => {
          const clearing = opening.result.transaction('tablet', 'readwrite');
          clearing.objectStore('tablet').clear();
          clearing.addEventListener('complete', () => done());
          clearing.addEventListener('abort', () => fail(new Error('not cleared')));
        });
      }),
  );
  await page.reload();
  await expect(gate.says('This tablet needs to be set up again')).toBeVisible();
  await expectNoAxeViolations(page);
  await gate.button('Enter a new code').click();
  await expect(gate.says('Set up this tablet as a kiosk')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('a punch that a full tablet could not save is kept once there is room, also when its person has gone @full', async ({
  server,
  browser,
  page: office,
}) => {
  const owner = await foundCompany(server, { name: 'Gate Masonry' });
  const { name } = await hire(server, owner, 'Mason');
  await signIn(office, owner);
  const admin = kioskAdmin(office);
  const pin = await admin.newPin(name);
  const gatePage = await browser.newPage({ baseURL: server.url, hasTouch: true });
  const gate = tablet(gatePage);
  await gate.register(await admin.newCode('Full tablet'));
  const board = await openBoard(browser, server, owner);

  await gate.chooseName(name);
  await gatePage.setViewportSize({ width: 320, height: 640 });
  for (const key of ['1', '5', '9', '0', 'Erase']) {
    await expect(gate.button(key), key).toBeInViewport({ ratio: 1 });
  }
  await gatePage.setViewportSize({ width: 1280, height: 720 });
  await gate.typeDigits(pin);
  await expect(gate.says('Ready to start?')).toBeVisible();
  await setFull(gatePage, true);
  await gate.button('Clock in').click();
  await gate.button('Take photo').click();
  await expect(gate.says('Not saved')).toBeVisible();
  await expectNoAxeViolations(gatePage);
  await expect(gate.button('Save without the photo')).toBeVisible();
  await gate.button('Close').click();
  await expect(gate.list).toBeVisible();
  await expect(board.row(name).getByText('Working')).toBeHidden();

  await setFull(gatePage, false);
  await expect(board.row(name).getByText('Working')).toBeVisible({ timeout: 40_000 });

  await admin.open('Full tablet');
  await admin.end('Full tablet');
});

/** A device without space can't store anything new in its databases, but can read them. */
async function setFull(page: Page, isFull: boolean): Promise<void> {
  await page.evaluate((full) => {
    const stores = IDBObjectStore.prototype;
    const put: unknown = Reflect.get(stores, 'withRoom') ?? Reflect.get(stores, 'put');
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Reflect.set(stores, 'withRoom', put);
    Reflect.set(stores, 'put', full ? refuse : put);
  }, isFull);
}
