import type { Page } from '@playwright/test';

/** One action of a person on the dashboard; it leaves the page ready for the next one. */
export type Interaction = {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
};

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search people and projects' });

const shared: readonly Interaction[] = [
  { name: 'type a letter into the search', act: (page) => search(page).press('a') },
  { name: 'take the letter back', act: (page) => search(page).press('Backspace') },
  { name: 'show who is off the clock', act: press(/Off the clock/) },
  { name: 'show everybody on the clock', act: press(/Off the clock/) },
  { name: 'group by crew', act: (page) => page.getByRole('radio', { name: 'By crew' }).click() },
  {
    name: 'group by project',
    act: (page) => page.getByRole('radio', { name: 'By project' }).click(),
  },
];

/** Actions of an admin at a desk, on the board. */
export const atTheDesk: readonly Interaction[] = [
  {
    name: 'open a person',
    act: (page) => page.getByRole('table').getByRole('link').first().click(),
  },
  {
    name: 'open another person',
    act: (page) => page.getByRole('table').getByRole('link').nth(3).click(),
  },
  { name: 'close the person', act: press('Close') },
  ...shared,
  { name: 'open the menu of columns', act: press('Choose columns') },
  {
    name: 'add a column',
    act: (page) => page.getByRole('menuitemcheckbox', { name: 'Cost code' }).click(),
  },
  {
    name: 'take the column away',
    act: (page) => page.getByRole('menuitemcheckbox', { name: 'Cost code' }).click(),
  },
  { name: 'close the menu of columns', act: (page) => page.keyboard.press('Escape') },
  { name: 'fold the rail', act: press('Fold the menu') },
  { name: 'unfold the rail', act: press('Unfold the menu') },
];

/** Actions of the same admin with a phone. */
export const onThePhone: readonly Interaction[] = [
  ...shared,
  {
    name: 'go to Time',
    act: (page) => page.getByRole('link', { name: 'Time', exact: true }).click(),
  },
  { name: 'go Home', act: (page) => page.getByRole('link', { name: 'Home', exact: true }).click() },
];
