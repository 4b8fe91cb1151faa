/** Two weeks of three crews, from a keyboard or a mouse to the phones of the people who work them, offline too. */
import { randomUUID } from 'node:crypto';

import type { Browser, Locator, Page } from '@playwright/test';

import type { TestServer } from '@muster/testkit';

import { callAs, changeAsServer } from './support/ledger.ts';
import { dayOfPlan, foundPlannedCompany, openSignedIn } from './support/planned-company.ts';
import type { Login } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const twoWeeks = `/schedule?day=${dayOfPlan(0)}&view=two_weeks`;

async function openBoard(browser: Browser, server: TestServer, login: Login) {
  const office = await openSignedIn(browser, server, login, { width: 1280, height: 860 });
  await office.goto(twoWeeks);
  const grid = office.getByRole('grid', { name: 'Schedule board' });
  await expect(grid.getByRole('rowheader', { name: 'Mason Tester' })).toBeVisible();
  return { office, grid };
}

async function openPhone(browser: Browser, server: TestServer, login: Login) {
  const page = await openSignedIn(browser, server, login, { width: 390, height: 844 });
  await openFirstWeek(page);
  return page;
}

async function openFirstWeek(page: Page): Promise<void> {
  await page.goto('/schedule');
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
  await page.getByRole('button', { name: 'Next week' }).click();
}

/** Publishes everything that is waiting, with keys or with the mouse. */
async function publishAll(
  office: Page,
  shifts: number,
  use: (button: Locator) => Promise<void> = (button) => button.press('Enter'),
): Promise<void> {
  await use(office.getByRole('button', { name: /^Publish \d+ change/ }));
  const sheet = office.getByRole('dialog', { name: 'Publish schedule' });
  await use(sheet.getByRole('button', { name: new RegExp(`^Publish ${shifts} change`) }));
  await expect(office.getByText('The schedule is published')).toBeVisible();
  await expect(office.getByRole('button', { name: 'All published' })).toBeVisible();
}

/** Moves from the board's first cell to someone's first day, and on from there. */
async function press(grid: Locator, name: string, keys: readonly string[]): Promise<void> {
  const lines = await grid.getByRole('rowheader').allTextContents();
  const line = lines.findIndex((text) => text.includes(name));
  if (line < 0) throw new Error(`${name} has no line`);
  await grid.focus();
  const all = ['Control+Home', ...Array.from({ length: line }, () => 'ArrowDown'), ...keys];
  for (const key of all) await grid.page().keyboard.press(key);
}

test('[spec 1.04] two weeks of three crews are planned by keyboard, and each phone shows what is published and what changes, offline too', async ({
  browser,
  server,
}) => {
  const { admin, mason, welder, roofer } = await foundPlannedCompany(server);
  const plans = [
    { who: mason, starts: '06:45', ends: '12:45', hours: /^6:45\sAM – 12:45\sPM/ },
    { who: welder, starts: '11:15', ends: '17:15', hours: /^11:15\sAM – 5:15\sPM/ },
    { who: roofer, starts: '21:15', ends: '03:15', hours: /^9:15\sPM – 3:15\sAM/ },
  ];
  const phones = await Promise.all(
    plans.map(async ({ who, hours }) => {
      const page = await openPhone(browser, server, who.login);
      return { page, hours, shifts: page.getByRole('button', { name: /\d:\d\d\s[AP]M – / }) };
    }),
  );
  const [masons] = phones;
  if (masons === undefined) throw new Error('the mason has a phone');
  const { office, grid } = await openBoard(browser, server, admin);

  for (const { who, starts, ends } of plans) {
    await press(grid, who.name, ['Enter']);
    const sheet = office.getByRole('dialog', { name: 'Add shift' });
    await sheet.getByLabel('Starts').fill(starts);
    await sheet.getByLabel('Ends').fill(ends);
    await sheet.getByRole('checkbox', { name: 'Repeat this shift' }).press('Space');
    for (const weekday of ['Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await sheet.getByRole('button', { name: weekday }).press('Space');
    }
    await sheet.getByLabel('Last day').fill(dayOfPlan(11));
    await sheet.getByRole('button', { name: 'Save draft' }).press('Enter');
    await expect(sheet).toBeHidden();
    const line = grid.getByRole('row').filter({ hasText: who.name });
    await expect(line.getByRole('button', { name: /, Draft/ })).toHaveCount(10);
  }

  // The number of people that a project needs on that day is in the coverage below.
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

  // The mason's last Friday is picked up, carried to Sunday and put down.
  await press(grid, mason.name, ['End', 'ArrowLeft', 'ArrowLeft', 'm', 'ArrowRight', 'ArrowRight']);
  await office.keyboard.press('Enter');
  await expect(office.getByText(/^Placed: /)).toBeAttached();

  for (const { page, shifts } of phones) {
    await openFirstWeek(page);
    await expect(page.getByText('No shift').first()).toBeVisible();
    await expect(shifts).toHaveCount(0);
  }
  await publishAll(office, 30);

  // The open pages of the phones are updated, each with its own shifts only.
  for (const { page, shifts, hours } of phones) {
    for (const way of ['Next week', 'Previous week']) {
      await expect(shifts).toHaveCount(5);
      await expect(page.getByRole('button', { name: hours })).toHaveCount(5);
      await page.getByRole('button', { name: way }).click();
    }
  }

  // The mason's first shift ends fifteen minutes later.
  await press(grid, mason.name, ['Alt+ArrowRight']);
  await publishAll(office, 1);
  const week = masons.page.getByRole('region', { name: 'Week' });
  await expect(week.getByText('Changed: time')).toHaveCount(1);
  await expect(masons.page.getByRole('button', { name: masons.hours })).toHaveCount(4);
  for (const { page, shifts, hours } of phones.slice(1)) {
    await expect(shifts).toHaveCount(5);
    await expect(page.getByRole('button', { name: hours })).toHaveCount(5);
    await expect(page.getByText(/^Changed/)).toHaveCount(0);
  }

  await masons.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await masons.page.context().setOffline(true);
  await openFirstWeek(masons.page);
  await expect(masons.page.getByText(/^As of /)).toBeVisible();
  await expect(masons.shifts).toHaveCount(5);
  await masons.page.getByRole('button', { name: /^6:45\sAM – 1:00\sPM.*Changed: time/ }).click();
  await masons.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(masons.page.getByText('Saved on this device')).toBeVisible();
});

test('two weeks are planned by mouse, two schedulers see both versions, two people swap, and one of two gets the open shift @full', async ({
  browser,
  server,
}) => {
  const { admin, lead, mason, helper, welder, roofer } = await foundPlannedCompany(server);
  const { office, grid } = await openBoard(browser, server, admin);
  const row = (name: string, board = grid) => board.getByRole('row').filter({ hasText: name });
  const cell = (name: string, at: number) => row(name).getByRole('gridcell').nth(at);
  const card = (name: string, time: string) => row(name).getByRole('button', { name: time });

  // A click on an empty day adds a shift: for three crews in both weeks, and an open one.
  for (const [name, at, starts, ends, repeats] of [
    [mason.name, 1, '04:45', '12:45', true],
    [helper.name, 3, '04:30', '12:30', false],
    [welder.name, 1, '11:30', '17:30', true],
    [roofer.name, 1, '13:30', '19:30', true],
    ['Open shifts', 12, '18:00', '22:00', false],
  ] as const) {
    await cell(name, at).click();
    const sheet = office.getByRole('dialog', { name: 'Add shift' });
    await sheet.getByLabel('Starts').fill(starts);
    await sheet.getByLabel('Ends').fill(ends);
    if (repeats) {
      await sheet.getByRole('checkbox', { name: 'Repeat this shift' }).check();
      await sheet.getByLabel('Last day').fill(dayOfPlan(11));
    }
    await sheet.getByRole('button', { name: 'Save draft' }).click();
    await expect(sheet).toBeHidden();
  }

  // The pointer moves one to the next day and makes it longer.
  await office.getByRole('combobox', { name: 'View' }).selectOption('Week');
  const planned = card(mason.name, '4:45a–12:45p');
  await expect(cell(mason.name, 1).getByRole('button')).toHaveCount(1);
  await expect(grid.getByRole('columnheader')).toHaveCount(8);
  const from = await boxOf(planned);
  const to = await boxOf(cell(mason.name, 2));
  await office.mouse.move(from.x + 20, from.y + 20);
  await office.mouse.down();
  await office.mouse.move(from.x + 40, from.y + 24, { steps: 4 });
  await office.mouse.move(to.x + 30, to.y + 20, { steps: 8 });
  await office.mouse.up();
  await expect(cell(mason.name, 2).getByRole('button', { name: '4:45' })).toBeVisible();
  await expect(cell(mason.name, 1).getByRole('button')).toHaveCount(0);

  const edge = await boxOf(planned);
  await planned.hover();
  await office.mouse.move(edge.x + edge.width - 3, edge.y + 20);
  await office.mouse.down();
  await office.mouse.move(edge.x + edge.width + 21, edge.y + 20, { steps: 6 });
  await office.mouse.up();
  await expect(card(mason.name, '4:45')).toHaveCount(1);
  await expect(planned).toHaveCount(0);

  // Someone else has the same shift open, and is shown the changes made meanwhile.
  const { office: leads, grid: theirGrid } = await openBoard(browser, server, lead.login);
  await row(mason.name, theirGrid).getByRole('button', { name: '4:45' }).first().click();
  const theirs = leads.getByRole('dialog', { name: 'Edit shift' });
  await theirs.getByLabel('Note for the crew').fill('From the crew lead');
  await card(mason.name, '4:45').click();
  const mine = office.getByRole('dialog', { name: 'Edit shift' });
  await mine.getByLabel('Note for the crew').fill('From the office');
  await mine.getByRole('button', { name: 'Save draft' }).click();
  await expect(mine).toBeHidden();
  await theirs.getByRole('button', { name: 'Save draft' }).click();
  const both = theirs.getByRole('region', { name: 'Someone else changed this too' });
  await expect(both.getByRole('radio', { name: 'Theirs From the office' })).toBeVisible();
  await expect(both.getByRole('radio', { name: 'Yours From the crew lead' })).toBeChecked();

  // It is deleted while they edit it: their input is kept, and saving restores the shift.
  await card(mason.name, '4:45').click();
  await mine.getByRole('button', { name: 'Delete' }).click();
  const again = leads.getByRole('dialog', { name: 'Add shift' });
  await expect(again).toContainText('Someone else deleted this shift. Saving adds it again.');
  await again.getByRole('button', { name: 'Save draft' }).click();
  await expect(card(mason.name, '4:45')).toHaveCount(1);
  await leads.context().close();

  await office.getByRole('combobox', { name: 'View' }).selectOption('2 weeks');
  await publishAll(office, 8, (button) => button.click());

  // Both see the open shift on their phones; one gets it, the board shows that, and the other is notified.
  const masons = await openPhone(browser, server, mason.login);
  const helpers = await openPhone(browser, server, helper.login);
  for (const phone of [masons, helpers]) {
    await phone.getByRole('button', { name: 'Claim' }).click();
    await expect(phone.getByRole('dialog').getByText(/6:00\s(?:PM )?– 10:00\sPM/)).toBeVisible();
  }
  await helpers.getByRole('dialog').getByRole('button', { name: 'Claim' }).click();
  await expect(helpers.getByText('The shift is yours')).toBeVisible();
  await expect(cell(helper.name, 12).getByRole('button', { name: '6–10p' })).toBeVisible();
  const lost = masons.getByRole('dialog', { name: 'Claim this shift?' });
  await expect(lost.getByText('Someone else took this shift, or it was canceled.')).toBeVisible();
  await lost.getByRole('button', { name: 'Cancel' }).click();
  await expect(masons.getByRole('button', { name: 'Claim' })).toHaveCount(0);

  // The mason offers a shift to the helper, who accepts; the lead approves, and each has the other's.
  await masons.getByRole('button', { name: /^4:45/ }).click();
  await masons.getByRole('dialog').getByRole('button', { name: 'Swap' }).click();
  const swap = masons.getByRole('dialog', { name: 'Swap this shift' });
  await swap
    .getByRole('radio', { name: /^Helper Tester/ })
    .first()
    .check();
  await swap.getByRole('button', { name: 'Offer swap' }).click();
  await expect(masons.getByText('Swap offered to Helper Tester')).toBeVisible();
  await helpers.getByRole('button', { name: 'Accept' }).click();
  const leadsPhone = await openSignedIn(browser, server, lead.login, { width: 390, height: 844 });
  await leadsPhone.goto('/schedule/requests');
  const request = leadsPhone
    .getByRole('listitem')
    .filter({ hasText: 'Mason Tester offered Helper Tester a swap' });
  await request.getByRole('button', { name: 'Approve' }).click();
  await leadsPhone.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(request.getByText(/^Approved by /)).toBeVisible();
  await expect(masons.getByRole('button', { name: /^4:30/ })).toBeVisible();
  await expect(helpers.getByRole('button', { name: /^4:45/ })).toBeVisible();
});

test('a crew lead plans, copies, changes and publishes on a phone, by lists and sheets', async ({
  browser,
  server,
}) => {
  const { lead, mason, helper } = await foundPlannedCompany(server);
  const phone = await openSignedIn(browser, server, lead.login, { width: 390, height: 844 });
  await phone.goto(`/schedule?day=${dayOfPlan(0)}`);
  const crew = phone.getByRole('list', { name: 'Formwork' });
  await crew.getByRole('button', { name: /^Mason Tester\s*No shift/ }).click();
  const added = phone.getByRole('dialog', { name: 'Add shift' });
  await added.getByLabel('Starts').fill('06:45');
  await added.getByRole('button', { name: 'Save draft' }).click();
  await expect(added).toBeHidden();
  const masons = crew.getByRole('button', { name: /^Mason Tester/ });
  await expect(masons).toContainText('Draft');

  // The same for the helper an hour later, then the whole day again on Tuesday.
  await masons.click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  await added.getByLabel('Date').fill(dayOfPlan(0));
  await added.getByRole('button', { name: /^Person/ }).click();
  await phone.getByRole('dialog', { name: 'Choose a person' }).getByText('Helper Tester').click();
  await added.getByRole('button', { name: 'Save draft' }).click();
  await expect(added).toBeHidden();
  await phone.getByRole('button', { name: 'More' }).click();
  await phone.getByRole('menuitem', { name: /^Copy to Tue/ }).click();
  await expect(phone.getByText('Shifts copied: 2')).toBeVisible();

  // The helper's week has both, and Tuesday's begins later.
  await phone.getByRole('radio', { name: 'Week by person' }).check();
  await phone.getByRole('button', { name: /^Helper Tester/ }).click();
  const tuesday = phone.getByRole('region', { name: /^Tue/ });
  await tuesday.getByRole('button', { name: /^6:45/ }).click();
  const changed = phone.getByRole('dialog', { name: 'Edit shift' });
  await changed.getByLabel('Starts').fill('08:00');
  await changed.getByRole('button', { name: 'Save draft' }).click();
  await expect(tuesday.getByRole('button', { name: /^8:00/ })).toBeVisible();
  await phone.getByRole('button', { name: 'More' }).click();
  await phone.getByRole('menuitem', { name: 'Publish the whole week' }).click();
  const sheet = phone.getByRole('dialog', { name: 'Publish schedule' });
  await sheet.getByRole('button', { name: 'Publish 4 changes' }).click();
  await expect(phone.getByText('The schedule is published')).toBeVisible();
  for (const [who, hours] of [
    [mason, [/^6:45/, /^6:45/]],
    [helper, [/^6:45/, /^8:00/]],
  ] as const) {
    const page = await openPhone(browser, server, who.login);
    await expect(page.getByRole('button', { name: /\d:\d\d\s[AP]M – / })).toHaveCount(2);
    for (const name of hours) {
      await expect(page.getByRole('button', { name }).first()).toBeVisible();
    }
  }
});

test('the first screen of a crew lead’s phone shows whose shift has begun without a punch', async ({
  browser,
  server,
}) => {
  const { admin, lead, mason } = await foundPlannedCompany(server);
  await changeAsServer(server, `memberships?person_id=eq.${mason.personId}`, {
    valid_from: new Date(Date.now() - 86_400_000).toISOString(),
  });
  const shift = shiftUnderWay(mason.personId);
  await callAs(server, admin, 'save_shifts', {
    change_id: randomUUID(),
    changes: [{ op: 'save', shift, version: null }],
  });
  await callAs(server, admin, 'publish_shifts', {
    change_id: randomUUID(),
    shift_ids: [shift.id],
    override_reason: 'Begins now',
  });
  const phone = await openSignedIn(browser, server, lead.login, { width: 390, height: 844 });
  await phone.goto('/dashboard');
  const missing = phone.getByRole('list', { name: 'Expected, not clocked in' });
  await expect(missing.getByText(mason.name)).toBeInViewport();
  await missing.getByRole('link', { name: `Clock in ${mason.name}` }).click();
  const punch = phone.getByRole('dialog', { name: 'What do you want to record?' });
  await expect(punch.getByRole('radio', { name: 'Clock in' })).toBeChecked();
});

/** A shift that began fifteen minutes ago. Its zone is chosen to fit, so that the company's day doesn't matter. */
function shiftUnderWay(personId: string) {
  const wall = (minutes: number) =>
    new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16);
  return {
    id: randomUUID(),
    person_id: personId,
    crew_id: null,
    project_id: null,
    site_id: null,
    cost_code_id: null,
    starts_local: wall(-15),
    ends_local: wall(240),
    zone: 'UTC',
    starts_second: false,
    ends_second: false,
    break_minutes: 0,
    note: null,
  };
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is out of sight');
  return box;
}
