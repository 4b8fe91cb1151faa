import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardShift } from '@muster/contract/schedule';
import { Card } from '../../../ui/Card.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { BoardFacts } from './board-facts.ts';
import { useShiftColumns } from './use-shift-columns.tsx';

type BoardTableProps = {
  readonly facts: BoardFacts;
  readonly shifts: readonly BoardShift[];
  readonly onOpen: (shift: BoardShift) => void;
};

/** The board as a table: the same shifts in order of time, for reading line by line. */
export function BoardTable({ facts, shifts, onOpen }: BoardTableProps) {
  const { t } = useLingui();
  const columns = useShiftColumns(facts, onOpen);
  if (shifts.length === 0) {
    return (
      <EmptyState>
        <Trans>No shifts on these days.</Trans>
      </EmptyState>
    );
  }
  return (
    <Card isFlush>
      <DataTable
        caption={t`Shifts`}
        columns={columns}
        rows={shifts.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}
