import { useData } from '../../data/data-context.tsx';
import { expectRow } from '../../data/errors/data-error.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { ownProfileQuery, profileColumns, profileRowsSchema } from './own-profile-query.ts';

/** Names the photo that was stored; null: none. Not without a network. */
export function useSavePhoto() {
  const { api, account, queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    // The same path set twice is set.
    change: async (photo_url: string | null, { repeat }) =>
      expectRow(
        await repeat(() =>
          api.query(
            (rest) =>
              rest.from('profiles').update({ photo_url }).eq('id', user_id).select(profileColumns),
            profileRowsSchema,
          ),
        ),
      ),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ownProfileQuery(user_id).queryKey });
      await account.refresh();
    },
  });
}
