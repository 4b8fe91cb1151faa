import { useLingui } from '@lingui/react/macro';
import type { ListedCostCode } from '@muster/contract/cost-codes';
import { DataTable, type TableColumn } from '../../ui/DataTable.tsx';
import { divisionOf, useDivisionWords } from './use-division-words.ts';

type CostCodeListProps = {
  readonly codes: readonly ListedCostCode[];
  readonly onOpen: (code: ListedCostCode) => void;
};

/** Codes and names below their divisions. */
export function CostCodeList({ codes, onOpen }: CostCodeListProps) {
  const { t } = useLingui();
  const divisionWords = useDivisionWords();
  return (
    <DataTable
      caption={t`Cost codes`}
      rows={codes}
      rowKey={({ id }) => id}
      groupTitle={({ code }) => divisionWords(divisionOf(code))}
      onRowPress={onOpen}
      columns={useCodeColumns(onOpen)}
    />
  );
}

function useCodeColumns(
  onOpen: (code: ListedCostCode) => void,
): readonly TableColumn<ListedCostCode>[] {
  const { t } = useLingui();
  return [
    {
      key: 'code',
      header: t`Code`,
      width: '9rem',
      cell: (code) => (
        <button
          type="button"
          onClick={(event) => {
            event.stopPropagation();
            onOpen(code);
          }}
          className="min-h-10 rounded-[6px] text-left font-medium wrap-anywhere tabular-nums hover:underline md:min-h-8"
        >
          {code.code}
        </button>
      ),
    },
    {
      key: 'name',
      header: t`Name`,
      cell: ({ name }) => <bdi className="wrap-anywhere">{name}</bdi>,
    },
  ];
}
