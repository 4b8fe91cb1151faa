import { Trans } from '@lingui/react/macro';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { type PdfToSave, useSavePdf } from './use-save-pdf.ts';

type PdfButtonProps = PdfToSave & {
  readonly label?: ReactNode;
  readonly size?: 'sm' | 'md';
  readonly disabledReason?: string | null;
};

/** Saves a document that the server writes: this needs a connection. */
export function PdfButton({ label, size = 'md', disabledReason = null, ...pdf }: PdfButtonProps) {
  const offlineReason = useNeedsNetwork();
  const save = useSavePdf(pdf);
  return (
    <Button
      size={size}
      icon={FileText}
      isBusy={save.isPending}
      disabledReason={offlineReason ?? disabledReason}
      onClick={() => save.mutate()}
    >
      {label ?? <Trans>Save as PDF</Trans>}
    </Button>
  );
}
