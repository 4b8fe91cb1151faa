import { test as base } from '@playwright/test';

import { startTestServer, type TestServer } from '@muster/testkit';

import { skipSplash } from './splash.ts';

/** The basis of the browser tests: a real server with the demo company, one per worker. */
type Options = {
  /** Only tests of the splash itself wait for it. */
  readonly splash: 'skipped' | 'shown';
};

type Automatic = { readonly nothingLeftOpen: void };

const lastLines = 15;
let running: { readonly server: TestServer; readonly saidAtStart: number } | undefined;

export const test = base.extend<Options & Automatic, { server: TestServer }>({
  // A page that a test leaves open keeps rendering and requesting, and slows down all later tests.
  nothingLeftOpen: [
    async ({ browser }, use, info) => {
      await use();
      if (info.status !== info.expectedStatus && running !== undefined) {
        const said = running.server.output().slice(running.saidAtStart).trimEnd();
        const words = said.split('\n').slice(-lastLines).join('\n');
        process.stderr.write(`The server wrote last: ${words || 'nothing since its start'}\n`);
      }
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
  splash: ['skipped', { option: true }],
  context: async ({ context, splash }, use) => {
    if (splash === 'skipped') await skipSplash(context);
    await use(context);
  },
  server: [
    // Playwright requires the empty pattern: it parses the names of fixtures from it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startTestServer({ dataFrom: process.env['MUSTER_E2E_DATA'] });
      running = { server, saidAtStart: server.output().length };
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect } from '@playwright/test';
