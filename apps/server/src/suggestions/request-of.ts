import type * as z from 'zod/mini';

/** What a phone asks, from its JSON; null where it is of another form or too long. */
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
