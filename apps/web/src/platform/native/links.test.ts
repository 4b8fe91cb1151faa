import { describe, expect, it } from 'vitest';
import { createNativeBridge } from './bridge.ts';
import { onOpenedLink, readOpenedLink } from './links.ts';
import { createSimulatedPhone } from './simulated-bridge.ts';

const origin = 'https://muster.example.com';

describe('a link is not followed', () => {
  it.each([
    ['another site', 'https://evil.example/dashboard'],
    ['a site whose name begins like ours', 'https://muster.example.com.evil.example/'],
    ['our name as a user name', 'https://muster.example.com@evil.example/'],
    ['a user name before ours', 'https://someone@muster.example.com/time'],
    ['our site by another scheme', 'http://muster.example.com/time'],
    ['another port', 'https://muster.example.com:8443/time'],
    ['another app’s scheme', 'app.muster.field://muster.example.com/time'],
    ['a host behind two slashes', 'https://muster.example.com//evil.example'],
    ['the API', 'https://muster.example.com/rest/v1/punches'],
    ['another part of signing in', 'https://muster.example.com/auth/v1/authorize?provider=x'],
    ['a mailed link without its token', 'https://muster.example.com/auth/v1/verify?type=signup'],
    ['a script', 'javascript:alert(1)'],
    ['no address', ''],
  ])('when it is %s', (_, href) => {
    expect(readOpenedLink(href, origin)).toBeNull();
  });
});

describe('a link of the server', () => {
  it.each([
    ['/time', { kind: 'page', path: '/time' }],
    ['/auth?invitation=abc', { kind: 'page', path: '/auth?invitation=abc' }],
    ['', { kind: 'page', path: '/' }],
    [
      '/dashboard#access_token=a&refresh_token=b&type=signup',
      { kind: 'sign_in', path: '/dashboard#access_token=a&refresh_token=b&type=signup' },
    ],
    ['/dashboard?code=c', { kind: 'sign_in', path: '/dashboard?code=c' }],
    [
      '/dashboard#error_code=otp_expired',
      { kind: 'sign_in', path: '/dashboard#error_code=otp_expired' },
    ],
    [
      '/auth/v1/verify?token=pkce_t&type=recovery&redirect_to=https%3A%2F%2Fevil.example',
      { kind: 'verify', type: 'recovery', tokenHash: 'pkce_t' },
    ],
  ])('to %s is %j', (path, link) => {
    expect(readOpenedLink(`${origin}${path}`, origin)).toEqual(link);
  });
});

it('a link that opened the app is told to the first who listens', () => {
  const phone = createSimulatedPhone('android');
  phone.emit('appUrlOpen', { url: 'https://a.example/cold' });
  const opened: string[] = [];
  const stop = onOpenedLink(createNativeBridge(phone.injected)!, (href) => opened.push(href));
  phone.emit('appUrlOpen', { url: 'https://a.example/warm' });
  phone.emit('appUrlOpen', {});
  stop();
  expect(opened).toEqual(['https://a.example/cold', 'https://a.example/warm']);
});
