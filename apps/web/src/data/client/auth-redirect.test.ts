import { describe, expect, it } from 'vitest';
import { readAuthRedirect, withoutAuthRedirect } from './auth-redirect.ts';

const app = 'https://app.test/reset-password';

describe('what an emailed link brings back', () => {
  it('is nothing in an ordinary address', () => {
    const kiosk = 'https://app.test/kiosk?code=12345678';
    for (const href of [app, `${app}#section`, `${app}?week=2026-06-01`, kiosk]) {
      expect(readAuthRedirect(href)).toEqual({ kind: 'none' });
    }
  });

  it('is an error in the hash, or in the query with PKCE', () => {
    const error =
      'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
    const expected = { kind: 'error', code: 'otp_expired', description: 'Email link is invalid' };
    expect(readAuthRedirect(`${app}#${error}&sb=`)).toEqual(expected);
    expect(readAuthRedirect(`${app}?${error}#${error}&sb=`)).toEqual(expected);
  });

  it('is an error in its shortest form: the name of the error alone', () => {
    const expected = { kind: 'error', code: 'access_denied', description: '' };
    expect(readAuthRedirect(`${app}?error=access_denied`)).toEqual(expected);
    expect(readAuthRedirect(`${app}#error=access_denied`)).toEqual(expected);
  });

  it.each([
    '#access_token=a.b.c',
    '#access_token=&refresh_token=',
    '#access_token=a.b.c&refresh_token=',
    '#refresh_token=abc&type=recovery',
  ])('is an error when a token is missing: %s', (hash) => {
    expect(readAuthRedirect(app + hash)).toMatchObject({ kind: 'error', code: 'link_incomplete' });
  });

  it('is a session in the hash', () => {
    const hash =
      'access_token=a.b.c&expires_at=1&expires_in=3600&refresh_token=abc&sb=&token_type=bearer&type=recovery';
    expect(readAuthRedirect(`${app}#${hash}`)).toEqual({
      kind: 'tokens',
      accessToken: 'a.b.c',
      refreshToken: 'abc',
      type: 'recovery',
    });
  });

  it('is a code in the query', () => {
    expect(readAuthRedirect(`${app}?code=123`)).toEqual({ kind: 'code', code: '123' });
  });

  it('is nothing on the page that leads into the phone app', () => {
    const page = new URL('/auth/app', app).href;
    expect(readAuthRedirect(`${page}?code=123`)).toEqual({ kind: 'none' });
    expect(readAuthRedirect(`${page}?error=access_denied#error=access_denied`)).toEqual({
      kind: 'none',
    });
  });

  it('is a message after the first of two confirmations', () => {
    expect(readAuthRedirect(`${app}#message=Confirmation+link+accepted&sb=`)).toEqual({
      kind: 'message',
      message: 'Confirmation link accepted',
    });
  });

  it('leaves no trace in the address, and everything else as it was', () => {
    expect(
      withoutAuthRedirect(`${app}?tab=2&code=1#access_token=a&refresh_token=b&type=signup`),
    ).toBe(`${app}?tab=2`);
  });
});
