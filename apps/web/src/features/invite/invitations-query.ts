import {
  invitationPageSchema,
  invitationStates,
  type Invitation,
  type InvitationState,
} from '@muster/contract/invitations';
import type * as z from 'zod/mini';
import { anyText, oneOf } from '../../kit/list/list-params.ts';
import type { CursorQuery } from '../../kit/list/use-cursor-list.ts';

const pageSize = 50;

/** The list's URL parameters. */
export const invitationParams = { q: anyText, state: oneOf(invitationStates) };

type Filters = { readonly search: string; readonly state: InvitationState };

/** The latest invitation of each person, newest first. */
export const invitationList: CursorQuery<
  Invitation,
  Filters,
  z.infer<typeof invitationPageSchema>
> = {
  subject: 'invitations',
  fetch: (api, { search, state }, after) => {
    const before: unknown = after === null ? null : JSON.parse(after);
    return api.rpc(
      'search_invitations',
      { search, states: [state], before, page_size: pageSize },
      invitationPageSchema,
    );
  },
  schema: invitationPageSchema,
  rowsOf: ({ invitations }) => invitations,
  next: ({ invitations }) => {
    const last = invitations.at(-1);
    if (last === undefined || invitations.length < pageSize) return null;
    return JSON.stringify({ id: last.id, created_at: last.created_at });
  },
};
