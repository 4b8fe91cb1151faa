// node shot.mjs <base> <login> <outprefix> <width> <theme> <lang> path...
import { chromium } from '@playwright/test';
const [base, login, out, width, theme, lang, ...paths] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const context = await browser.newContext({
  baseURL: base,
  viewport: { width: +width, height: +width < 700 ? 844 : 900 },
  colorScheme: theme,
  locale: lang === 'es' ? 'es-US' : 'en-US',
  serviceWorkers: 'block',
});
const page = await context.newPage();
await page.goto('/auth');
await page.getByRole('textbox', { name: /Email|Correo/ }).fill(login);
await page.getByRole('textbox', { name: /Password|Contraseña/ }).fill('muster-demo-2026');
await page.getByRole('button', { name: /^(Sign in|Iniciar sesión|Entrar)$/ }).click();
await page.waitForURL(/dashboard|super/, { timeout: 60000 });
let n = 0;
for (const path of paths) {
  const [to, ...clicks] = path.split('>>');
  await page.goto(to);
  await page.waitForLoadState('networkidle').catch(() => {});
  for (const c of clicks) {
    await page
      .getByText(c, { exact: false })
      .first()
      .click({ timeout: 8000 })
      .catch((e) => console.log('no', c));
    await page.waitForTimeout(1200);
  }
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${out}-${n}.png`, fullPage: true });
  console.log(`${out}-${n}.png`, page.url());
  n++;
}
await browser.close();
