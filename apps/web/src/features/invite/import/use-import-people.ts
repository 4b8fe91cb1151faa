import {
  type ImportCounts,
  type ImportRowError,
  importVerdictSchema,
} from '@muster/contract/people-import';
import type { ColumnMeaning } from '@muster/domain';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import type { ImportRequest } from '../../../kit/import/import-kind.ts';
import { refreshPeople } from '../refresh-people.ts';
import { type ReadChoices, readPeople, rememberColumns } from './people-columns.ts';

export type PeopleOptions = ReadChoices & {
  readonly createsCrews: boolean;
  /** Sends an invitation to everyone with an email address. */
  readonly invites: boolean;
};

export type ImportAnswer = {
  readonly counts: ImportCounts;
  readonly flaws: readonly ImportRowError[];
  readonly newCrews: readonly string[];
};

/** The result if no name in the file can be read, so that there is nothing to send. */
const nothingSent: ImportAnswer = {
  counts: { created: 0, updated: 0, unchanged: 0, skipped: 0, invited: 0, crews: 0 },
  flaws: [],
  newCrews: [],
};

/** Number of retries if the request times out or the response is lost. */
const repeats = 12;

/** Has a file of people checked or imported. Throws `DataError`. */
export function useImportPeople() {
  const { api, platform, queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: async (
      { id, file, columns, options, mode }: ImportRequest<ColumnMeaning, PeopleOptions>,
      { repeat },
    ): Promise<ImportAnswer> => {
      if (mode === 'check') rememberColumns(file, columns, platform.localStore, user_id);
      const { rows } = readPeople(file, columns, options);
      if (rows.length === 0) return nothingSent;
      const sent = {
        import: {
          id,
          file_name: file.name.slice(0, 200),
          rows,
          mode,
          create_crews: options.createsCrews,
          invite: mode !== 'check' && options.invites,
        },
      };
      // A retry waits for the first request and returns its result.
      const { counts, flaws, new_crews } = okOrThrow(
        await repeat(() => api.rpc('import_people', sent, importVerdictSchema), repeats),
      );
      return { counts, flaws, newCrews: new_crews };
    },
    onSettled: (_answer, _error, { mode }) =>
      mode === 'check' ? undefined : refreshPeople(queryClient, user_id),
  });
}
