import { describe, expect, it } from 'vitest';
import { isSentForPassword, isSentToOnboarding } from './profile-gate.ts';

describe('the profile gate', () => {
  it('[spec 2s.15] leaves the onboarding alone', () => {
    expect(isSentToOnboarding('/onboarding/profile', false)).toBe(false);
  });

  it.each(['/auth', '/auth/callback', '/author'])('[spec 2s.16] leaves %s alone', (path) => {
    expect(isSentToOnboarding(path, false)).toBe(false);
  });

  it('[spec 2s.17 2s.18] sends no one anywhere when the answer is unknown', () => {
    expect(isSentToOnboarding('/dashboard', null)).toBe(false);
  });

  it('leaves alone whose profile is complete', () => {
    expect(isSentToOnboarding('/dashboard', true)).toBe(false);
  });

  it.each(['/', '/dashboard', '/time', '/reset-password', '/privacy-policy', '/no-such-page'])(
    '[spec 2s.14] sends whose profile is not complete from %s',
    (path) => {
      expect(isSentToOnboarding(path, false)).toBe(true);
    },
  );
});

it('asks for the password of a sign-up on any page but those about passwords', () => {
  const paths = ['/dashboard', '/time', '/onboarding/profile', '/auth/password', '/reset-password'];
  const whereAsked = (isRecovery: boolean) =>
    paths.filter((path) => isSentForPassword(path, isRecovery));
  expect(whereAsked(false)).toEqual(['/dashboard', '/time', '/onboarding/profile']);
  expect(whereAsked(true)).toEqual(['/dashboard', '/time']);
});
