import * as z from 'zod/mini';
import type { Data } from '../../data/data.ts';

const bytesSchema = z.instanceof(Blob);
const refusalSchema = z.object({ code: z.string(), message: z.string() });

/** A file that a function of the server writes of what the reader may see. Throws `DataError`. */
export async function fetchDocument(
  { api, config }: Pick<Data, 'api' | 'config'>,
  name: 'make-pdf' | 'hazard-sheet',
  request: object,
): Promise<Blob> {
  const { apiUrl, anonKey, functionsUrl } = await config.ready();
  return api.query(async ({ fetch }) => {
    try {
      // The data client's own fetch, since it goes out as whoever is signed in.
      const response = await (fetch ?? globalThis.fetch)(
        `${functionsUrl ?? `${apiUrl}/functions/v1`}/${name}`,
        {
          method: 'POST',
          headers: { apikey: anonKey, 'Content-Type': 'application/json' },
          body: JSON.stringify(request),
        },
      );
      const { ok, status } = response;
      if (ok) return { status, data: await response.blob(), error: null };
      const refusal = refusalSchema.safeParse(await response.json().catch(() => null));
      return { status, data: null, error: refusal.success ? refusal.data : { message: '' } };
    } catch (error) {
      return { status: 0, data: null, error: { message: String(error) } };
    }
  }, bytesSchema);
}
