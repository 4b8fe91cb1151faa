import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { photosSubject } from '../../data/album/photo-list-query.ts';

type PhotoChange = {
  readonly call:
    | 'change_project_photo'
    | 'remove_project_photos'
    | 'share_project_photos'
    | 'revoke_photo_link';
  readonly parameters: Readonly<Record<string, unknown>>;
};

/** Makes a change to photos, which needs a network. Throws if the server refuses it. */
export function usePhotoChange() {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: ({ call, parameters }: PhotoChange, { send }) => send(call, parameters),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKey(user_id, photosSubject) }),
  });
}
