import type { Browser, Locator, Page } from '@playwright/test';

import type { TestServer } from '@muster/testkit';

import { demoLogins, type Login, signIn } from './session.ts';

export type BoardPage = {
  readonly page: Page;
  row(name: string): Locator;
  /** How often the page was reloaded since it was opened. */
  reloads(): number;
};

/** The admin's dashboard on a desktop, left open. */
export async function openBoard(
  browser: Browser,
  server: TestServer,
  admin: Login = demoLogins.admin,
): Promise<BoardPage> {
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width: 1280, height: 900 },
  });
  await signIn(page, admin);
  const reloads = countReloads(page);
  return {
    page,
    row: (name) => page.getByRole('row').filter({ hasText: name }),
    reloads,
  };
}

/** Counts how often a page is loaded again from now on, as opposed to navigating within the app. */
export function countReloads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}
