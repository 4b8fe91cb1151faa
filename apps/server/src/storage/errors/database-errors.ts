import type { DatabaseError } from '../../db/database.ts';
import {
  accessDenied,
  duplicate,
  internalError,
  invalidRequest,
  relatedNotFound,
} from './errors.ts';
import { StorageError } from './storage-error.ts';

/** Converts a database error to the protocol's terms. */
export function databaseStorageError(error: DatabaseError): StorageError {
  switch (error.code) {
    case '42501':
      // The caller must not learn the table's name.
      return accessDenied(
        error.message.startsWith('new row violates row-level security policy')
          ? 'new row violates row-level security policy'
          : error.message,
        error,
      );
    // A policy may require a full sign-in, and a company that isn't suspended.
    case 'PT401':
    case 'PT403':
      return accessDenied(error.message, error);
    case '23505':
      return duplicate(
        error.table === 'buckets' ? 'BucketAlreadyExists' : 'KeyAlreadyExists',
        error,
      );
    case '23503':
      return relatedNotFound(error);
    case '22021':
      return invalidRequest('A name or a value holds characters that cannot be stored');
    case '55P03':
      return new StorageError(
        { statusCode: 423, code: 'ResourceLocked', message: 'The resource is locked' },
        { cause: error },
      );
    case '57014':
      return unavailable('DatabaseTimeout', 'The connection to the database timed out', error);
    case '40001':
    case '40P01':
    case '53300':
    case '08001':
    case '08006':
      return unavailable('SlowDown', 'The database is busy. Please try again later.', error);
    case 'P0001':
      return new StorageError(
        { statusCode: 400, code: 'DatabaseError', message: error.message },
        { cause: error },
      );
    default:
      return internalError(error);
  }
}

function unavailable(code: string, message: string, cause: DatabaseError): StorageError {
  return new StorageError(
    { statusCode: 503, code, message, headers: { 'Retry-After': '2' } },
    { cause },
  );
}
