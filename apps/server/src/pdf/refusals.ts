import { DatabaseError } from '../db/database.ts';
import { PdfRefusal } from './content.ts';

export function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}

/**
 * Returns the response to a refusal by the database's rules, given as a verdict or an error.
 * @throws anything else, which is a failure of the server
 */
export function refuseAsDatabase(error: unknown): Response {
  if (error instanceof PdfRefusal) return refuse(403, error.reason, error.message);
  if (!(error instanceof DatabaseError)) throw error;
  if (error.code === '42501') return refuse(403, 'not_allowed', 'The caller may not read this.');
  if (error.code === 'PT403') return refuse(403, error.detail ?? 'not_allowed', error.message);
  throw error;
}
