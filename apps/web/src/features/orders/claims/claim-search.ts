import { claimKinds, claimStates } from '@muster/contract/claims';
import { anyText, matching, oneOf, type ParamValues } from '../../../kit/list/list-params.ts';
import { daysOf, spendPeriods } from '../list/order-search.ts';
import type { ClaimFilter } from './claim-queries.ts';

const id = matching(/^[0-9a-f-]{36}$/);

/** The list's filters, as in its address. */
export const claimParams = {
  q: anyText,
  state: oneOf(claimStates),
  kind: oneOf(claimKinds),
  project: id,
  period: oneOf(spendPeriods),
  mine: oneOf(['yes']),
};

/** The claim that is open, as in the address. */
export const openParams = { claim: id };

/** Returns the server's filter for a search; `today` is `yyyy-mm-dd`. */
export function claimFilterOf(
  { q, state, kind, project, period, mine }: ParamValues<typeof claimParams>,
  today: string,
): ClaimFilter {
  return {
    ...(q !== undefined && { q: q.trim() }),
    ...(state !== undefined && { state }),
    ...(kind !== undefined && { kind }),
    ...(project !== undefined && { project_id: project }),
    ...(period !== undefined && daysOf(period, today)),
    ...(mine === 'yes' && { mine: true }),
  };
}
