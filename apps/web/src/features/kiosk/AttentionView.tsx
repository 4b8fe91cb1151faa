import { Trans } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

/** The punches that couldn't be recorded, shown in place of the list of people. */
export function AttentionView({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <main className="min-h-dvh p-4 md:p-8">
      <Button variant="quiet" icon={ArrowLeft} size="lg" className="mb-4" onClick={onClose}>
        <Trans>Back to the list</Trans>
      </Button>
      {children}
    </main>
  );
}
