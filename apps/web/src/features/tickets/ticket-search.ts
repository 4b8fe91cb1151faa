import { ticketStates, type TicketState } from '@muster/contract/tickets';
import { anyText, matching, oneOf, type ParamValues } from '../../kit/list/list-params.ts';

export type TicketFilter = {
  readonly search?: string;
  readonly state?: TicketState;
  readonly project_id?: string;
};

/** The parameters in the address of the list. */
export const ticketParams = {
  q: anyText,
  state: oneOf(ticketStates),
  project: matching(/^[0-9a-f-]{36}$/),
};

/** What the server is asked. */
export function filterOf({ q, state, project }: ParamValues<typeof ticketParams>): TicketFilter {
  return {
    ...(q !== undefined && { search: q }),
    ...(state !== undefined && { state }),
    ...(project !== undefined && { project_id: project }),
  };
}
