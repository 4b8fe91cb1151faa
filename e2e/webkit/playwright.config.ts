import { defineConfig } from '@playwright/test';

/** The journeys in WebKit: with Playwright's runner, but not its browsers. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: '../support/global-setup.ts',
  outputDir: '../../node_modules/.cache/muster-webkit',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
});
