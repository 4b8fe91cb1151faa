import {
  invitationPageSchema,
  type Invitation,
  type InvitationState,
} from '@muster/contract/invitations';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Data } from '../../data/data.ts';
import { queryKey } from '../../data/query/keys.ts';

export const invitationPageSize = 50;

/** The latest invitation of each person, newest first, page by page. Throws `DataError`. */
export function invitationsQuery(
  { api }: Data,
  userId: string,
  { search, state }: { readonly search: string; readonly state: InvitationState },
) {
  return infiniteQueryOptions({
    queryKey: queryKey(userId, 'invitations', search, state),
    queryFn: ({ pageParam }) =>
      api.rpc(
        'search_invitations',
        { search, states: [state], before: pageParam, page_size: invitationPageSize },
        invitationPageSchema,
      ),
    initialPageParam: null as Pick<Invitation, 'id' | 'created_at'> | null,
    getNextPageParam: ({ invitations }) => {
      const last = invitations.at(-1);
      if (last === undefined || invitations.length < invitationPageSize) return null;
      return { id: last.id, created_at: last.created_at };
    },
    placeholderData: keepPreviousData,
  });
}
