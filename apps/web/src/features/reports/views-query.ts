import { reportIds } from '@muster/contract/reports';
import { verdictSchema } from '@muster/contract/verdict';
import * as z from 'zod/mini';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { randomId } from '../../platform/random-id.ts';

const text = z.optional(z.catch(z.string(), ''));
const viewsSchema = z.array(
  z.object({
    id: z.uuid(),
    person_id: z.uuid(),
    name: z.string(),
    report: z.enum(reportIds),
    search: z.object({ by: text, period: text, from: text, to: text }),
    is_shared: z.boolean(),
  }),
);
type ReportView = z.infer<typeof viewsSchema>[number];

/** The parameters of the page's address that a view opens. */
export type ViewSearch = Readonly<Record<string, string | undefined>>;

/** Queries the reader's own and shared views of reports, by name. */
export function viewsQuery(userId: string): SnapshotQuery<readonly ReportView[]> {
  return {
    queryKey: queryKey(userId, 'report_views'),
    fetch: (api) =>
      api.query(
        (rest) =>
          rest
            .from('report_views')
            .select('id,person_id,name,report,search,is_shared')
            .order('name')
            .limit(200),
        viewsSchema,
      ),
    schema: viewsSchema,
  };
}

type ViewToSave = {
  readonly name: string;
  readonly report: ReportView['report'];
  readonly search: ViewSearch;
  readonly is_shared: boolean;
};

/** Saves a report under a name, or removes one. Both can be retried. */
export function useChangeViews() {
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: viewsQuery(user_id).queryKey });
  const save = useVerdictMutation({
    change: async (facts: ViewToSave, { repeat }) => {
      // The id is made once, so that a retry finds the view it has already stored.
      const id = randomId();
      return okOrThrow(
        await repeat(() => api.rpc('save_report_view', { id, facts }, verdictSchema)),
      );
    },
    onSettled,
  });
  const remove = useVerdictMutation({
    change: async (id: string, { repeat }) =>
      okOrThrow(await repeat(() => api.rpc('remove_report_view', { id }, verdictSchema))),
    onSettled,
  });
  return { save, remove };
}
