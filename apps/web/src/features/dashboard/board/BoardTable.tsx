import { useLingui } from '@lingui/react/macro';
import type { BoardPerson } from '@muster/contract';
import { useNavigate } from '@tanstack/react-router';
import { DataTable, type TableColumn } from '../../../ui/DataTable.tsx';
import type { BoardGroup, BoardGrouping } from './board-view.ts';
import { emptyColumns } from './use-board-columns.tsx';

type BoardTableProps = {
  readonly columns: readonly TableColumn<BoardPerson>[];
  readonly hiddenKeys: ReadonlySet<string>;
  readonly groups: readonly BoardGroup[];
  readonly grouping: BoardGrouping;
  /** Whose panel is open; the table then shows only what fits beside it. */
  readonly chosenId: string | null;
};

const shownBesidePanel = new Set(['name', 'state', 'since']);

/** The board of a desktop: a line a person. */
export function BoardTable(props: BoardTableProps) {
  const { columns, groups, grouping, chosenId } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const titles = new Map(
    groups.flatMap(({ name, people }) => people.map((person) => [person.person_id, name])),
  );
  const isBesidePanel = chosenId !== null;
  const empty = emptyColumns(groups.flatMap(({ people }) => people));
  const hiddenKeys = columns
    .map(({ key }) => key)
    .filter(
      (key) =>
        // What they are grouped by stands above them.
        key === grouping ||
        props.hiddenKeys.has(key) ||
        empty.has(key) ||
        (isBesidePanel && !shownBesidePanel.has(key)),
    );
  return (
    <DataTable
      caption={t`People on the board`}
      columns={columns}
      hiddenKeys={new Set(hiddenKeys)}
      rows={groups.flatMap(({ people }) => people)}
      rowKey={({ person_id }) => person_id}
      groupTitle={({ person_id }) =>
        titles.get(person_id) ?? (grouping === 'project' ? t`No project` : t`No crew`)
      }
      chosenKey={chosenId}
      onRowPress={({ person_id }) =>
        void navigate({ to: '/dashboard/people/$personId', params: { personId: person_id } })
      }
    />
  );
}
