import { useLingui } from '@lingui/react/macro';
import type { HazardRow } from '@muster/contract/safety';
import { PersonName } from '../../../kit/person/PersonName.tsx';
import type { ListColumn } from '../../../kit/list/list-column.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { BandBadge } from '../BandBadge.tsx';
import { DueText } from '../DueText.tsx';
import { isDue } from '../is-due.ts';
import { StateBadge } from '../StateBadge.tsx';
import { useSafetyWords } from '../use-safety-words.ts';

export function useHazardColumns(): readonly ListColumn<HazardRow>[] {
  const { t } = useLingui();
  const words = useSafetyWords();
  const isPhone = useIsPhone();
  return [
    {
      key: 'what',
      header: t`Hazard`,
      minRem: 18,
      wraps: true,
      cell: ({ number, what }) => (
        <span className="line-clamp-2 wrap-anywhere">
          <span className="text-ink-3 tabular-nums">#{number}</span> <bdi>{what}</bdi>
        </span>
      ),
      text: ({ number, what }) => `#${number} ${what}`,
    },
    {
      key: 'risk',
      header: t`Risk`,
      minRem: 11,
      isNarrow: true,
      onCard: 'below',
      cell: ({ band }) => <BandBadge band={band} look="plain" />,
      text: ({ band, score }) => `${words.band(band)} (${score})`,
    },
    {
      key: 'state',
      header: t`Status`,
      minRem: 9,
      isNarrow: true,
      onCard: 'detail',
      cell: ({ state }) => (isPhone ? words.state(state) : <StateBadge state={state} />),
      text: ({ state }) => words.state(state),
    },
    {
      key: 'due',
      header: t`Due`,
      minRem: 12,
      isNarrow: true,
      onCard: 'detail',
      cell: (hazard) => isDue(hazard) && <DueText hazard={hazard} />,
      text: ({ due_on }) => due_on,
    },
    {
      key: 'assignee',
      header: t`Assigned to`,
      minRem: 10,
      cell: ({ assignee }) =>
        assignee !== null && <PersonName name={assignee.name} personId={assignee.person_id} />,
      text: ({ assignee }) => assignee?.name ?? '',
    },
    {
      key: 'project',
      header: t`Project`,
      minRem: 10,
      cell: ({ project }) =>
        project !== null && <bdi className="block truncate">{project.name}</bdi>,
      text: ({ project }) => project?.name ?? '',
    },
    {
      key: 'actions',
      header: t`Open actions`,
      minRem: 7,
      isNarrow: true,
      align: 'end',
      cell: ({ open_actions }) => (open_actions === 0 ? '' : open_actions),
      text: ({ open_actions }) => String(open_actions),
    },
  ];
}
