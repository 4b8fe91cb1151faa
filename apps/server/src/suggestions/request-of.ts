import type * as z from 'zod/mini';

/** Parses a phone's request from its JSON; null if it has another form or is too long. */
export function requestOf<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string,
  mostBytes: number,
): z.infer<Schema> | null {
  if (Buffer.byteLength(text) > mostBytes) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
