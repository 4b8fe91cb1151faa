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

/** Records with these words, recent ones first; what the device knows itself is shown before and without it. */
export function findRecordsQuery(api: Api, userId: string, words: string) {
  return queryOptions({
    queryKey: queryKey(userId, 'find_records', words),
    queryFn: async (): Promise<FoundRecords> => ({
      words,
      records: okOrThrow(await api.rpc('find_records', { words }, foundRecordsSchema)).records,
    }),
    enabled: words.length > 1,
    retry: false,
    // Typing on shows what was found for fewer letters until the answer comes.
    placeholderData: (found) => found,
  });
}
