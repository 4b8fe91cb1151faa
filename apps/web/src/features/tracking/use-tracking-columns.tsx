import { useLingui } from '@lingui/react/macro';
import type { TrackedPerson } from '@muster/contract/tracking';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { useNameColumn } from '../../kit/person/use-name-column.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useTrackingWords } from './use-tracking-words.ts';

export function useTrackingColumns(): readonly ListColumn<TrackedPerson>[] {
  const { t } = useLingui();
  const words = useTrackingWords();
  const nameColumn = useNameColumn(13);
  const quiet = (text: string) => <span className="text-ink-2">{text}</span>;
  return [
    nameColumn,
    {
      key: 'problems',
      header: t`To check`,
      minRem: 13,
      onCard: 'below',
      cell: ({ problems: [worst, ...others] }) =>
        worst === undefined ? (
          <StatusBadge tone="done" look="plain">{t`Nothing`}</StatusBadge>
        ) : (
          <StatusBadge
            tone={worst === 'unsent' || worst === 'permission' ? 'danger' : 'attention'}
            look="plain"
          >
            {words.problems[worst]}
            {others.length > 0 && ` +${others.length}`}
          </StatusBadge>
        ),
      text: ({ problems }) => problems.map((problem) => words.problems[problem]).join(', '),
    },
    {
      key: 'choice',
      header: t`Location notice`,
      minRem: 13,
      cell: (person) => quiet(words.choice(person)),
      text: (person) => words.choice(person),
    },
    {
      key: 'seen',
      header: t`Last contact`,
      minRem: 10.5,
      cell: ({ device }) => (device === null ? '' : quiet(words.instant(device.last_contact_at))),
      text: ({ device }) => device?.last_contact_at ?? '',
    },
    {
      key: 'device',
      header: t`Device`,
      minRem: 8,
      cell: (person) => quiet(words.device(person)),
      text: (person) => words.device(person),
    },
    {
      key: 'permission',
      header: t`Location permission`,
      minRem: 9,
      cell: (person) => quiet(words.permission(person)),
      text: (person) => words.permission(person),
    },
    {
      key: 'crews',
      header: t`Crews`,
      minRem: 9,
      cell: ({ crews }) => quiet(crews.join(', ')),
      text: ({ crews }) => crews.join(', '),
    },
    {
      key: 'unsent',
      header: t`Unsent`,
      minRem: 5,
      align: 'end',
      isNarrow: true,
      cell: ({ unsent_items }) => unsent_items,
      text: ({ unsent_items }) => String(unsent_items),
    },
    {
      key: 'answered',
      header: t`Answered`,
      minRem: 9,
      cell: ({ chosen_at }) => (chosen_at === null ? '' : quiet(words.instant(chosen_at))),
      text: ({ chosen_at }) => chosen_at ?? '',
    },
  ];
}
