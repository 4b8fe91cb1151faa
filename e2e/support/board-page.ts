import type { Browser, Locator, Page } from '@playwright/test';

import type { TestServer } from '@muster/testkit';

import { demoLogins, signIn } from './session.ts';

export type BoardPage = {
  readonly page: Page;
  row(name: string): Locator;
  /** How often the page was loaded again since it was opened. */
  reloads(): number;
};

/** The admin's dashboard on a desktop, left open. */
export async function openBoard(browser: Browser, server: TestServer): Promise<BoardPage> {
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width: 1280, height: 900 },
  });
  await signIn(page, demoLogins.admin);
  let reloads = 0;
  page.on('framenavigated', () => (reloads += 1));
  return {
    page,
    row: (name) => page.getByRole('row').filter({ hasText: name }),
    reloads: () => reloads,
  };
}
