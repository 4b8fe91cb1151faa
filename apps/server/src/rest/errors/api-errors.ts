import { type ErrorDetails, RestError } from './rest-error.ts';

/** The status of each of PostgREST's own codes (protocol B6). */
const statuses = {
  PGRST100: 400,
  PGRST101: 405,
  PGRST102: 400,
  PGRST103: 416,
  PGRST105: 405,
  PGRST106: 406,
  PGRST107: 406,
  PGRST108: 400,
  PGRST111: 500,
  PGRST112: 500,
  PGRST114: 400,
  PGRST115: 400,
  PGRST116: 406,
  PGRST117: 405,
  PGRST118: 400,
  PGRST120: 400,
  PGRST121: 500,
  PGRST122: 400,
  PGRST123: 400,
  PGRST124: 400,
  PGRST125: 404,
  PGRST126: 404,
  PGRST127: 400,
  PGRST128: 400,
  PGRST200: 400,
  PGRST201: 300,
  PGRST202: 404,
  PGRST203: 300,
  PGRST204: 400,
  PGRST205: 404,
} as const;

export type ApiErrorCode = keyof typeof statuses;

/** Creates an error of the data API itself, with its code's status. */
export function apiError(
  code: ApiErrorCode,
  message: string,
  more: { details?: ErrorDetails; hint?: string | null; headers?: Record<string, string> } = {},
): RestError {
  return new RestError({ status: statuses[code], code, message, ...more });
}

/** The body can't be parsed as its media type (protocol B21, B24, B25). */
export const invalidBody = (message: string): RestError => apiError('PGRST102', message);

export const rangeNotSatisfiable = (details: string, headers = {}): RestError =>
  apiError('PGRST103', 'Requested range not satisfiable', { details, headers });
