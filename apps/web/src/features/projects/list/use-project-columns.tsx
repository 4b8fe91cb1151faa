import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedProject } from '@muster/contract/projects';
import type { ListColumn } from '../../../kit/list/list-column.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { ProjectStatusBadge } from '../ProjectStatusBadge.tsx';
import { useDayText } from '../use-day-text.ts';
import { useStatusWords } from '../use-status-words.ts';
import { OnClock } from './OnClock.tsx';

export function useProjectColumns(): readonly ListColumn<ListedProject>[] {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const dayText = useDayText();
  const words = useStatusWords();
  const name: ListColumn<ListedProject> = {
    key: 'name',
    header: t`Project`,
    minRem: 16,
    wraps: true,
    cell: (project) => (isPhone ? <bdi>{project.name}</bdi> : <NameAndNumber {...project} />),
  };
  const customer: ListColumn<ListedProject> = {
    key: 'customer',
    header: t`Customer`,
    minRem: 9,
    wraps: true,
    onCard: 'detail',
    cell: ({ customer: text }) =>
      text !== null && (
        <bdi className="line-clamp-2 text-ink-2" title={text}>
          {text}
        </bdi>
      ),
  };
  const status: ListColumn<ListedProject> = {
    key: 'status',
    header: t`Status`,
    minRem: 6,
    isNarrow: true,
    onCard: 'trailing',
    cell: ({ status: shown, is_archived, on_clock }) => {
      if (isPhone && on_clock > 0) return <OnClock count={on_clock} />;
      if (is_archived || shown !== 'active') {
        return <ProjectStatusBadge look="plain" status={is_archived ? 'archived' : shown} />;
      }
      // Most are, so a phone's card needn't say it.
      return !isPhone && <span className="text-ink-2">{words.active}</span>;
    },
  };
  if (isPhone) {
    const number = { key: 'number', header: '', cell: numberOf, onCard: 'detail' } as const;
    return [name, number, customer, status];
  }
  return [
    name,
    status,
    {
      key: 'now',
      header: t`Right now`,
      minRem: 9.5,
      isNarrow: true,
      align: 'end',
      cell: ({ on_clock }) => (on_clock === 0 ? null : <OnClock count={on_clock} />),
    },
    customer,
    {
      key: 'crews',
      header: t`Crews`,
      minRem: 7.5,
      cell: ({ crew_names }) => (
        <span className="text-ink-2" title={crew_names.join(', ')}>
          {crew_names.length === 0 ? <Trans>Everyone</Trans> : crew_names.join(', ')}
        </span>
      ),
    },
    {
      key: 'starts',
      header: t`Starts`,
      minRem: 8,
      isNarrow: true,
      cell: ({ starts_on }) => (
        <span className="text-ink-2 tabular-nums">{starts_on !== null && dayText(starts_on)}</span>
      ),
    },
    {
      key: 'sites',
      header: t`Sites`,
      minRem: 5,
      isNarrow: true,
      align: 'end',
      cell: ({ site_count }) => (
        <span className={site_count === 0 ? 'text-ink-3' : 'text-ink-2'}>{site_count}</span>
      ),
    },
  ];
}

function numberOf({ number }: ListedProject) {
  return number;
}

function NameAndNumber({ name, number }: Pick<ListedProject, 'name' | 'number'>) {
  return (
    <span className="flex items-baseline gap-2">
      <bdi className="line-clamp-2 min-w-0" title={name}>
        {name}
      </bdi>
      {number !== null && (
        <span className="max-w-20 shrink-0 truncate font-normal text-ink-3" title={number}>
          {number}
        </span>
      )}
    </span>
  );
}
