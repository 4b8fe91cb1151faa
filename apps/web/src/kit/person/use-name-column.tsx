import { useLingui } from '@lingui/react/macro';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import type { ListColumn } from '../list/list-column.ts';
import { PersonAvatar } from './PersonAvatar.tsx';
import { PersonName } from './PersonName.tsx';

type Row = { readonly person_id: string; readonly name: string };

/**
 * The column with a row's person, with their photo or initials: beside the name in a table, before the text on a card.
 */
export function useNameColumn(minRem: number): ListColumn<Row> {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  return {
    key: 'name',
    header: t`Name`,
    minRem,
    picture: ({ name, person_id }) => <PersonAvatar name={name} personId={person_id} size="sm" />,
    cell: ({ name, person_id }) =>
      isPhone ? <bdi>{name}</bdi> : <PersonName name={name} personId={person_id} />,
    text: ({ name }) => name,
  };
}
