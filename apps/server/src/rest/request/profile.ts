import { apiError } from '../errors/api-errors.ts';

/**
 * The schema that a request is about: the first exposed one unless a profile header names another
 * (protocol B48).
 * @param header `Accept-Profile` when reading, `Content-Profile` when writing.
 * @throws RestError PGRST106
 */
export function requestedSchema(header: string | undefined, schemas: readonly string[]): string {
  const [first = 'public'] = schemas;
  if (header === undefined || schemas.length === 1) return first;
  if (schemas.includes(header)) return header;
  throw apiError('PGRST106', `Invalid schema: ${header}`, {
    hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
  });
}
