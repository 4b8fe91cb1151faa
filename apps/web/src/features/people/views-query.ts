import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { expectRow } from '../../data/errors/data-error.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
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

/** The searches that the caller gave a name, by name. */
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

/** Keeps a search under a name, or forgets one. */
export function useChangeViews() {
  const { api, queryClient } = useData();
  const { user_id, company_id } = useIdentity();
  const settled = () => queryClient.invalidateQueries({ queryKey: viewsQuery(user_id).queryKey });
  const save = useMutation<unknown, Error, { readonly name: string; readonly search: ListSearch }>({
    networkMode: 'always',
    retry: false,
    mutationFn: async ({ name, search }) =>
      expectRow(
        await api.query(
          (rest) =>
            rest
              .from('people_views')
              .insert({ company_id, name: name.trim(), filters: tidy(search) })
              .select('id,name,filters'),
          viewsSchema,
        ),
      ),
    onSettled: settled,
  });
  const remove = useMutation<unknown, Error, string>({
    networkMode: 'always',
    retry: false,
    mutationFn: async (id) =>
      expectRow(
        await api.query(
          (rest) => rest.from('people_views').delete().eq('id', id).select('id,name,filters'),
          viewsSchema,
        ),
      ),
    onSettled: settled,
  });
  return { save, remove };
}
