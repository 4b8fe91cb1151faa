import type { Locator, Page } from '@playwright/test';

const pages = new WeakSet<Page>();

/** The question after a clock-out, if the company's rules and the hours worked call for it. */
export function breaksQuestion(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(?:Your breaks today|Sus descansos de hoy)$/ });
}

/**
 * Postpones the question whenever it appears. Whether it does depends on how long the demo's people have
 * worked by now; a test of the question removes this handler from its page.
 */
export async function answerBreaksLater(page: Page): Promise<void> {
  if (pages.has(page)) return;
  pages.add(page);
  await page.addLocatorHandler(breaksQuestion(page), (question) =>
    question.getByRole('button', { name: /^(?:Answer later|Responder después)$/ }).click(),
  );
}
