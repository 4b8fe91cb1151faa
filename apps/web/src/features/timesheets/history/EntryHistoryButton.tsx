import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { EntryHistoryProps } from './EntryHistorySheet.tsx';

const EntryHistorySheet = lazyPart(async () => ({
  default: (await import('./EntryHistorySheet.tsx')).EntryHistorySheet,
}));

type EntryHistoryButtonProps = Omit<EntryHistoryProps, 'onClose'>;

/** Opens everything that happened to a time entry. */
export function EntryHistoryButton({ of, ...entry }: EntryHistoryButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t`History: ${of}`}
        onClick={() => setOpen(true)}
      >
        <Trans>History</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <EntryHistorySheet {...entry} of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
