import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { randomId } from '../../platform/random-id.ts';
import { type ListSearch, tidy } from './list-search.ts';

const text = z.optional(z.catch(z.string(), ''));
const viewSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  filters: z.object({ q: text, role: text, status: text, crew: text, sort: text, cert: text }),
});
const viewsSchema = z.array(viewSchema);
export type PeopleView = {
  readonly id: string;
  readonly name: string;
  readonly search: ListSearch;
};

/** Queries the caller's saved searches, by name. */
export function viewsQuery(userId: string): SnapshotQuery<z.infer<typeof viewsSchema>> {
  return {
    queryKey: queryKey(userId, 'people_views'),
    fetch: (api) =>
      api.query(
        (rest) => rest.from('people_views').select('id,name,filters').order('name').limit(100),
        viewsSchema,
      ),
    schema: viewsSchema,
  };
}

export function rowToView({ id, name, filters }: z.infer<typeof viewSchema>): PeopleView {
  const { q = '', role = '', status = '', crew = '', sort = '', cert = '' } = filters;
  return { id, name, search: tidy({ q, role, status, crew, sort, cert }) };
}

/** Saves a search under a name, or deletes a saved one. */
export function useChangeViews() {
  const { api, queryClient } = useData();
  const { user_id, company_id } = useIdentity();
  const settled = () => queryClient.invalidateQueries({ queryKey: viewsQuery(user_id).queryKey });
  const save = useVerdictMutation({
    change: (
      { name, search }: { readonly name: string; readonly search: ListSearch },
      { repeat },
    ) => {
      const view = { id: randomId(), company_id, name: name.trim(), filters: tidy(search) };
      // The id is made once, so that a retry finds the row it has already stored.
      return repeat(() =>
        api.query(
          (rest) =>
            rest
              .from('people_views')
              .upsert(view, { onConflict: 'id', ignoreDuplicates: true })
              .select('id,name,filters'),
          viewsSchema,
        ),
      );
    },
    onSettled: settled,
  });
  const remove = useVerdictMutation({
    // Deleting a view that is already gone succeeds too.
    change: (id: string, { repeat }) =>
      repeat(() =>
        api.query(
          (rest) => rest.from('people_views').delete().eq('id', id).select('id,name,filters'),
          viewsSchema,
        ),
      ),
    onSettled: settled,
  });
  return { save, remove };
}
