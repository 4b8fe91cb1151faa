import { expect, it } from 'vitest';
import { createSignUpPassword } from './sign-up-password.ts';

const session = {
  id: 'session',
  accessToken: '',
  refreshToken: '',
  expiresAtMs: 0,
  userId: 'newcomer',
  pendingFactorId: null,
  phone: null,
  isPasswordSetAside: true,
};

function signUpPasswordOf(current: typeof session | null) {
  const kept = new Map<string, string>();
  const state = { current };
  const localStore = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
  };
  const sessions = { read: () => state.current, subscribe: () => () => {} };
  return { state, signUpPassword: createSignUpPassword(sessions, localStore) };
}

it('asks no one whose password counts, and no one who is signed out', () => {
  expect(signUpPasswordOf(null).signUpPassword.isAsked()).toBe(false);
  const settled = signUpPasswordOf({ ...session, isPasswordSetAside: false });
  expect(settled.signUpPassword.isAsked()).toBe(false);
});

it('asks until it is put off, and then another person only', () => {
  const { state, signUpPassword } = signUpPasswordOf(session);
  let calls = 0;
  signUpPassword.subscribe(() => (calls += 1));
  expect(signUpPassword.isAsked()).toBe(true);
  signUpPassword.putOff();
  expect([signUpPassword.isAsked(), calls]).toEqual([false, 1]);
  state.current = { ...session, userId: 'someone else' };
  expect(signUpPassword.isAsked()).toBe(true);
});
