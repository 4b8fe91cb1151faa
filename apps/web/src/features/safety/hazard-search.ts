import { hazardStates, riskBands } from '@muster/domain';
import { anyText, matching, oneOf, type ParamValues } from '../../kit/list/list-params.ts';
import { type HazardFilter, unresolvedStates } from './hazard-list-query.ts';

/** The parameters in the address of the hazard list. */
export const hazardParams = {
  q: anyText,
  status: oneOf(['all', ...hazardStates]),
  band: oneOf(riskBands),
  project: matching(/^[0-9a-f-]{36}$/),
  mine: oneOf(['yes']),
  overdue: oneOf(['yes']),
  sort: oneOf(['newest', 'due']),
};
/** The kind of view, apart from the filters, which every view keeps. */
export const viewParams = { view: oneOf(['list', 'board', 'map', 'indicators']) };
export type HazardSearch = ParamValues<typeof hazardParams>;

/** Returns the server's filter for a search. Without a status: all hazards that aren't closed yet, worst first. */
export function filterOf(values: HazardSearch): HazardFilter {
  const { q, status, band, project, mine, overdue, sort } = values;
  return {
    ...(q !== undefined && { search: q }),
    ...(status === undefined && { states: [...unresolvedStates, 'resolved'] as const }),
    ...(status !== undefined && status !== 'all' && { states: [status] }),
    ...(band !== undefined && { bands: [band] }),
    ...(project !== undefined && { project_id: project }),
    ...(mine !== undefined && { mine: true }),
    ...(overdue !== undefined && { overdue: true }),
    sort: sort ?? 'risk',
  };
}
