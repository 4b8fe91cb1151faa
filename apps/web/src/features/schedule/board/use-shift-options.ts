import { useLingui } from '@lingui/react/macro';
import type { BoardFacts } from './board-facts.ts';

/**
 * Returns the options for a shift, by name. Archived ones can't be chosen, but still have names for shifts that use
 * them.
 */
export function useShiftOptions({ board, people, projects, crews, costCodes }: BoardFacts) {
  const { t } = useLingui();
  const crewNames = (ids: readonly string[]) =>
    ids.flatMap((id) => crews.get(id)?.name ?? []).join(', ');
  const siteNames = new Map(
    board.projects.flatMap(({ sites }) => sites.map(({ id, name }) => [id, name] as const)),
  );
  return {
    people: board.people
      .map(({ person_id, name, crew_ids }) => ({
        value: person_id,
        label: name,
        detail: crewNames(crew_ids) || undefined,
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
    projects: board.projects
      .filter(({ archived }) => !archived)
      .map(({ id, name, number }) => ({ value: id, label: name, detail: number ?? undefined })),
    crews: board.crews
      .filter(({ archived, is_mine }) => !archived && (is_mine || board.may_edit_all))
      .map(({ id, name }) => ({ value: id, label: name })),
    costCodes: board.cost_codes
      .filter(({ archived }) => !archived)
      .map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })),
    personName: (id: string | null) =>
      id === null ? t`Open shift` : (people.get(id)?.name ?? t`Someone else`),
    projectName: (id: string | null) =>
      id === null ? t`No project` : (projects.get(id)?.name ?? ''),
    siteName: (id: string) => siteNames.get(id) ?? t`Not set`,
    crewName: (id: string | null) => (id === null ? t`No crew` : (crews.get(id)?.name ?? '')),
    costCodeName: (id: string | null) =>
      id === null ? t`No cost code` : (costCodes.get(id)?.name ?? ''),
  };
}
