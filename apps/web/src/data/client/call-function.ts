import type { Shape } from '@muster/contract/shape';
import * as z from 'zod/mini';
import type { Data } from '../data.ts';

const refusalSchema = z.object({ code: z.string(), message: z.string() });

/** Calls a function of the server as the signed-in user. Throws `DataError`. */
export async function callFunction<T>(
  { api, config }: Pick<Data, 'api' | 'config'>,
  {
    path,
    body,
    contentType,
    signal,
    read,
  }: {
    /** Its name, with a query if it takes one. */
    readonly path: string;
    readonly body: BodyInit;
    readonly contentType: string;
    readonly signal?: AbortSignal;
    readonly read: (response: Response) => Promise<unknown>;
  },
  schema: Shape<T>,
): Promise<T> {
  const { apiUrl, anonKey, functionsUrl } = await config.ready();
  return api.query(async ({ fetch }) => {
    try {
      // The data client's own fetch, because the request is made as the signed-in user.
      const response = await (fetch ?? globalThis.fetch)(
        `${functionsUrl ?? `${apiUrl}/functions/v1`}/${path}`,
        {
          method: 'POST',
          headers: { apikey: anonKey, 'Content-Type': contentType },
          body,
          ...(signal !== undefined && { signal }),
        },
      );
      const { ok, status } = response;
      if (ok) return { status, data: await read(response), error: null };
      const refusal = refusalSchema.safeParse(await response.json().catch(() => null));
      return { status, data: null, error: refusal.success ? refusal.data : { message: '' } };
    } catch (error) {
      return { status: 0, data: null, error: { message: String(error) } };
    }
  }, schema);
}

/** Returns null if the body isn't JSON; the schema then rejects it. */
export const readJson = (response: Response): Promise<unknown> => response.json().catch(() => null);
