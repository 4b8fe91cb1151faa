import { test as base } from '@playwright/test';

import { startTestServer, type TestServer } from '@muster/testkit';

/** The browser tests' ground: a real server with the demo company, one for each worker. */
export const test = base.extend<object, { server: TestServer }>({
  server: [
    // Playwright wants the empty pattern: it reads the names of fixtures out of it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startTestServer({ dataFrom: process.env['MUSTER_E2E_DATA'] });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect } from '@playwright/test';
