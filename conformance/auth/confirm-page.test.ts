import { describe, expect, test } from 'vitest';
import {
  type Target,
  address,
  call,
  isAimedElsewhere,
  password,
  useSharedTarget,
} from './support/target.ts';

let target: Target;
useSharedTarget((shared) => (target = shared));

/** Returns a sign-up's mailed link as the URL of the page that it opens. */
async function mailedPage(redirectTo = target.url): Promise<string> {
  const email = address();
  const query = `?redirect_to=${encodeURIComponent(redirectTo)}`;
  await call(target, 'POST', `/signup${query}`, { body: { email, password } });
  return `${target.url}/auth/confirm${(await target.mailTo(email)).link.search}`;
}

const ask = (url: string, method = 'GET', headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, { method, headers, redirect: 'manual' });

describe.skipIf(isAimedElsewhere)('the page behind the link in an email', () => {
  test('uses up nothing, whoever opens it and however often', async () => {
    const url = await mailedPage(`${target.url}/welcome`);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const page = await ask(url, method, { referer: 'https://mail.example/scan' });
      expect(page.status).toBe(200);
      expect(page.headers.get('location')).toBeNull();
    }
    const redirect = await ask(url, 'POST');
    expect(redirect.status).toBe(303);
    expect(redirect.headers.get('location')).toMatch(`${target.url}/welcome#access_token=`);
  });

  test('is kept nowhere, runs nothing and repeats nothing of its address', async () => {
    const evil = encodeURIComponent('"><script>alert(1)</script>');
    const page = await ask(
      `${target.url}/auth/confirm?token=${evil}&type=${evil}&redirect_to=${evil}`,
    );
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('content-type')).toMatch('text/html');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(await page.text()).not.toMatch(/script|alert/);
  });

  test('leads to the reason where the link was used before, and never to another site', async () => {
    const url = new URL(await mailedPage());
    url.searchParams.set('redirect_to', 'https://evil.example/');
    const referer = 'https://evil.example/';
    const [first, second] = [
      await ask(url.href, 'POST', { referer }),
      await ask(url.href, 'POST', { referer }),
    ];
    expect(first.headers.get('location')).toMatch(`${target.url}#access_token=`);
    expect(second.status).toBe(303);
    expect(second.headers.get('location')).toMatch(
      `${target.url}#error=access_denied&error_code=otp_expired&`,
    );
  });

  test('speaks the language of the browser', async () => {
    const url = `${target.url}/auth/confirm?token=x&type=recovery`;
    expect(await (await ask(url)).text()).toContain('<html lang="en">');
    const spanish = await ask(url, 'GET', { 'accept-language': 'es-MX,es;q=0.9' });
    expect(await spanish.text()).toContain('Elija una contraseña nueva');
  });
});
