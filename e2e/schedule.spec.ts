/** Two weeks of three crews from a keyboard or a mouse to the phones of those who work them, also without a network. */
import type { Browser, Locator, Page } from '@playwright/test';

import { demoLogins, signIn, type Login } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** One of each crew who has a login, and someone else of the first. */
const loginOf = (name: string) => ({
  ...demoLogins.employee,
  email: `${name}@demo.muster.test`,
});
const dana = loginOf('employee');
const elias = loginOf('crew1');
const wyatt = loginOf('crew14');
const odette = loginOf('crew27');

/** Two weeks beyond those that the demo plans, and within those that phones know. */
const weeks = 4;
const day = new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10);

/** The Monday of the first of the two weeks, and days after it. */
const dayOfPlan = (days: number) => {
  const monday = Date.parse(day) - ((new Date(day).getUTCDay() + 6) % 7) * 86_400_000;
  return new Date(monday + days * 86_400_000).toISOString().slice(0, 10);
};

async function openBoard(office: Page, view: 'week' | 'two_weeks'): Promise<Locator> {
  await office.setViewportSize({ width: 1280, height: 860 });
  await signIn(office, demoLogins.admin);
  await office.goto(`/schedule?day=${day}&view=${view}`);
  const grid = office.getByRole('grid', { name: 'Schedule board' });
  await expect(grid.getByRole('rowheader').first()).toBeVisible();
  return grid;
}

async function openPhone(browser: Browser, baseURL: string, login: Login): Promise<Page> {
  const phone = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
  });
  const page = await phone.newPage();
  await signIn(page, login);
  return page;
}

/** One's own week, some weeks from now. */
async function openWeek(page: Page, ahead: number): Promise<void> {
  await page.goto('/schedule');
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
  for (let week = 0; week < ahead; week += 1) {
    await page.getByRole('button', { name: 'Next week' }).click();
  }
}

async function publishAll(
  office: Page,
  use: (button: Locator) => Promise<void> = (button) => button.press('Enter'),
): Promise<void> {
  await use(office.getByRole('button', { name: /^Publish \d+ change/ }));
  const publish = office.getByRole('dialog', { name: 'Publish the schedule' });
  await use(publish.getByRole('button', { name: /^Publish \d+ shift/ }));
  await expect(office.getByText('The schedule is published')).toBeVisible();
  await expect(office.getByRole('button', { name: 'All published' })).toBeVisible();
}

async function press(page: Page, grid: Locator, keys: readonly string[]): Promise<void> {
  await grid.focus();
  for (const key of keys) await page.keyboard.press(key);
}

test('[spec 1.04] two weeks of three crews are planned by keyboard, and each phone shows what is published and what changes, offline too', async ({
  page: office,
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  // No shift of the demo begins then.
  const plans = [
    {
      name: 'Dana Vance',
      login: dana,
      starts: '06:45',
      ends: '12:45',
      hours: /^6:45\sAM – 12:45\sPM/,
    },
    {
      name: 'Wyatt Oakes',
      login: wyatt,
      starts: '11:15',
      ends: '17:15',
      hours: /^11:15\sAM – 5:15\sPM/,
    },
    {
      name: 'Odette Aguilar',
      login: odette,
      starts: '21:15',
      ends: '03:15',
      hours: /^9:15\sPM – 3:15\sAM/,
    },
  ];
  const phones = await Promise.all(
    plans.map(async (plan) => {
      const page = await openPhone(browser, server.url, plan.login);
      const shifts = (hours: RegExp) => page.getByRole('button', { name: hours });
      return { ...plan, page, shifts };
    }),
  );
  const [danas] = phones;
  if (danas === undefined) throw new Error('Dana has a phone');

  const grid = await openBoard(office, 'two_weeks');
  const search = office.getByRole('searchbox', { name: 'Search the board' });
  for (const { name, starts, ends } of plans) {
    await search.fill(name);
    await expect(grid.getByRole('rowheader').nth(1)).toContainText(name);
    await press(office, grid, ['Control+Home', 'ArrowDown', 'Enter']);
    const sheet = office.getByRole('dialog', { name: 'Add shift' });
    await sheet.getByLabel('Starts').fill(starts);
    await sheet.getByLabel('Ends').fill(ends);
    await sheet.getByRole('checkbox', { name: 'Repeat this shift' }).press('Space');
    for (const weekday of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await sheet.getByRole('button', { name: weekday }).press('Space');
    }
    await sheet.getByLabel('Last day').fill(dayOfPlan(11));
    await sheet.getByRole('button', { name: 'Save draft' }).press('Enter');
    await expect(sheet).toBeHidden();
    await expect(grid.getByRole('button', { name: /, Draft/ })).toHaveCount(10);
  }

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

  // The last Friday is picked up, carried to Sunday and put down.
  await search.fill('Dana Vance');
  await expect(grid.getByRole('rowheader', { name: /Dana Vance/ })).toBeVisible();
  await press(office, grid, ['Control+Home', 'ArrowDown', 'End', 'ArrowLeft', 'ArrowLeft', 'm']);
  await press(office, grid, ['ArrowRight', 'ArrowRight', 'Enter']);
  await expect(office.getByText(/^Placed: /)).toBeAttached();

  await Promise.all(
    phones.map(async ({ page, shifts, hours }) => {
      await openWeek(page, weeks);
      await expect(shifts(hours)).toHaveCount(0);
    }),
  );
  await search.fill('');
  await publishAll(office);

  // The phones hear of it while the page is open, each of its own.
  for (const { page, shifts, hours } of phones) {
    await expect(shifts(hours)).toHaveCount(5);
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(shifts(hours)).toHaveCount(5);
    for (const others of plans) {
      if (others.hours !== hours) await expect(shifts(others.hours)).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Previous week' }).click();
  }

  // Dana's first shift ends a quarter of an hour later.
  await search.fill('Dana Vance');
  await expect(grid.getByRole('button', { name: /, Published/ })).toHaveCount(10);
  await press(office, grid, ['Control+Home', 'ArrowDown', 'Alt+ArrowRight']);
  await expect(grid.getByRole('button', { name: /, Changed, not published/ })).toHaveCount(1);
  await publishAll(office);
  await expect(danas.page.getByText('Changed: time')).toHaveCount(1);
  await expect(danas.shifts(danas.hours)).toHaveCount(4);
  for (const { page, shifts, hours } of phones.slice(1)) {
    await expect(shifts(hours)).toHaveCount(5);
    await expect(page.getByText(/^Changed/)).toHaveCount(0);
  }

  await danas.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await danas.page.context().setOffline(true);
  await openWeek(danas.page, weeks);
  await expect(danas.page.getByText(/^As of /)).toBeVisible();
  await expect(danas.shifts(danas.hours)).toHaveCount(4);
  await danas.page.getByRole('button', { name: /^6:45\sAM – 1:00\sPM.*Changed: time/ }).click();
  await danas.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(danas.page.getByText('Saved on this device')).toBeVisible();
});

test('a shift planned by mouse is carried and stretched, two schedulers see both versions, and people swap and claim', async ({
  page: office,
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const danasStart = '4:45';
  const eliassStart = '4:30';
  const grid = await openBoard(office, 'two_weeks');
  const search = office.getByRole('searchbox', { name: 'Search the board' });
  const row = (name: string, board = grid) => board.getByRole('row').filter({ hasText: name });
  const cell = (name: string, at: number) => row(name).getByRole('gridcell').nth(at);
  const card = (name: string, time: string) => row(name).getByRole('button', { name: time });

  // A click on an empty day adds: for three crews on both Saturdays, for one more, and for whoever wants it.
  for (const [name, at, starts, ends, repeats] of [
    ['Dana Vance', 5, `0${danasStart}`, '12:45', true],
    ['Wyatt Oakes', 5, '11:30', '17:30', true],
    ['Odette Aguilar', 5, '21:30', '03:30', true],
    ['Elias Duran', 5, `0${eliassStart}`, '12:30', false],
    ['Open shifts', 12, '18:00', '22:00', false],
  ] as const) {
    await search.fill(name === 'Open shifts' ? '' : name);
    await cell(name, at).click();
    const sheet = office.getByRole('dialog', { name: 'Add shift' });
    await sheet.getByLabel('Starts').fill(starts);
    await sheet.getByLabel('Ends').fill(ends);
    if (repeats) {
      await sheet.getByRole('checkbox', { name: 'Repeat this shift' }).check();
      await sheet.getByLabel('Last day').fill(dayOfPlan(12));
    }
    await sheet.getByRole('button', { name: 'Save draft' }).click();
    await expect(sheet).toBeHidden();
  }

  // The pointer carries one a day on and makes it longer.
  await office.goto(`/schedule?day=${day}&q=Dana Vance`);
  const planned = card('Dana Vance', `${danasStart}a–12:45p`);
  await expect(cell('Dana Vance', 5).getByRole('button')).toHaveCount(1);
  const from = await boxOf(planned);
  const to = await boxOf(cell('Dana Vance', 6));
  await office.mouse.move(from.x + 20, from.y + 20);
  await office.mouse.down();
  await office.mouse.move(from.x + 40, from.y + 24, { steps: 4 });
  await office.mouse.move(to.x + 30, to.y + 20, { steps: 8 });
  await office.mouse.up();
  await expect(cell('Dana Vance', 6).getByRole('button', { name: danasStart })).toBeVisible();
  await expect(cell('Dana Vance', 5).getByRole('button')).toHaveCount(0);

  const edge = await boxOf(planned);
  await planned.hover();
  await office.mouse.move(edge.x + edge.width - 3, edge.y + 20);
  await office.mouse.down();
  await office.mouse.move(edge.x + edge.width + 21, edge.y + 20, { steps: 6 });
  await office.mouse.up();
  await expect(card('Dana Vance', danasStart)).toHaveCount(1);
  await expect(planned).toHaveCount(0);

  // Someone else has the same shift open, and is told of what was changed meanwhile.
  const lead = await (await browser.newContext({ baseURL: server.url, locale: 'en-US' })).newPage();
  await lead.setViewportSize({ width: 1280, height: 860 });
  await signIn(lead, demoLogins.supervisor);
  await lead.goto(`/schedule?day=${day}&q=Dana Vance`);
  const boards = lead.getByRole('grid', { name: 'Schedule board' });
  await boards.getByRole('button', { name: danasStart }).click();
  const theirs = lead.getByRole('dialog', { name: 'Edit shift' });
  await theirs.getByLabel('Note for the crew').fill('From the crew lead');
  await card('Dana Vance', danasStart).click();
  const mine = office.getByRole('dialog', { name: 'Edit shift' });
  await mine.getByLabel('Note for the crew').fill('From the office');
  await mine.getByRole('button', { name: 'Save draft' }).click();
  await expect(mine).toBeHidden();
  await theirs.getByRole('button', { name: 'Save draft' }).click();
  const both = theirs.getByRole('region', { name: 'Someone else changed this too' });
  await expect(both.getByRole('radio', { name: 'Theirs From the office' })).toBeVisible();
  await expect(both.getByRole('radio', { name: 'Yours From the crew lead' })).toBeChecked();
  await lead.context().close();

  await office.getByText('2 weeks', { exact: true }).click();
  await search.fill('');
  await publishAll(office, (button) => button.click());

  // Dana offers the shift to Elias, who accepts, and asks for one that leaves little rest.
  const danas = await openPhone(browser, server.url, dana);
  await openShift(danas, danasStart);
  await danas.getByRole('dialog').getByRole('button', { name: 'Swap' }).click();
  const swap = danas.getByRole('dialog', { name: 'Swap this shift' });
  await swap
    .getByRole('radio', { name: /^Elias Duran/ })
    .last()
    .check();
  await swap.getByRole('button', { name: 'Offer swap' }).click();
  await expect(danas.getByText('Elias Duran was asked')).toBeVisible();
  const open = danas.getByRole('listitem').filter({ hasText: /6:00\s(?:PM )?– 10:00\sPM/ });
  await expect(open.getByText('5 h 15 min rest')).toBeVisible();
  await open.getByRole('button', { name: 'Ask for it' }).click();
  const claim = danas.getByRole('dialog', { name: 'Ask for this shift?' });
  await claim.getByRole('button', { name: 'Ask for it' }).click();
  await expect(open.getByText('Waiting for an answer')).toBeVisible();

  const eliass = await openPhone(browser, server.url, elias);
  await eliass.goto('/schedule');
  await eliass.getByRole('button', { name: 'Accept' }).click();

  // Both are approved: each has the other's shift, and the open one is Dana's.
  await office.goto('/schedule/requests');
  for (const [what, when] of [
    ['Dana Vance offers Elias Duran a swap', danasStart],
    ['Dana Vance claims an open shift', '10:00'],
  ] as const) {
    const request = office
      .getByRole('listitem')
      .filter({ hasText: what })
      .filter({ hasText: when });
    await request.getByRole('button', { name: 'Approve' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(request.getByText(/^Approved by /)).toBeVisible();
  }
  await openShift(eliass, danasStart);
  await openShift(danas, '6:00');
  await danas.keyboard.press('Escape');
  await openShift(danas, eliassStart);
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
