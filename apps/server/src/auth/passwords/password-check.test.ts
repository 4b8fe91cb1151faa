import { expect, test } from 'vitest';
import { createPasswordCheck, wordsAbout } from './password-check.ts';

const check = createPasswordCheck({
  passwordMinLength: 8,
  passwordRequiredCharacters: ['abcdefghijklmnopqrstuvwxyz', '0123456789'],
  passwordRefuseGuessable: true,
  passwordRefuseLeaked: true,
});

test('[A5] the reasons and sentences come in the order length, characters, pwned', async () => {
  expect(await check('QWERTY', [])).toEqual({
    reasons: ['length', 'characters', 'pwned'],
    message:
      'Password should be at least 8 characters. ' +
      'Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, 0123456789. ' +
      'Password is known to be weak and easy to guess, please choose a different one.',
  });
});

test.each(['password1', 'p4ssw0rd', 'iloveyou2', 'qwertyuiop1', 'aaaaaaaaaaaa1', 'abcd12345678'])(
  '[A5] %s is known or quickly guessed',
  async (password) => {
    expect(await check(password, [])).toMatchObject({ reasons: ['pwned'] });
  },
);

test('[A5] what people know about the owner is quickly guessed', async () => {
  const about = wordsAbout('marisol.quintero@example.com', { first_name: 'Marisol', last_name: 7 });
  expect(await check('quintero1', about)).toMatchObject({ reasons: ['pwned'] });
  expect(await check('quintero1', [])).toBeNull();
});

test('a password that is long and its own is accepted', async () => {
  expect(await check('winch-over-the-gully-7', [])).toBeNull();
});

test('a text of any length is judged by its start, which takes no longer than a short one', async () => {
  // If they were matched whole, each of these would take minutes.
  for (const length of [600, 60_000]) {
    const judged = await check('p4ssw0rd'.repeat(length), []);
    expect(judged).toEqual(await check('p4ssw0rd'.repeat(4), []));
  }
});

test('the guess can be switched off', async () => {
  const lax = createPasswordCheck({
    passwordMinLength: 6,
    passwordRequiredCharacters: [],
    passwordRefuseGuessable: false,
    passwordRefuseLeaked: false,
  });
  expect(await lax('password', [])).toBeNull();
  expect(await lax('passw', [])).toMatchObject({ reasons: ['length'] });
});
