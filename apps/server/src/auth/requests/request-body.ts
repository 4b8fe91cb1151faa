import * as z from 'zod';
import type { AuthContext } from '../auth-handler.ts';
import { badRequest } from '../auth-error.ts';

const maxNesting = 32;

/** A JSON object kept as received, such as a user's metadata. */
export const jsonObject = z.custom<Record<string, unknown>>(isJsonObject, 'expected an object');

/** Every access token contains the metadata, and a request's headers are limited to 16 KB. */
const metadataBytes = 8192;

/** @throws AuthError 400 for more metadata than a person may have. */
export function assertMetadataSize(data: Readonly<Record<string, unknown>>): void {
  if (Buffer.byteLength(JSON.stringify(data)) <= metadataBytes) return;
  throw badRequest(
    'validation_failed',
    `User metadata cannot be larger than ${metadataBytes} bytes`,
  );
}

/** A string that may be absent; null counts as absent. */
export const text = z.nullish(z.string()).transform((value) => value ?? '');

/** The fields of a sign-in flow that ends with a code instead of tokens (RFC 7636). */
export const codeChallengeFields = { code_challenge: text, code_challenge_method: text };

/** Parses the request's JSON body. Every problem with it is `bad_json`, including a field of the wrong type. */
export async function readBody<T>(c: AuthContext, schema: z.ZodType<T>): Promise<T> {
  return parseBody(await c.req.text(), schema);
}

export function parseBody<T>(body: string, schema: z.ZodType<T>): T {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch (error) {
    throw badJson(error instanceof Error ? error.message : String(error));
  }
  assertStorable(json, 0);
  const parsed = schema.safeParse(json ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badJson(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not understood'}`);
}

function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** PostgreSQL's jsonb accepts neither NUL nor half a surrogate pair, and recursion must be limited. */
function assertStorable(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw badJson('invalid character in string');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === maxNesting) throw badJson('nested too deeply');
  if (Array.isArray(value)) {
    for (const item of value) assertStorable(item, depth + 1);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    assertStorable(key, depth);
    assertStorable(item, depth + 1);
  }
}

function badJson(detail: string) {
  return badRequest('bad_json', `Could not parse request body as JSON: ${detail}`);
}
