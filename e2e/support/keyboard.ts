import { expect, type Locator, type Page } from '@playwright/test';

const enoughSteps = 120;

/** Tab goes forward, Shift+Tab back, and the down arrow from row to row of a table. */
type Step = 'Tab' | 'Shift+Tab' | 'ArrowDown';

/** Moves the focus to an element without a pointer. */
export async function reach(target: Locator, step: Step = 'Tab'): Promise<void> {
  // Just after a punch the big button is disabled: half a double tap must not trigger its new action.
  await expect(target).toBeEnabled();
  for (let steps = 0; steps < enoughSteps; steps += 1) {
    if (await target.evaluateAll((found) => found.some((one) => one === document.activeElement))) {
      return;
    }
    await target.page().keyboard.press(step);
  }
  throw new Error(`${String(target)} is out of the keyboard's reach`);
}

/** Presses an element without a pointer. */
export async function pressByKey(
  target: Locator,
  { step = 'Tab', key = 'Enter' }: { step?: Step; key?: 'Enter' | 'Space' } = {},
): Promise<void> {
  await reach(target, step);
  await target.page().keyboard.press(key);
}

/** Checks that the focused element is in view, and isn't the page as a whole. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator('body :focus')).toBeInViewport();
}
