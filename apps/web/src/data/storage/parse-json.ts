import type { Shape } from '@muster/contract/shape';

/** What a kept text says; null for none and for one that has another form. */
export function parseJson<T>(text: string | null, schema: Shape<T>): T | null {
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
