import { Trans } from '@lingui/react/macro';
import type { ReportWithin } from '@muster/contract/reports';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import type { AskedReport } from './report-queries.ts';
import { useSaveReport } from './use-save-report.ts';

export function SheetButton({
  asked,
  within,
  size = 'sm',
}: {
  readonly asked: AskedReport;
  /** Null: the report itself, without its rows. */
  readonly within: ReportWithin | null;
  readonly size?: 'sm' | 'lg';
}) {
  const save = useSaveReport(asked, within);
  return (
    <Button
      size={size}
      icon={FileSpreadsheet}
      isBusy={save.isPending}
      disabledReason={useNeedsNetwork()}
      onClick={() => save.mutate()}
    >
      <Trans>Save as XLSX</Trans>
    </Button>
  );
}
