import * as z from 'zod';
import { apiError } from '../errors/api-errors.ts';
import { raisedStatus } from '../errors/database-errors.ts';
import { headerNameSchema, headerValueSchema } from '../errors/header-values.ts';
import type { AnswerRow } from '../sql/answer-sql.ts';

const headersSchema = z.array(
  z
    .record(headerNameSchema, headerValueSchema)
    .refine((header) => Object.keys(header).length === 1),
);

export type Headers = [name: string, value: string][];

/**
 * Applies the database's settings `response.status` and `response.headers` (protocol B55): its headers come after ours
 * and replace those with the same name.
 * @throws RestError PGRST111, PGRST112
 */
export function applyOverrides(
  { headers, status }: Pick<AnswerRow, 'headers' | 'status'>,
  ours: { readonly status: number; readonly headers: Headers },
): { status: number; headers: Headers } {
  if (headers === null && status === null) return { ...ours };
  const added = headers === null ? [] : parseHeaders(headers);
  const replaced = new Set(added.map(([name]) => name.toLowerCase()));
  return {
    status: status === null ? ours.status : parseStatus(status),
    headers: [...ours.headers.filter(([name]) => !replaced.has(name.toLowerCase())), ...added],
  };
}

function parseHeaders(text: string): Headers {
  try {
    return headersSchema.parse(JSON.parse(text)).flatMap((header) => Object.entries(header));
  } catch {
    throw apiError(
      'PGRST111',
      'response.headers guc must be a JSON array composed of objects with a single key and a string value',
    );
  }
}

function parseStatus(text: string): number {
  const status = raisedStatus(text);
  if (status === null) {
    throw apiError('PGRST112', 'response.status guc must be a valid status code');
  }
  return status;
}
