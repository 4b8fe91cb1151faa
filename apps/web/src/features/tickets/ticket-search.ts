import { ticketStates, type TicketState } from '@muster/contract/tickets';
import { anyText, matching, oneOf, type ParamValues } from '../../kit/list/list-params.ts';

export type TicketFilter = {
  readonly search?: string;
  readonly state?: TicketState;
  readonly project_id?: string;
};

/** The list's filters, as in its address. */
export const ticketParams = {
  q: anyText,
  state: oneOf(ticketStates),
  project: matching(/^[0-9a-f-]{36}$/),
};

/** Returns the server's filter for a search. */
export function filterOf({ q, state, project }: ParamValues<typeof ticketParams>): TicketFilter {
  return {
    ...(q !== undefined && { search: q }),
    ...(state !== undefined && { state }),
    ...(project !== undefined && { project_id: project }),
  };
}
