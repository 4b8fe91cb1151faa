/** What the pictures of the running clock have in common. */
import type { Page } from 'playwright-core';

/** Where it is day when this is run: pictures of a night shift would surprise. */
export function zoneInTheMorning(): string {
  const hoursToEight = ((8 - new Date().getUTCHours() + 36) % 24) - 12;
  // POSIX signs: west of Greenwich is positive.
  return hoursToEight === 0
    ? 'UTC'
    : `Etc/GMT${hoursToEight > 0 ? '-' : '+'}${Math.abs(hoursToEight)}`;
}

/** How long the clock on a picture has run. */
const shownMs = (2 * 60 + 13) * 60_000;

/** Lets the clock of a page run on to the time that pictures show; the page's clock is installed. */
export async function runOn(page: Page): Promise<void> {
  const timer = page.getByText(/^\d+:\d\d:\d\d$/);
  const [hours = 0, minutes = 0, seconds = 0] = ((await timer.textContent()) ?? '')
    .split(':')
    .map(Number);
  const runMs = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  if (runMs < shownMs) await page.clock.fastForward(shownMs - runMs);
  await page.getByText(/^2:13:\d\d$/).waitFor();
}

/**
 * Clocks in whoever is signed in, in English, on a device of its own: the one that made the punch
 * goes on to say what it has just done, which would be odd hours later.
 */
export async function clockIn(page: Page): Promise<void> {
  await page.goto('/time');
  const start = page.getByRole('button', { name: 'Clock in', exact: true });
  const end = page.getByRole('button', { name: 'Clock out', exact: true });
  await start.or(end).waitFor();
  if (await start.isVisible()) {
    await start.click();
    await page.getByText('Saved and sent.').waitFor();
  }
  await page.close();
}
