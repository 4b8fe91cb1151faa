import { DatabaseError } from '../db/database.ts';

/** Returns the database's response to a caller without a session; `suspended` if `app.refuse_suspended` raises. */
export async function unlessSuspended<T>(asked: Promise<T>): Promise<T | 'suspended'> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === 'PT403') return 'suspended';
    throw error;
  }
}
