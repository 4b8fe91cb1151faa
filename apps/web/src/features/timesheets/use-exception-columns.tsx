import { useLingui } from '@lingui/react/macro';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { PersonName } from '../../kit/person/PersonName.tsx';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { PersonAvatar } from '../../kit/person/PersonAvatar.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { ExceptionList } from './sheet-queries.ts';
import { useDayWords } from './use-day-words.ts';
import { useSheetWords } from './use-sheet-words.ts';

type ExceptionRow = ExceptionList['rows'][number];

export function useExceptionColumns(): readonly ListColumn<ExceptionRow>[] {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const words = useSheetWords();
  const days = useDayWords();
  return [
    {
      key: 'name',
      header: t`Name`,
      minRem: 14,
      picture: ({ name, person_id }) => <PersonAvatar name={name} personId={person_id} size="sm" />,
      cell: ({ name, person_id }) =>
        isPhone ? <bdi>{name}</bdi> : <PersonName name={name} personId={person_id} />,
      text: ({ name }) => name,
    },
    {
      key: 'date',
      header: t`Day`,
      minRem: 8,
      onCard: 'trailing',
      cell: ({ date }) => days.day(date),
      text: ({ date }) => date,
    },
    {
      key: 'kind',
      header: t`Exception`,
      minRem: 14,
      onCard: 'detail',
      cell: (row) => (
        <StatusBadge tone="attention" look="plain">
          {words.exception(row.kind)}
        </StatusBadge>
      ),
      text: (row) => words.exception(row.kind),
    },
  ];
}
