import { expect, type Locator, type Page } from '@playwright/test';

const enoughSteps = 120;

/** Tab goes on, Shift+Tab back, an arrow down from row to row of a table. */
type Step = 'Tab' | 'Shift+Tab' | 'ArrowDown';

/** Moves the focus to something without a pointer. */
export async function reach(target: Locator, step: Step = 'Tab'): Promise<void> {
  // Just after a punch the big button rests: half a double tap must not press its new meaning.
  await expect(target).toBeEnabled();
  for (let steps = 0; steps < enoughSteps; steps += 1) {
    if (await target.evaluateAll((found) => found.some((one) => one === document.activeElement))) {
      return;
    }
    await target.page().keyboard.press(step);
  }
  throw new Error(`${String(target)} is out of the keyboard's reach`);
}

/** Presses something without a pointer. */
export async function pressByKey(
  target: Locator,
  { step = 'Tab', key = 'Enter' }: { step?: Step; key?: 'Enter' | 'Space' } = {},
): Promise<void> {
  await reach(target, step);
  await target.page().keyboard.press(key);
}

/** What has the focus can be seen: it is in view, and not the page as a whole. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator('body :focus')).toBeInViewport();
}
