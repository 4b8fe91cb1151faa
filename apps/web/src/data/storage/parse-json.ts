import type { Shape } from '@muster/contract/shape';

/** Parses a stored text; null if there is none or it doesn't match the schema. */
export function parseJson<T>(text: string | null, schema: Shape<T>): T | null {
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
