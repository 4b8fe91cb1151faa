import { useLingui } from '@lingui/react/macro';
import type { ListedPerson } from '@muster/contract/people';
import type { CsvColumn } from '../../kit/list/csv-column.ts';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { PersonAvatar } from '../../kit/person/PersonAvatar.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { fullName, statusTones, usePeopleWords } from './use-people-words.ts';

/** The columns of the list; `sort` decides which name comes first. */
export function usePeopleColumns(sort: string | undefined): readonly ListColumn<ListedPerson>[] {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const words = usePeopleWords();
  return [
    {
      key: 'name',
      header: t`Name`,
      minRem: 15.5,
      picture: (person) => (
        <PersonAvatar name={fullName(person)} photoPath={person.photo_url} size="sm" />
      ),
      cell: (person) => <PersonName person={person} isLastFirst={sort === 'last_name'} />,
    },
    {
      key: 'role',
      header: t`Role`,
      minRem: 7,
      onCard: 'detail',
      cell: ({ role, crews }) => {
        // Most are, so a phone's card needn't say it beside their crew.
        const isUsual = isPhone && role === 'employee' && crews.length > 0;
        return role !== null && !isUsual && <Quiet>{words.role[role]}</Quiet>;
      },
    },
    {
      key: 'status',
      header: t`Status`,
      minRem: 7,
      onCard: 'trailing',
      cell: ({ status }) =>
        status === 'active' ? (
          !isPhone && <Quiet>{words.status.active}</Quiet>
        ) : (
          <StatusBadge tone={statusTones[status]} look="plain">
            {words.status[status]}
          </StatusBadge>
        ),
    },
    {
      key: 'crews',
      header: t`Crews`,
      minRem: 10,
      onCard: 'detail',
      cell: ({ crews }) => crews.length > 0 && <Quiet>{crewNames(crews)}</Quiet>,
    },
    {
      key: 'contact',
      header: t`Contact`,
      minRem: 13,
      cell: ({ email, phone }) => <Quiet>{email ?? phone ?? ''}</Quiet>,
    },
  ];
}

/** A file has each part of a person in a column of its own. */
export function usePeopleCsv(): readonly CsvColumn<ListedPerson>[] {
  const { t } = useLingui();
  const words = usePeopleWords();
  return [
    { header: t`Number`, text: (person) => person.employee_number ?? '' },
    { header: t`First name`, text: (person) => person.first_name },
    { header: t`Last name`, text: (person) => person.last_name },
    { header: t`Role`, text: ({ role }) => (role === null ? '' : words.role[role]) },
    { header: t`Status`, text: ({ status }) => words.status[status] },
    { header: t`Crews`, text: ({ crews }) => crews.map(({ name }) => name).join('; ') },
    { header: t`Phone`, text: ({ phone }) => phone ?? '' },
    { header: t`Email`, text: ({ email }) => email ?? '' },
  ];
}

function crewNames(crews: ListedPerson['crews']): string {
  return crews.map(({ name }) => name).join(', ');
}

function Quiet({ children }: { readonly children: string }) {
  return (
    <span className="text-ink-2" title={children}>
      {children}
    </span>
  );
}

function PersonName({
  person,
  isLastFirst,
}: {
  readonly person: ListedPerson;
  readonly isLastFirst: boolean;
}) {
  const isPhone = useIsPhone();
  const name = fullName(person);
  if (isPhone) return <bdi>{name}</bdi>;
  const shown =
    isLastFirst && person.last_name !== ''
      ? [person.last_name, person.first_name].filter((part) => part !== '').join(', ')
      : name;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <PersonAvatar name={name} photoPath={person.photo_url} size="sm" />
      <bdi title={name} className="min-w-24 shrink truncate">
        {shown}
      </bdi>
      {person.employee_number !== null && (
        <span
          title={person.employee_number}
          className="max-w-24 shrink-0 truncate text-12 font-normal text-ink-3 tabular-nums"
        >
          {person.employee_number}
        </span>
      )}
    </span>
  );
}
