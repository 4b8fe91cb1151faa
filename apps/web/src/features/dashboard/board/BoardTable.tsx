import { useLingui } from '@lingui/react/macro';
import type { BoardPerson } from '@muster/contract';
import { useNavigate } from '@tanstack/react-router';
import { foldColumns, shareWidth } from '../../../kit/list/fold-columns.ts';
import type { ListColumn } from '../../../kit/list/list-column.ts';
import { useWidthRem } from '../../../kit/list/use-width-rem.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { BoardGroup, BoardGrouping } from './board-view.ts';
import { emptyColumns } from './use-board-columns.tsx';

type BoardTableProps = {
  readonly columns: readonly ListColumn<BoardPerson>[];
  readonly hiddenKeys: ReadonlySet<string>;
  readonly groups: readonly BoardGroup[];
  readonly grouping: BoardGrouping;
  /** The person whose panel is open, or null. The table then shows only the columns that fit beside it. */
  readonly chosenId: string | null;
};

/** Columns hidden until the reader turns them on. */
export const hiddenAtFirst: ReadonlySet<string> = new Set(['code', 'for']);

/** Columns by importance. If not all of them fit, those at the end are hidden first. */
const byImportance = 'name state project since today flags crew place source code for'.split(' ');

const shownBesidePanel = new Set(['name', 'state', 'since']);

/** The board on a desktop: one row per person. */
export function BoardTable(props: BoardTableProps) {
  const { columns, groups, grouping, chosenId } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const titles = new Map(
    groups.flatMap(({ name, people }) => people.map((person) => [person.person_id, name])),
  );
  const isBesidePanel = chosenId !== null;
  const empty = emptyColumns(groups.flatMap(({ people }) => people));
  const [widthRem, setFrame] = useWidthRem();
  const shown = columns.filter(
    ({ key }) =>
      !(
        // Rows are already grouped by it.
        key === grouping ||
        props.hiddenKeys.has(key) ||
        empty.has(key) ||
        (isBesidePanel && !shownBesidePanel.has(key))
      ),
  );
  const kept = foldColumns(
    shown.toSorted((one, other) => rankOf(one.key) - rankOf(other.key)),
    new Map(
      [...hiddenAtFirst].filter((key) => !props.hiddenKeys.has(key)).map((key) => [key, true]),
    ),
    widthRem ?? 0,
  );
  const fitting = shown.filter((column) => kept.includes(column));
  const widths = shareWidth(fitting, widthRem ?? 0);
  return (
    <div ref={setFrame}>
      <DataTable
        isFitted
        caption={t`People on the board`}
        columns={fitting.map((column, at) => ({ ...column, width: `${widths[at] ?? 0}rem` }))}
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
    </div>
  );
}

function rankOf(key: string): number {
  return byImportance.indexOf(key);
}
