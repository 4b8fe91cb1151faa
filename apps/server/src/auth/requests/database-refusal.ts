import type { DatabaseError } from '../../db/database.ts';
import { type AuthError, unprocessable } from '../auth-error.ts';

/** Returns the refusal for a violated uniqueness rule of auth.users, if the error is one. */
export function addressTaken(
  error: DatabaseError,
  phoneMessage = 'A user with this phone number has already been registered',
): AuthError | null {
  if (error.constraint === 'users_email_partial_key') {
    return unprocessable(
      'email_exists',
      'A user with this email address has already been registered',
    );
  }
  if (error.constraint === 'users_phone_key') return unprocessable('phone_exists', phoneMessage);
  if (error.constraint === 'users_pkey') {
    return unprocessable('user_already_exists', 'User already registered');
  }
  return null;
}
