import { randomId } from '../../platform/random-id.ts';
import { useData } from '../data-context.tsx';
import { useIdentity } from '../identity/use-account.ts';
import { useVerdictMutation } from '../query/use-verdict-mutation.ts';
import type { RecordRef } from './comment-item.ts';
import { commentsQuery } from './comments-query.ts';

type Change =
  | { readonly do: 'delete'; readonly id: string }
  | {
      readonly do: 'edit';
      readonly id: string;
      readonly body: string;
      readonly mentions: readonly string[];
    };

/** Edits or deletes the user's own comment; needs a network. */
export function useChangeComment(record: RecordRef) {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    // Both have an id of their own, so doing them twice ends in the same state.
    change: async (change: Change, { send }) => {
      return change.do === 'delete'
        ? send('delete_comment', { comment_id: change.id })
        : send('edit_comment', {
            change_id: randomId(),
            comment_id: change.id,
            body: change.body,
            mentions: change.mentions,
          });
    },
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: commentsQuery(user_id, record).queryKey }),
  });
}
