/** Shared by the pictures of the running clock. */
import type { Page } from 'playwright-core';

/** A time zone where it is morning now: pictures of a night shift would look odd. */
export function zoneInTheMorning(): string {
  const hoursToEight = ((8 - new Date().getUTCHours() + 36) % 24) - 12;
  // POSIX signs: west of Greenwich is positive.
  return hoursToEight === 0
    ? 'UTC'
    : `Etc/GMT${hoursToEight > 0 ? '-' : '+'}${Math.abs(hoursToEight)}`;
}

/** How long the clock on a picture has run. */
const shownMs = (2 * 60 + 13) * 60_000;

/** Advances the clock of a page to the time that pictures show; the page's clock is installed. */
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
 * Clocks in the signed-in person, in English, on a separate device: the device that made the punch keeps showing what
 * it has just done, which would be odd hours later.
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
