import { DatabaseError } from '../db/database.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError, serverFault } from './auth-error.ts';
import { addressTaken } from './database-refusal.ts';

const versionHeader = 'X-Supabase-Api-Version';
const versionWithCodes = '2024-01-01';

/**
 * The answer to a failed request in the form of the API version that the caller asks for: the old
 * one has the HTTP status under `code`, the one of 2024-01-01 the error's own code.
 */
export function errorResponse(error: unknown, c: AuthContext): Response {
  const known = toAuthError(error);
  if (known.status >= 500) c.get('log').error({ err: known.cause ?? known }, known.message);

  const weakPassword =
    known.weakPasswordReasons === undefined
      ? {}
      : { weak_password: { reasons: known.weakPasswordReasons } };
  if (asksForCodes(c.req.header(versionHeader))) {
    return send(
      known.status,
      { code: known.code, message: known.message, ...weakPassword },
      { [versionHeader]: versionWithCodes, 'x-sb-error-code': known.code },
    );
  }
  return (
    raisedForTheUser(known.cause) ??
    send(
      known.status,
      {
        code: known.status,
        error_code: known.code,
        msg: known.message,
        ...(known.status >= 500 ? { error_id: c.get('requestId') } : {}),
        ...weakPassword,
      },
      { 'x-sb-error-code': known.code },
    )
  );
}

function send(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}

/** An unreadable date counts as none. */
function asksForCodes(version: string | undefined): boolean {
  if (version === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(version)) return false;
  return !Number.isNaN(Date.parse(version)) && version >= versionWithCodes;
}

/** What any failure is in the protocol's terms. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const refusal = error instanceof DatabaseError ? addressTaken(error) : null;
  return (
    refusal ??
    serverFault('Unexpected failure, please check server logs for more information', error)
  );
}

/**
 * What a trigger on the auth tables, or one of their constraints, says to the user. Only the old
 * API version passes it on.
 */
function raisedForTheUser(cause: unknown): Response | null {
  if (!(cause instanceof DatabaseError)) return null;
  const status = statusOfSqlState(cause.code);
  if (status === null) return null;
  return send(status, {
    code: cause.code,
    message: cause.message,
    ...(cause.hint === null ? {} : { hint: cause.hint }),
    ...(cause.detail === null ? {} : { detail: cause.detail }),
  });
}

function statusOfSqlState(code: string): number | null {
  if (/^PT[45]\d\d$/.test(code)) return Number(code.slice(2));
  if (code.startsWith('23')) return 409;
  if (code.startsWith('22') || code === 'P0001') return 400;
  return null;
}
