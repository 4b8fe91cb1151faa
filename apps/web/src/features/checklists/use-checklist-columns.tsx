import { useLingui } from '@lingui/react/macro';
import type { ChecklistRow } from '@muster/contract/checklists';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { ResultBadge } from './ResultBadge.tsx';
import { useChecklistWords } from './use-checklist-words.ts';

export function useChecklistColumns(): readonly ListColumn<ChecklistRow>[] {
  const { t } = useLingui();
  const words = useChecklistWords();
  const times = useTimeWords();
  return [
    {
      key: 'title',
      header: t`Checklist`,
      minRem: 16,
      wraps: true,
      cell: ({ title }) => <bdi className="line-clamp-2 wrap-anywhere">{words.text(title)}</bdi>,
      text: ({ title }) => words.text(title),
    },
    {
      key: 'result',
      header: t`Result`,
      minRem: 9,
      isNarrow: true,
      onCard: 'below',
      cell: ({ failed_count }) => <ResultBadge failedCount={failed_count} />,
      text: ({ failed_count }) => String(failed_count),
    },
    {
      key: 'project',
      header: t`Project`,
      minRem: 12,
      onCard: 'detail',
      cell: ({ project }) => project !== null && <bdi>{project.name}</bdi>,
      text: ({ project }) => project?.name ?? '',
    },
    {
      key: 'equipment',
      header: t`Equipment`,
      minRem: 9,
      onCard: 'detail',
      cell: ({ equipment }) => equipment !== null && <bdi>{equipment.name}</bdi>,
      text: ({ equipment }) => equipment?.name ?? '',
    },
    {
      key: 'made',
      header: t`Filled in`,
      minRem: 11,
      isNarrow: true,
      onCard: 'detail',
      cell: ({ made_at }) => times.dayAndTime(Date.parse(made_at), readerZone()),
      text: ({ made_at }) => made_at,
    },
    {
      key: 'author',
      header: t`By`,
      minRem: 10,
      onCard: 'detail',
      cell: ({ author }) => <bdi>{author.name}</bdi>,
      text: ({ author }) => author.name,
    },
  ];
}
