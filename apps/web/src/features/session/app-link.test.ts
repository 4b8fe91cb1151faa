import { expect, it } from 'vitest';
import { readOpenedLink } from '../../platform/native/links.ts';
import { appLinkFor } from './app-link.ts';

const page = 'https://muster.example.com:8443/auth/app';
const server = 'app.muster.field://muster.example.com:8443';

it('leads into the app without anything where nothing came back', () => {
  expect(appLinkFor(page)).toEqual({ href: `${server}/`, isSignIn: false });
});

it('hands on a code or a refusal, and no session', () => {
  const session = '#access_token=a&refresh_token=b';
  const code = appLinkFor(`${page}?code=c&access_token=a&next=%2Ftime${session}`);
  expect(code).toEqual({ href: `${server}/dashboard?code=c`, isSignIn: true });
  const refused = appLinkFor(`${page}?error=access_denied&error_description=He+said+no#error=x`);
  expect(refused.href).toBe(`${server}/dashboard?error=access_denied&error_description=He+said+no`);
});

it('is what the app follows', () => {
  const origin = 'https://muster.example.com:8443';
  expect(readOpenedLink(appLinkFor(`${page}?code=c`).href, origin)).toEqual({
    kind: 'sign_in',
    path: '/dashboard?code=c',
  });
  expect(readOpenedLink(appLinkFor(page).href, origin)).toEqual({ kind: 'page', path: '/' });
});
