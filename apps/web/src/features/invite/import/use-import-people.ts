import {
  type ImportCounts,
  type ImportFlaw,
  importVerdictSchema,
} from '@muster/contract/people-import';
import type { ImportRow } from '@muster/domain';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { refreshPeople } from '../refresh-people.ts';

export type ImportRequest = {
  /** Made by this device, once for a file and its settings: sent again it imports nothing twice. */
  readonly id: string;
  readonly fileName: string;
  readonly rows: readonly ImportRow[];
  /** `check` writes nothing; `all` imports every row or none; `good` those without an error. */
  readonly mode: 'check' | 'all' | 'good';
  readonly createsCrews: boolean;
  readonly invites: boolean;
};

export type ImportAnswer = {
  readonly counts: ImportCounts;
  readonly flaws: readonly ImportFlaw[];
  readonly newCrews: readonly string[];
};

/** An answer that takes longer than a request may, or got lost, is asked for this often again. */
const repeats = 12;

/** Judges a file, or imports it. Throws `DataError`. */
export function useImportPeople() {
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: async (request: ImportRequest, { repeat }): Promise<ImportAnswer> => {
      const sent = {
        import: {
          id: request.id,
          file_name: request.fileName.slice(0, 200),
          rows: request.rows,
          mode: request.mode,
          create_crews: request.createsCrews,
          invite: request.invites,
        },
      };
      // Sent again it waits for the first one and hears what that did.
      const { counts, flaws, new_crews } = okOrThrow(
        await repeat(() => api.rpc('import_people', sent, importVerdictSchema), repeats),
      );
      return { counts, flaws, newCrews: new_crews };
    },
    onSettled: (_answer, _error, { mode }) =>
      mode === 'check' ? undefined : refreshPeople(queryClient, user_id),
  });
}
