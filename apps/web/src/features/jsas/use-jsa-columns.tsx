import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaRow } from '@muster/contract/jsa';
import Zap from 'lucide-react/icons/zap';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { PersonName } from '../../kit/person/PersonName.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { JsaStateBadge } from './JsaStateBadge.tsx';
import { useJsaWords } from './use-jsa-words.ts';

export function useJsaColumns(): readonly ListColumn<JsaRow>[] {
  const { t } = useLingui();
  const words = useJsaWords();
  const times = useTimeWords();
  const isPhone = useIsPhone();
  const made = ({ made_at }: JsaRow) => {
    const at = Date.parse(made_at);
    return `${times.date(at, readerZone())}, ${times.time(at, readerZone())}`;
  };
  const signed = ({ signed: count, people }: JsaRow) =>
    people === 0 ? t`${count} signed` : t`${count} of ${people} signed`;
  return [
    {
      key: 'task',
      header: t`JSA`,
      minRem: 18,
      wraps: true,
      cell: ({ number, task }) => (
        <span className="line-clamp-2 wrap-anywhere">
          <span className="text-ink-3 tabular-nums">#{number}</span>{' '}
          {task === '' ? <Trans>No task yet</Trans> : <bdi>{task}</bdi>}
        </span>
      ),
      text: ({ number, task }) => `#${number} ${task}`,
    },
    {
      key: 'state',
      header: t`Status`,
      minRem: 11,
      isNarrow: true,
      onCard: 'below',
      cell: ({ state }) => <JsaStateBadge state={state} />,
      text: ({ state }) => words.state(state),
    },
    {
      key: 'signed',
      header: t`Signatures`,
      minRem: 9,
      isNarrow: true,
      onCard: 'detail',
      cell: (jsa) => <span className="tabular-nums">{signed(jsa)}</span>,
      text: signed,
    },
    {
      key: 'project',
      header: t`Project`,
      minRem: 10,
      onCard: 'detail',
      cell: ({ project, place }) => <bdi className="block truncate">{project?.name ?? place}</bdi>,
      text: ({ project }) => project?.name ?? '',
    },
    {
      key: 'risk',
      header: t`Energy`,
      minRem: 10,
      isNarrow: true,
      cell: ({ is_high_risk }) =>
        is_high_risk && (
          <span className="inline-flex items-center gap-1.5 align-middle whitespace-nowrap">
            <Zap aria-hidden className="size-4 shrink-0 text-danger-ink" />
            <Trans>High energy</Trans>
          </span>
        ),
      text: ({ is_high_risk }) => (is_high_risk ? t`High energy` : ''),
    },
    {
      key: 'author',
      header: t`Created by`,
      minRem: 10,
      cell: ({ author }) => <PersonName name={author.name} personId={author.person_id} />,
      text: ({ author }) => author.name,
    },
    {
      key: 'made',
      header: t`Created`,
      minRem: 10,
      isNarrow: true,
      ...(!isPhone && { onCard: 'detail' as const }),
      cell: made,
      text: ({ made_at }) => made_at,
    },
  ];
}
