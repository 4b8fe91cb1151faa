import { expect, it } from 'vitest';

import { DatabaseError } from '../db/database.ts';
import { loggedError } from './logger.ts';

it('tells of an error where and why, and none of the values that it carries', () => {
  const cause = new DatabaseError({
    code: '23505',
    message: 'duplicate key value violates unique constraint "users_email_key"',
    detail: 'Key (email)=(person@example.com) already exists.',
  });
  const error = Object.assign(new Error('cannot sign up', { cause }), { sent: 'a password' });
  const logged = loggedError(error);
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'cannot sign up',
    cause: { type: 'DatabaseError', code: '23505' },
  });
  expect(JSON.stringify(logged)).not.toMatch(/person@example\.com|a password/);
  expect(loggedError('a password')).toEqual({ type: 'string', message: 'not an error' });
});
