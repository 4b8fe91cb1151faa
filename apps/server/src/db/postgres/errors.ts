import postgres from 'postgres';
import { DatabaseError } from '../database.ts';

/** Converts an error that the driver threw while a statement ran into the port's error. */
export function databaseErrorOf(error: unknown): unknown {
  if (!(error instanceof postgres.PostgresError)) {
    return isConnectionError(error) ? lostError(error) : error;
  }
  return new DatabaseError(
    {
      code: error.code,
      message: error.message,
      detail: error.detail ?? null,
      hint: error.hint ?? null,
      schema: error.schema_name ?? null,
      table: error.table_name ?? null,
      column: error.column_name ?? null,
      constraint: error.constraint_name ?? null,
    },
    { cause: error },
  );
}

/** The connection was lost; a commit in progress may or may not have happened. */
export function lostError(cause?: unknown): DatabaseError {
  return new DatabaseError(
    {
      code: '08006',
      message:
        'The connection to the database was lost, so it isn’t known whether the change was saved.',
    },
    { cause },
  );
}

/** No connection was opened, so nothing was done. */
export function connectError(cause: unknown): DatabaseError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseError(
    { code: '08001', message: `The database cannot be reached: ${reason}` },
    { cause },
  );
}

/** The driver's and the socket's errors carry a word such as CONNECTION_CLOSED or ECONNRESET. */
function isConnectionError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^(CONN|E[A-Z])/.test(error.code)
  );
}
