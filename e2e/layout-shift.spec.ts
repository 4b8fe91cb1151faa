import { demoLogins, signIn } from './support/session.ts';
import { restOf } from './support/rest.ts';
import { expect, test } from './support/test.ts';

/** Good by Core Web Vitals is 0.1; a thumb on its way to a button deserves better. */
const most = 0.05;

for (const role of ['employee', 'supervisor', 'admin'] as const) {
  test(`the first page of a ${role} does not move while it loads`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, demoLogins[role]);
    await page.addInitScript(() => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
            sum += Number(entry.value);
        }
        document.documentElement.dataset['shift'] = String(sum);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await restOf(page);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
    expect(shift).toBeLessThan(most);
  });
}
