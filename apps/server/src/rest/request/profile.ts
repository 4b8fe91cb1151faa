import { apiError } from '../errors/api-errors.ts';
import { utf8OfHeader } from '../errors/header-values.ts';

/**
 * The schema that a request is about: the first exposed one unless a profile header names another
 * (protocol B48).
 * @param header `Accept-Profile` when reading, `Content-Profile` when writing.
 * @throws RestError PGRST106
 */
export function requestedSchema(header: string | undefined, schemas: readonly string[]): string {
  const [first = 'public'] = schemas;
  if (header === undefined) return first;
  const name = utf8OfHeader(header);
  if (schemas.includes(name)) return name;
  throw apiError('PGRST106', `Invalid schema: ${name}`, {
    hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
  });
}
