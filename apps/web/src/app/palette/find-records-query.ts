import { type FoundRecord, foundRecordsSchema } from '@muster/contract/found-records';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../data/client/api.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';

type FoundRecords = {
  /** The words that the server searched for, which may be older than those in the search field. */
  readonly words: string;
  readonly records: readonly FoundRecord[];
};

/**
 * Finds records that contain these words, recent ones first. What the device itself knows is shown before this answers,
 * and without it.
 */
export function findRecordsQuery(api: Api, userId: string, words: string) {
  return queryOptions({
    queryKey: queryKey(userId, 'find_records', words),
    queryFn: async (): Promise<FoundRecords> => ({
      words,
      records: okOrThrow(await api.rpc('find_records', { words }, foundRecordsSchema)).records,
    }),
    enabled: words.length > 1,
    retry: false,
    // While someone keeps typing, the results for fewer letters stay until the answer arrives.
    placeholderData: (found) => found,
  });
}
