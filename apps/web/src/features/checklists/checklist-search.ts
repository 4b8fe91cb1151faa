import { anyText, matching, oneOf, type ParamValues } from '../../kit/list/list-params.ts';

const results = ['failed', 'passed'] as const;

export type ChecklistFilter = {
  readonly search?: string;
  readonly template_id?: string;
  readonly project_id?: string;
  readonly equipment_id?: string;
  readonly result?: (typeof results)[number];
};

const id = matching(/^[0-9a-f-]{36}$/);

/** The list's URL parameters. */
export const checklistParams = {
  q: anyText,
  template: id,
  result: oneOf(results),
  project: id,
  equipment: id,
};

/** Turns the URL parameters into the server's filter. */
export function filterOf({
  q,
  template,
  result,
  project,
  equipment,
}: ParamValues<typeof checklistParams>): ChecklistFilter {
  return {
    ...(q !== undefined && { search: q }),
    ...(template !== undefined && { template_id: template }),
    ...(result !== undefined && { result }),
    ...(project !== undefined && { project_id: project }),
    ...(equipment !== undefined && { equipment_id: equipment }),
  };
}
