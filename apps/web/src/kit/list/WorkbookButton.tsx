import { Trans, useLingui } from '@lingui/react/macro';
import type { TableSheetRequest } from '@muster/contract/table-sheet';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { useSaveWorkbook } from '../pdf/use-save-workbook.ts';

/** Saves a table as a spreadsheet, with numbers as numbers. */
export function WorkbookButton({
  fileName,
  fetchTable,
}: {
  /** Without `.xlsx`. */
  readonly fileName: string;
  readonly fetchTable: () => Promise<TableSheetRequest>;
}) {
  const { t } = useLingui();
  const save = useSaveWorkbook({
    name: 'table-sheet',
    fileName,
    failedTitle: t`Couldn’t create the spreadsheet`,
    request: fetchTable,
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={FileSpreadsheet}
      isBusy={save.isPending}
      disabledReason={useNeedsNetwork()}
      onClick={() => save.mutate()}
    >
      <Trans>Save as XLSX</Trans>
    </Button>
  );
}
