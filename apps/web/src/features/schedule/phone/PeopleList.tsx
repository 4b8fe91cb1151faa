import { useLingui } from '@lingui/react/macro';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { useShiftWords } from '../use-shift-words.ts';
import type { BoardRow } from '../board/board-rows.ts';

type PeopleListProps = {
  readonly rows: readonly BoardRow[];
  readonly onChoose: (personId: string) => void;
};

/** Everyone with their planned shifts of the week; a press opens a person's week. */
export function PeopleList({ rows, onChoose }: PeopleListProps) {
  const { t } = useLingui();
  const words = useShiftWords();
  return (
    <Card isFlush>
      <List label={t`People`}>
        {rows.map(({ id, name, detail, photoUrl, minutes }) => (
          <ListRow
            key={id ?? 'open'}
            {...(name !== null && {
              leading: <PersonAvatar name={name} photoPath={photoUrl} size="sm" />,
            })}
            title={name === null ? t`Open shifts` : <bdi>{name}</bdi>}
            {...(detail !== null && { detail })}
            trailing={minutes === 0 ? t`No shift` : words.length(minutes)}
            onPress={() => onChoose(id ?? openShifts)}
          />
        ))}
      </List>
    </Card>
  );
}

/** In the address, takes the place of a person: the shifts without a person. */
export const openShifts = 'open';
