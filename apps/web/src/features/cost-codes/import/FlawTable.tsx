import { Trans, useLingui } from '@lingui/react/macro';
import type { CostCodeFlaw } from '@muster/contract/cost-codes';
import { Card } from '../../../ui/Card.tsx';
import { DataTable, type TableColumn } from '../../../ui/DataTable.tsx';
import type { CodeColumns, CodeLine } from './code-columns.ts';

type FlawTableProps = {
  readonly flaws: readonly CostCodeFlaw[];
  readonly lines: readonly CodeLine[];
  readonly columns: CodeColumns;
  readonly headingText: (at: number) => string;
};

const shown = 200;

/** Each error by the line and the column of the file in which it is. */
export function FlawTable(props: FlawTableProps) {
  const { t } = useLingui();
  const { flaws } = props;
  const more = flaws.length - shown;
  return (
    <Card title={t`What’s wrong`} isFlush>
      <DataTable
        caption={t`What’s wrong`}
        rows={flaws.slice(0, shown)}
        rowKey={({ line, field }) => `${line}-${field}`}
        columns={useFlawColumns(props)}
      />
      {more > 0 && (
        <p className="border-t border-line px-4 py-3 text-14 text-ink-3 md:px-5">
          <Trans>and {more} more</Trans>
        </p>
      )}
    </Card>
  );
}

function useFlawColumns({
  lines,
  columns,
  headingText,
}: FlawTableProps): readonly TableColumn<CostCodeFlaw>[] {
  const { t } = useLingui();
  const reasons: Readonly<Record<CostCodeFlaw['reason'], string>> = {
    missing: t`It’s empty.`,
    too_long: t`It’s too long.`,
    repeated: t`An earlier line has the same code.`,
  };
  return [
    {
      key: 'line',
      header: t`Line`,
      width: '5rem',
      cell: ({ line }) => <span className="tabular-nums">{lines[line - 1]?.line ?? line}</span>,
    },
    {
      key: 'column',
      header: t`Column`,
      cell: ({ field }) => headingText(columns[field] ?? 0),
    },
    {
      key: 'value',
      header: t`Value`,
      cell: ({ line, field }) => (
        <span className="block max-w-40 truncate text-ink-2">{lines[line - 1]?.[field]}</span>
      ),
    },
    { key: 'reason', header: t`Error`, cell: ({ reason }) => reasons[reason] },
  ];
}
