import type { PhotoFilter } from '@muster/contract/photos';
import { anyText, matching, type ParamValues } from '../../kit/list/list-params.ts';

const id = matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);

/** An album's filters, as in its address. */
export const photoParams = {
  q: anyText,
  project: id,
  person: id,
  tag: anyText,
  day: matching(/^\d{4}-\d\d-\d\d$/),
  site: id,
};
export type PhotoSearch = ParamValues<typeof photoParams>;

/**
 * @param projectId the project of a project's own album, which overrides the address; null for an album of all photos
 */
export function filterOf(
  { q, project, person, tag, day, site }: PhotoSearch,
  projectId: string | null,
): PhotoFilter {
  const of = projectId ?? project;
  return {
    ...(of !== undefined && { project_id: of }),
    ...(person !== undefined && { person_id: person }),
    ...(site !== undefined && { site_id: site }),
    ...(tag !== undefined && { tag: tag.slice(0, 40) }),
    ...(day !== undefined && { day }),
    ...(q !== undefined && { search: q }),
  };
}
