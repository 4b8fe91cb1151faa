import { describe, expect, test } from 'vitest';
import { isAllowedRedirect } from './redirect-target.ts';

const settings = {
  siteUrl: 'https://app.example.com',
  redirectUrls: [
    'https://*.preview.example.com/**',
    'muster://callback',
    'com.my_app://**',
    'https://exact.example.org/reset?x=1',
    'http://10.0.0.5/**',
    'https://{one,two}.example.net/[a-c]?',
  ],
};
const isAllowed = (target: string) => isAllowedRedirect(target, settings);

describe('[A44] a redirect is refused', () => {
  test.each([
    ['another site', 'https://evil.example'],
    ['a site whose name begins like ours', 'https://app.example.com.evil.example'],
    ['our name as a user name', 'https://app.example.com@evil.example'],
    ['our name before a backslash', 'https://evil.example\\@app.example.com'],
    ['our site by another scheme', 'http://app.example.com'],
    ['our site on another port', 'https://app.example.com:8443'],
    ['an address without a scheme', '//app.example.com'],
    ['a path', '/reset-password'],
    ['a script', 'javascript:alert(1)'],
    ['an address of the local network', 'http://192.168.0.1/'],
    ['an address of a network even when it is listed', 'http://10.0.0.5/x'],
    ['loopback in decimal', 'http://2130706433/'],
    ['loopback behind a tab', '\thttp://127.0.0.1/'],
    ['loopback with one slash', 'https:/127.0.0.1/'],
    ['a host with odd letters', 'https://exämple.com/'],
    ['two labels where the list has a star', 'https://a.b.preview.example.com/x'],
    ['another scheme of an app', 'muster://other'],
    ['more than the pattern says', 'https://one.example.net/axx'],
    ['longer than any link', 'https://a.preview.example.com/'.padEnd(2001, 'x')],
    ['nothing', ''],
  ])('when it is %s', (_, target) => {
    expect(isAllowed(target)).toBe(false);
  });
});

describe('[A44] a redirect is followed', () => {
  test.each([
    ['our site', 'https://app.example.com'],
    ['a page of it', 'https://app.example.com/reset-password?a=b#c'],
    ['as long as a link may be', 'https://a.preview.example.com/'.padEnd(2000, 'x')],
    ['our site in capitals', 'HTTPS://APP.example.com/x'],
    ['loopback on any port', 'http://127.0.0.1:5173/x'],
    ['loopback of the sixth version', 'http://[::1]:5173/x'],
    ['one label where the list has a star', 'https://pr-7.preview.example.com/a/b?c#d'],
    ['the scheme of an app', 'muster://callback'],
    ['its fragment aside', 'muster://callback#x'],
    ['a scheme with an underscore', 'com.my_app://anything/at.all'],
    ['an exact entry', 'https://exact.example.org/reset?x=1'],
    ['alternatives and classes', 'https://two.example.net/bz'],
  ])('when it is %s', (_, target) => {
    // The query of an exact entry is literal except for its question mark, which matches one character.
    expect(isAllowed(target)).toBe(true);
  });

  test('localhost has no fixed port', () => {
    const local = { siteUrl: 'http://localhost:3000', redirectUrls: [] };
    expect(isAllowedRedirect('http://localhost:5173/x', local)).toBe(true);
    expect(isAllowedRedirect('https://localhost:5173/x', local)).toBe(false);
    const loopback = { siteUrl: 'http://127.0.0.1:3000', redirectUrls: [] };
    expect(isAllowedRedirect('http://localhost:5173/x', loopback)).toBe(true);
    expect(isAllowed('https://localhost/x')).toBe(false);
  });
});
