import { useLingui } from '@lingui/react/macro';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import type { ListFilter } from '../../kit/list/list-filter.ts';
import { useProjectFilter } from '../../kit/list/use-project-filter.ts';
import type { ListSearch } from '../../kit/list/use-list-search.ts';
import { TextField } from '../../ui/TextField.tsx';
import { photoChoicesQuery } from './photo-choices-query.ts';
import type { photoParams } from './photo-search.ts';
import { usePhotoWords } from './use-photo-words.ts';

/** By what an album is narrowed: project where it is of all, person, tag, site and day. */
export function usePhotoFilters(
  search: ListSearch<typeof photoParams>,
  projectId: string | null,
): readonly ListFilter[] {
  const { t } = useLingui();
  const words = usePhotoWords();
  const { user_id } = useIdentity();
  const of = projectId ?? search.values.project ?? null;
  const known = useSnapshotQuery(photoChoicesQuery(user_id, of));
  const all = useSnapshotQuery(photoChoicesQuery(user_id, projectId));
  const ofProject = useProjectFilter(all.status === 'ready' ? all.data.projects : []);
  const choices = known.status === 'ready' ? known.data : null;
  const { day } = search.values;
  const project: ListFilter = { ...ofProject, resets: ['person', 'tag', 'site'] };
  return [
    ...(projectId === null ? [project] : []),
    {
      kind: 'picker',
      key: 'person',
      label: t`Person`,
      allLabel: t`Everyone`,
      searchLabel: t`Search people`,
      emptyText: t`No one found.`,
      options:
        choices?.people.map(({ person_id, name }) => ({ value: person_id, label: name })) ?? [],
    },
    {
      kind: 'picker',
      key: 'tag',
      label: t`Tag`,
      allLabel: t`All tags`,
      searchLabel: t`Search tags`,
      emptyText: t`No tag found.`,
      options: choices?.tags.map((tag) => ({ value: tag, label: tag })) ?? [],
    },
    {
      kind: 'picker',
      key: 'site',
      label: t`Site`,
      allLabel: t`All sites`,
      searchLabel: t`Search sites`,
      emptyText: t`No site found.`,
      options:
        choices?.sites.map(({ id, name, project: projectName }) => ({
          value: id,
          label: name,
          ...(of === null && { detail: projectName }),
        })) ?? [],
    },
    {
      kind: 'custom',
      key: 'day',
      chip: day === undefined ? null : words.day(day),
      renderControl: (isLabelHidden) => (
        <TextField
          label={t`Day`}
          isLabelHidden={isLabelHidden}
          type="date"
          className={isLabelHidden ? 'max-w-44 min-w-0' : 'w-full'}
          value={day ?? ''}
          onChange={({ target }) => search.change({ day: target.value })}
        />
      ),
    },
  ];
}
