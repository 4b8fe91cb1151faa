import { useMutation } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { expectRow } from '../../data/errors/data-error.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import {
  type OwnProfile,
  ownProfileQuery,
  profileColumns,
  profileRowsSchema,
} from './own-profile-query.ts';

export type ProfileChange = Partial<
  Pick<OwnProfile, 'first_name' | 'last_name' | 'phone' | 'photo_url'>
>;

/** Changes the caller's own profile, over the version that was read. Not without a network. */
export function useSaveProfile() {
  const { api, account, queryClient } = useData();
  const { user_id } = useIdentity();
  return useMutation<
    OwnProfile,
    Error,
    { readonly version: number; readonly change: ProfileChange }
  >({
    networkMode: 'always',
    retry: false,
    mutationFn: async ({ version, change }) =>
      expectRow(
        await api.query(
          (rest) =>
            rest
              .from('profiles')
              .update(change)
              .eq('id', user_id)
              .eq('version', version)
              .select(profileColumns),
          profileRowsSchema,
        ),
      ),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ownProfileQuery(user_id).queryKey });
      await account.refresh();
    },
  });
}
