import { type FoundPlace, foundPlacesSchema } from '@muster/contract/addresses';
import * as z from 'zod/mini';
import type { Data } from '../../../data/data.ts';

const refusalSchema = z.object({ code: z.string(), message: z.string() });

/** Places for the words of an address, by the server's geocoder. Throws `DataError`. */
export async function findAddresses(
  { api, config }: Pick<Data, 'api' | 'config'>,
  search: { readonly text: string; readonly language: string },
): Promise<readonly FoundPlace[]> {
  const { apiUrl, anonKey, functionsUrl } = await config.ready();
  const { places } = await api.query(async ({ fetch }) => {
    try {
      // The data client's own fetch, since it goes out as whoever is signed in.
      const response = await (fetch ?? globalThis.fetch)(
        `${functionsUrl ?? `${apiUrl}/functions/v1`}/find-address`,
        {
          method: 'POST',
          headers: { apikey: anonKey, 'Content-Type': 'application/json' },
          body: JSON.stringify(search),
        },
      );
      const { ok, status } = response;
      const answer: unknown = await response.json().catch(() => null);
      if (ok) return { status, data: answer, error: null };
      const refusal = refusalSchema.safeParse(answer);
      return { status, data: null, error: refusal.success ? refusal.data : { message: '' } };
    } catch (error) {
      return { status: 0, data: null, error: { message: String(error) } };
    }
  }, foundPlacesSchema);
  return places;
}
