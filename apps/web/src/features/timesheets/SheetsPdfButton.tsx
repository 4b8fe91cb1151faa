import { useLingui } from '@lingui/react/macro';
import { mostPdfTimesheets } from '@muster/contract/pdf';
import { PdfButton } from '../../kit/pdf/PdfButton.tsx';

type SheetsPdfButtonProps = {
  readonly from: string;
  readonly ids: ReadonlySet<string>;
};

/** Saves the selected timesheets as one document. */
export function SheetsPdfButton({ from, ids }: SheetsPdfButtonProps) {
  const { t } = useLingui();
  const isTooMany = ids.size > mostPdfTimesheets;
  return (
    <PdfButton
      size="sm"
      fileName={`muster-timesheets-${from}`}
      disabledReason={
        isTooMany ? t`Select up to ${mostPdfTimesheets} timesheets for one PDF.` : null
      }
      document={() => ({ kind: 'timesheets', person_ids: [...ids], from })}
    />
  );
}
