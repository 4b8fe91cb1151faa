import { defineConfig } from '@playwright/test';

import { leftOut } from '../tools/test/share.ts';
import { chromiumOptions } from './support/chromium.ts';
import { isFullRun } from './support/screens.ts';

/** Journeys with time limits in seconds. */
const timed = /@timed/;
/** Also excludes journeys that only the full run makes (decision 0181). */
const notAmongOthers = isFullRun ? timed : /@timed|@full/;

/** Each worker has its own server with a copy of the demo company (`support/test.ts`). */
export default defineConfig({
  testDir: '.',
  testIgnore: leftOut('e2e/**/*.spec.ts').map((file) => `**/${file}`),
  globalSetup: './support/global-setup.ts',
  outputDir: '../node_modules/.cache/muster-e2e',
  workers: 2,
  fullyParallel: false,
  // The full run must find flaky tests, so it doesn't retry.
  retries: isFullRun ? 0 : 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  projects: [
    // A teardown runs after the other tests, even if they failed: nothing else runs during timed journeys, and failures
    // of one project don't hide the other's.
    { name: 'others', grepInvert: notAmongOthers, teardown: 'timed' },
    { name: 'timed', grep: timed, workers: 1 },
  ],
  use: {
    browserName: 'chromium',
    // Otherwise a missing element would use up the journey's whole time limit, and again at the second attempt.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Each context would cache the whole app; tests that need a service worker enable it.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions(),
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    trace: isFullRun ? 'retain-on-failure' : 'on-first-retry',
  },
});
