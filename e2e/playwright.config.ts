import { defineConfig } from '@playwright/test';

import { leftOut } from '../tools/test/share.ts';
import { chromiumOptions } from './support/chromium.ts';
import { isFullRun } from './support/screens.ts';

/** Journeys that hold the app to seconds. */
const timed = /@timed/;
/** Beside them, journeys that only the full run makes (decision 0181). */
const notAmongOthers = isFullRun ? timed : /@timed|@full/;

/** Each worker has a server of its own, with a copy of the demo company (`support/test.ts`). */
export default defineConfig({
  testDir: '.',
  testIgnore: leftOut('e2e/**/*.spec.ts').map((file) => `**/${file}`),
  globalSetup: './support/global-setup.ts',
  outputDir: '../node_modules/.cache/muster-e2e',
  workers: 2,
  fullyParallel: false,
  // The full run, which is to find what is unsteady, gives no further try.
  retries: isFullRun ? 0 : 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  projects: [
    // A teardown comes once the others have ended, however they ended: nothing runs beside what is
    // timed, and neither hides what the other finds.
    { name: 'others', grepInvert: notAmongOthers, teardown: 'timed' },
    { name: 'timed', grep: timed, workers: 1 },
  ],
  use: {
    browserName: 'chromium',
    // Else what never comes is waited for until the whole journey is out of time, and once more at the second try.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Each context would fill a cache with the whole app; what needs one of its own asks for it.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions(),
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    trace: isFullRun ? 'retain-on-failure' : 'on-first-retry',
  },
});
