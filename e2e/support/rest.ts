import type { Page } from '@playwright/test';

/**
 * Waits until nothing on the page moves or fades anymore: halfway, colors are too faint and positions wrong. Endless
 * animations, such as a spinner, are ignored.
 */
export async function restOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const endsAt = Number(effect?.getComputedTiming().endTime);
        return playState === 'running' && Number.isFinite(endsAt);
      });
    // An animation that was removed with its element has ended too.
    for (let moving = ending(); moving.length > 0; moving = ending()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}
