import { jsaStates, type JsaState } from '@muster/contract/jsa';
import { anyText, matching, oneOf, type ParamValues } from '../../kit/list/list-params.ts';

export type JsaFilter = {
  readonly search?: string;
  readonly states?: readonly JsaState[];
  readonly project_id?: string;
  readonly mine?: boolean;
};

/** The list's URL parameters. */
export const jsaParams = {
  q: anyText,
  state: oneOf(jsaStates),
  project: matching(/^[0-9a-f-]{36}$/),
  mine: oneOf(['yes']),
};

/** Turns the URL parameters into the server's filter. */
export function filterOf({ q, state, project, mine }: ParamValues<typeof jsaParams>): JsaFilter {
  return {
    ...(q !== undefined && { search: q }),
    ...(state !== undefined && { states: [state] }),
    ...(project !== undefined && { project_id: project }),
    ...(mine !== undefined && { mine: true }),
  };
}
