import { DatabaseError } from '../../db/database.ts';
import type { AuthContext } from '../auth-handler.ts';
import { AuthError, serverFault } from '../auth-error.ts';
import { addressTaken } from './database-refusal.ts';

const versionHeader = 'X-Supabase-Api-Version';
const versionWithCodes = '2024-01-01';

/**
 * Returns the response to a failed request in the form of the API version that the caller asks for: the old one has the
 * HTTP status under `code`, the one of 2024-01-01 the error's own code.
 */
export function errorResponse(error: unknown, c: AuthContext): Response {
  const known = toAuthError(error);
  if (known.status >= 500) c.get('log').error({ err: known.cause ?? known }, known.message);

  const raised = raisedForTheUser(known.cause);
  const status = raised?.status ?? known.status;
  const isNewForm = asksForCodes(c.req.header(versionHeader));
  return Response.json(raised?.body ?? (isNewForm ? newForm(known) : oldForm(known, c)), {
    status,
    headers: {
      'x-sb-error-code': known.code,
      ...(isNewForm ? { [versionHeader]: versionWithCodes } : {}),
      ...(known.retryAfterSeconds === undefined
        ? {}
        : { 'Retry-After': String(known.retryAfterSeconds) }),
    },
  });
}

function newForm(error: AuthError) {
  return { code: error.code, message: error.message, ...weakPassword(error) };
}

function oldForm(error: AuthError, c: AuthContext) {
  return {
    code: error.status,
    error_code: error.code,
    msg: error.message,
    ...(error.status >= 500 ? { error_id: c.get('requestId') } : {}),
    ...weakPassword(error),
  };
}

function weakPassword({ weakPasswordReasons: reasons }: AuthError) {
  return reasons === undefined ? {} : { weak_password: { reasons } };
}

/** An unreadable date is treated as missing. */
function asksForCodes(version: string | undefined): boolean {
  if (version === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(version)) return false;
  return !Number.isNaN(Date.parse(version)) && version >= versionWithCodes;
}

/** Translates any failure into the protocol's terms. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const refusal = error instanceof DatabaseError ? addressTaken(error) : null;
  return (
    refusal ??
    serverFault('Unexpected failure, please check server logs for more information', error)
  );
}

/**
 * Returns the message that a trigger or constraint on the auth tables has for the user. Upstream answers this way only
 * in the old API version; in the new one its 500 would make the official client retry a request that can't succeed, and
 * hide the reason.
 */
function raisedForTheUser(
  cause: unknown,
): { readonly status: number; readonly body: object } | null {
  if (!(cause instanceof DatabaseError)) return null;
  const status = statusOfSqlState(cause.code);
  if (status === null) return null;
  return {
    status,
    body: {
      code: cause.code,
      message: cause.message,
      ...(cause.hint === null ? {} : { hint: cause.hint }),
      ...(cause.detail === null ? {} : { detail: cause.detail }),
    },
  };
}

function statusOfSqlState(code: string): number | null {
  if (/^PT[45]\d\d$/.test(code)) return Number(code.slice(2));
  if (code.startsWith('23')) return 409;
  if (code.startsWith('22') || code === 'P0001') return 400;
  return null;
}
