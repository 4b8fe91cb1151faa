import { DatabaseError } from './database.ts';

/** Too many callers are waiting for the database, or this one has waited too long; nothing was done. */
export function tooBusy(): DatabaseError {
  return new DatabaseError({
    code: '53300',
    message: 'The database has too much to do at the moment; try again shortly.',
  });
}
