import type { PlainAnswer, PlainRequest } from '../http/gateway-env.ts';
import { RestError } from './errors/rest-error.ts';

export type RestAnswer = PlainAnswer;

/** Returns the value of a header by its lower-case name, with repeated ones joined by commas. */
export function headerOf(
  { headers }: Pick<PlainRequest, 'headers'>,
  name: string,
): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

/** @throws RestError if the client left before it was complete */
export async function bodyOf({ body }: Pick<PlainRequest, 'body'>): Promise<Uint8Array> {
  try {
    return await body();
  } catch (error) {
    throw new RestError({
      status: 400,
      code: 'PGRST102',
      message: 'The body did not arrive whole',
      cause: error,
    });
  }
}
