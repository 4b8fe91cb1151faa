import { type FoundPlace, foundPlacesSchema } from '@muster/contract/addresses';
import { callFunction, readJson } from '../../../data/client/call-function.ts';
import type { Data } from '../../../data/data.ts';

/** Places for the words of an address, by the server's geocoder. Throws `DataError`. */
export async function findAddresses(
  data: Pick<Data, 'api' | 'config'>,
  search: { readonly text: string; readonly language: string },
): Promise<readonly FoundPlace[]> {
  const { places } = await callFunction(
    data,
    {
      path: 'find-address',
      body: JSON.stringify(search),
      contentType: 'application/json',
      read: readJson,
    },
    foundPlacesSchema,
  );
  return places;
}
