import * as z from 'zod';
import type { DatabaseError } from '../../db/database.ts';
import { apiError } from './api-errors.ts';
import { headerNameSchema, headerValueSchema } from './header-values.ts';
import { RestError } from './rest-error.ts';

/**
 * Converts a database error to a response (protocol B4, B5, B56).
 * @param isAnonymous True for an unauthenticated caller; a missing right then means 401.
 */
export function databaseRestError(error: DatabaseError, isAnonymous: boolean): RestError {
  if (error.code === 'PGRST') return raisedError(error);
  const status = statusOf(error, isAnonymous);
  return new RestError({
    status,
    code: error.code,
    message: error.message,
    details: error.detail,
    hint: error.hint,
    headers: headersOf(status),
    cause: error,
  });
}

function headersOf(status: number): Record<string, string> {
  if (status === 401) return { 'www-authenticate': 'Bearer' };
  return status === 503 ? { 'retry-after': '1' } : {};
}

function statusOf({ code, message }: DatabaseError, isAnonymous: boolean): number {
  const exact = statusByCode.get(code);
  if (exact !== undefined) return exact;
  switch (code) {
    case '21000':
      return message.endsWith('requires a WHERE clause') ? 400 : 500;
    case '22023':
      return message.startsWith('role') && message.endsWith('does not exist') ? 401 : 400;
    case '42501':
      return isAnonymous ? 401 : 403;
    case '42883':
      return message.startsWith('function xmlagg(') ? 406 : 404;
  }
  if (code.startsWith('PT')) return raisedStatus(code.slice(2)) ?? 500;
  return statusByClass.get(code.slice(0, 2)) ?? 400;
}

const statusByCode: ReadonlyMap<string, number> = new Map([
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42P01', 404],
  ['42P17', 500],
  ['53400', 500],
  ['57P01', 503],
  ['P0001', 400],
]);

const statusByClass: ReadonlyMap<string, number> = new Map([
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
]);

const raisedMessageSchema = z.object({
  code: z.string(),
  message: z.string(),
  details: z.nullish(z.string()),
  hint: z.nullish(z.string()),
});

const raisedDetailSchema = z.object({
  status: z.int(),
  status_text: z.nullish(z.string()),
  headers: z.record(headerNameSchema, headerValueSchema),
});

/** `raise sqlstate 'PGRST'` contains the whole response as JSON: the body in the message, the rest in the detail. */
function raisedError({ message, detail }: DatabaseError): RestError {
  const body = parseJson(raisedMessageSchema, message);
  if (body === null) {
    return unreadableRaise(
      `Invalid JSON value for MESSAGE: '${message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    );
  }
  const detailHint =
    "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.";
  if (detail === null) {
    return unreadableRaise('DETAIL is missing in the RAISE statement', detailHint);
  }
  const answer = parseJson(raisedDetailSchema, detail);
  const status = answer === null ? null : raisedStatus(String(answer.status));
  if (answer === null || status === null) {
    return unreadableRaise(`Invalid JSON value for DETAIL: '${detail}'`, detailHint);
  }
  return new RestError({
    ...body,
    details: body.details ?? null,
    hint: body.hint ?? null,
    status,
    headers: answer.headers,
  });
}

/** The status that a database function asks for; null if it can't be a final response's. */
export const raisedStatus = (text: string): number | null =>
  /^[2-5]\d\d$/.test(text) ? Number(text) : null;

const unreadableRaise = (details: string, hint: string): RestError =>
  apiError('PGRST121', `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`, {
    details,
    hint,
  });

function parseJson<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
