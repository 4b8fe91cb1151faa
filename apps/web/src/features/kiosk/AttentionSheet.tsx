import { Trans } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

/** What could not be booked, over the list of people. */
export function AttentionSheet({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <div className="fixed inset-0 z-10 overflow-y-auto bg-surface-0 p-4 md:p-8">
      <Button variant="quiet" icon={ArrowLeft} size="lg" className="mb-4" onClick={onClose}>
        <Trans>Back to the list</Trans>
      </Button>
      {children}
    </div>
  );
}
