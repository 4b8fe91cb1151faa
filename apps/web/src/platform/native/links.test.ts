import { describe, expect, it } from 'vitest';
import { createNativeBridge } from './bridge.ts';
import { onOpenedLink, readAppLink, readOpenedLink } from './links.ts';
import { createSimulatedPhone } from './simulated-bridge.ts';

const origin = 'https://muster.example.com';
const own = 'app.muster.field://muster.example.com';

describe('a link is not followed', () => {
  it.each([
    ['another site', 'https://evil.example/dashboard'],
    ['a site whose name begins like ours', 'https://muster.example.com.evil.example/'],
    ['our name as a user name', 'https://muster.example.com@evil.example/'],
    ['a user name before ours', 'https://someone@muster.example.com/time'],
    ['our site by another scheme', 'http://muster.example.com/time'],
    ['another port', 'https://muster.example.com:8443/time'],
    ['another app’s scheme', 'app.muster.other://muster.example.com/time'],
    ['another server by the app’s scheme', 'app.muster.field://evil.example/time'],
    ['a session by the app’s scheme', `${own}/dashboard#access_token=a&refresh_token=b`],
    ['a session in disguise by it', `${own}/dashboard#access%5Ftoken=a&refresh%5Ftoken=b`],
    ['half a session by it', `${own}/dashboard?code=c#refresh_token=b`],
    ['a mailed proof by it', `${own}/auth/v1/verify?type=recovery&token=pkce_t`],
    ['a mailed page by it', `${own}/auth/confirm?type=recovery&token=pkce_t`],
    ['a user name before ours by it', 'app.muster.field://someone@muster.example.com/time'],
    ['a host behind two slashes by it', `${own}//evil.example`],
    ['a host behind two slashes', 'https://muster.example.com//evil.example'],
    ['the API', 'https://muster.example.com/rest/v1/punches'],
    ['another part of signing in', 'https://muster.example.com/auth/v1/authorize?provider=x'],
    ['a mailed link without its token', 'https://muster.example.com/auth/v1/verify?type=signup'],
    ['a mailed page without its token', 'https://muster.example.com/auth/confirm?type=signup'],
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
    [
      '/auth/confirm?token=t&type=signup&redirect_to=https%3A%2F%2Fevil.example',
      { kind: 'verify', type: 'signup', tokenHash: 't' },
    ],
  ])('to %s is %j', (path, link) => {
    expect(readOpenedLink(`${origin}${path}`, origin)).toEqual(link);
  });
});

describe('a link of the app’s own scheme', () => {
  it.each([
    ['/time', { kind: 'page', path: '/time' }],
    ['', { kind: 'page', path: '/' }],
    ['/dashboard?code=c', { kind: 'sign_in', path: '/dashboard?code=c' }],
    ['?error_code=bad_oauth_state', { kind: 'sign_in', path: '/?error_code=bad_oauth_state' }],
  ])('to %s is %j', (path, link) => {
    expect(readOpenedLink(`${own}${path}`, origin)).toEqual(link);
  });

  it('names the server, with its port', () => {
    expect(readAppLink('APP.MUSTER.FIELD://Muster.example.com:8443/Auth?a=1#b')).toEqual({
      host: 'muster.example.com:8443',
      path: '/Auth?a=1#b',
    });
    expect(readAppLink('app.muster.field:///time')).toBeNull();
    expect(readAppLink('https://muster.example.com/')).toBeNull();
  });
});

it('a sign-in that the phone opened without a page in between goes on in the app', () => {
  expect(readOpenedLink(`${origin}/auth/app?code=c`, origin)).toEqual({
    kind: 'sign_in',
    path: '/dashboard?code=c',
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
