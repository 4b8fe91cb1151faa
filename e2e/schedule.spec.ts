/** A shift from the supervisor's keyboard to the phone of the person who works it, also without a network. */
import type { Locator, Page } from '@playwright/test';

import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** No shift of the demo begins then. */
const hours = /^5:15\sAM – 1:45\sPM/;

/** Goes to the week four weeks ahead, or to the first one before it with the shift. */
async function findInWeeksAhead(page: Page): Promise<boolean> {
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
  const shift = page.getByRole('button', { name: hours });
  for (let week = 0; week < 4; week += 1) {
    await page.getByRole('button', { name: 'Next week' }).click();
    if ((await shift.count()) > 0) return true;
  }
  return false;
}

test('[spec 1.04] a shift drafted by keyboard is seen once it is published, offline too', async ({
  page: office,
  browser,
  server,
}) => {
  test.setTimeout(150_000);
  const phone = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
  });
  const page = await phone.newPage();
  await signIn(page, demoLogins.employee);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const day = new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10);

  await office.setViewportSize({ width: 1280, height: 860 });
  await signIn(office, demoLogins.supervisor);
  await office.goto(`/schedule?day=${day}&q=Dana`);
  const grid = office.getByRole('grid', { name: 'Schedule board' });
  await expect(grid.getByRole('rowheader', { name: /Dana/ })).toBeVisible();
  await grid.focus();
  await office.keyboard.press('ArrowDown');
  await office.keyboard.press('Enter');
  const sheet = office.getByRole('dialog', { name: 'Add shift' });
  await sheet.getByLabel('Starts').fill('05:15');
  await sheet.getByLabel('Ends').fill('13:45');
  await sheet.getByRole('button', { name: 'Save draft' }).press('Enter');
  await expect(sheet).toBeHidden();
  const draft = grid.getByRole('button', { name: /5:15\sAM.*, Draft/ });
  await expect(draft).toHaveCount(1);

  // What a project needs on that day is in the coverage below.
  await grid
    .getByRole('button', { name: /^People needed on / })
    .first()
    .press('Enter');
  const needed = office.getByRole('dialog', { name: 'People needed' });
  await needed.getByRole('textbox').first().fill('1001');
  await needed.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(needed.getByText('Enter a whole number up to 1,000.')).toBeVisible();
  await needed.getByRole('textbox').first().fill('3');
  await needed.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(needed).toBeHidden();
  await expect(grid.getByText(/^\d+ of 3$/)).toBeVisible();

  // Picked up, carried a day on and put down.
  await grid.focus();
  await office.keyboard.press('m');
  await office.keyboard.press('ArrowRight');
  await office.keyboard.press('Enter');
  await expect(office.getByText(/^Placed: /)).toBeAttached();

  await page.goto('/schedule');
  expect(await findInWeeksAhead(page)).toBe(false);

  await office.getByRole('button', { name: /^Publish \d+ change/ }).press('Enter');
  const publish = office.getByRole('dialog', { name: 'Publish the schedule' });
  await publish.getByRole('button', { name: /^Publish \d+ shift/ }).press('Enter');
  await expect(office.getByText('The schedule is published')).toBeVisible();
  await expect(draft).toHaveCount(0);

  // The phone hears of it while the page is open.
  await expect(page.getByRole('button', { name: hours })).toBeVisible();
  await phone.setOffline(true);
  await page.goto('/schedule');
  await expect(page.getByText(/^As of /)).toBeVisible();
  expect(await findInWeeksAhead(page)).toBe(true);
  await page.getByRole('button', { name: hours }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await phone.close();
});

/** Of two who work in the supervisor's crew and have a login. */
const [dana, elias] = [
  demoLogins.employee,
  { ...demoLogins.employee, email: 'crew1@demo.muster.test' },
];

test('a shift planned by mouse is carried and stretched, two schedulers see both versions, and two people swap', async ({
  page: office,
  browser,
  server,
}, { retry }) => {
  test.setTimeout(240_000);
  const open = async (width: number, height: number) =>
    (
      await browser.newContext({
        baseURL: server.url,
        viewport: { width, height },
        locale: 'en-US',
      })
    ).newPage();
  // Each try has a week and hours of its own, beyond those that the demo plans.
  const day = new Date(Date.now() + (35 + 7 * retry) * 86_400_000).toISOString().slice(0, 10);
  const danasStart = `4:${45 + retry}`;
  const eliassStart = `4:${30 + retry}`;
  await office.setViewportSize({ width: 1280, height: 860 });
  await signIn(office, demoLogins.supervisor);
  await office.goto(`/schedule?day=${day}`);
  const grid = office.getByRole('grid', { name: 'Schedule board' });
  const row = (name: string, board = grid) => board.getByRole('row').filter({ hasText: name });
  const cell = (name: string, at: number) => row(name).getByRole('gridcell').nth(at);
  const card = (name: string, time: string) => row(name).getByRole('button', { name: time });

  // A click on an empty day adds, and the pointer carries it a day on and makes it longer.
  for (const [name, at, starts, ends] of [
    ['Dana Vance', 1, `0${danasStart}`, '12:45'],
    ['Elias Duran', 3, `0${eliassStart}`, '12:30'],
  ] as const) {
    await cell(name, at).click();
    const sheet = office.getByRole('dialog', { name: 'Add shift' });
    await sheet.getByLabel('Starts').fill(starts);
    await sheet.getByLabel('Ends').fill(ends);
    await sheet.getByRole('button', { name: 'Save draft' }).click();
    await expect(sheet).toBeHidden();
  }
  const planned = card('Dana Vance', `${danasStart}a–12:45p`);
  await expect(cell('Dana Vance', 1).getByRole('button')).toHaveCount(1);
  const from = await boxOf(planned);
  const to = await boxOf(cell('Dana Vance', 2));
  await office.mouse.move(from.x + 20, from.y + 20);
  await office.mouse.down();
  await office.mouse.move(from.x + 40, from.y + 24, { steps: 4 });
  await office.mouse.move(to.x + 30, to.y + 20, { steps: 8 });
  await office.mouse.up();
  await expect(cell('Dana Vance', 2).getByRole('button', { name: danasStart })).toBeVisible();
  await expect(cell('Dana Vance', 1).getByRole('button')).toHaveCount(0);

  const edge = await boxOf(planned);
  await planned.hover();
  await office.mouse.move(edge.x + edge.width - 3, edge.y + 20);
  await office.mouse.down();
  await office.mouse.move(edge.x + edge.width + 21, edge.y + 20, { steps: 6 });
  await office.mouse.up();
  await expect(card('Dana Vance', danasStart)).toHaveCount(1);
  await expect(planned).toHaveCount(0);

  // Someone else has the same shift open, and is told of what was changed meanwhile.
  const admin = await open(1280, 860);
  await signIn(admin, demoLogins.admin);
  await admin.goto(`/schedule?day=${day}&q=Dana Vance`);
  const boards = admin.getByRole('grid', { name: 'Schedule board' });
  await boards.getByRole('button', { name: danasStart }).click();
  const theirs = admin.getByRole('dialog', { name: 'Edit shift' });
  await theirs.getByLabel('Note for the crew').fill('From the office');
  await card('Dana Vance', danasStart).click();
  const mine = office.getByRole('dialog', { name: 'Edit shift' });
  await mine.getByLabel('Note for the crew').fill('From the crew lead');
  await mine.getByRole('button', { name: 'Save draft' }).click();
  await expect(mine).toBeHidden();
  await theirs.getByRole('button', { name: 'Save draft' }).click();
  const both = theirs.getByRole('region', { name: 'Someone else changed this too' });
  await expect(both.getByRole('radio', { name: 'Theirs From the crew lead' })).toBeVisible();
  await expect(both.getByRole('radio', { name: 'Yours From the office' })).toBeChecked();
  await admin.context().close();

  await office.getByRole('button', { name: /^Publish \d+ change/ }).click();
  const publish = office.getByRole('dialog', { name: 'Publish the schedule' });
  await publish.getByRole('button', { name: /^Publish \d+ shift/ }).click();
  await expect(office.getByText('The schedule is published')).toBeVisible();

  // Dana offers the shift to Elias, who accepts; the lead approves, and each has the other's.
  const danas = await open(390, 844);
  await signIn(danas, dana);
  await openShift(danas, danasStart);
  await danas.getByRole('dialog').getByRole('button', { name: 'Swap' }).click();
  const swap = danas.getByRole('dialog', { name: 'Swap this shift' });
  await swap
    .getByRole('radio', { name: /^Elias Duran/ })
    .last()
    .check();
  await swap.getByRole('button', { name: 'Offer swap' }).click();
  await expect(danas.getByText('Elias Duran was asked')).toBeVisible();

  const eliass = await open(390, 844);
  await signIn(eliass, elias);
  await eliass.goto('/schedule');
  await eliass.getByRole('button', { name: 'Accept' }).click();
  await office.goto('/schedule/requests');
  const request = office
    .getByRole('listitem')
    .filter({ hasText: 'Dana Vance offers Elias Duran a swap' })
    .filter({ hasText: danasStart });
  await request.getByRole('button', { name: 'Approve' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(request.getByText(/^Approved by /)).toBeVisible();
  await openShift(danas, eliassStart);
  await openShift(eliass, danasStart);
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is out of sight');
  return box;
}

/** Opens the first of one's own shifts in the weeks ahead that has the hours. */
async function openShift(page: Page, start: string): Promise<void> {
  await page.goto('/schedule');
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
  const shift = page.getByRole('button', { name: new RegExp(`^${start}`) });
  for (let week = 0; week < 6 && (await shift.count()) === 0; week += 1) {
    await page.getByRole('button', { name: 'Next week' }).click();
  }
  await shift.click();
}
