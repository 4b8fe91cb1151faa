import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const JobTotalsSheet = lazyPart(async () => ({
  default: (await import('./JobTotalsSheet.tsx')).JobTotalsSheet,
}));

/** Opens the hours of a pay period by project and cost code. */
export function JobTotalsButton({ from }: { readonly from: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Hours by project</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <JobTotalsSheet from={from} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
