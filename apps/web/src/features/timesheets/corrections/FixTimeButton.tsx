import { Trans, useLingui } from '@lingui/react/macro';
import type { Sheet } from '@muster/contract/timesheets';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { loadTemporal } from '../../../ui/time/load-temporal.ts';
import type { EndedEntry } from './correction-draft.ts';

const FixTimeSheet = lazyPart(async () => {
  const [module] = await Promise.all([import('./FixTimeSheet.tsx'), loadTemporal()]);
  return { default: module.FixTimeSheet };
});

type FixTimeButtonProps = {
  readonly sheet: Sheet;
  /** Null to add an entry on the day. */
  readonly entry: EndedEntry | null;
  readonly date: string;
  readonly isOwn: boolean;
  /** The time to fix, for people who hear the button without the list around it. */
  readonly of: string;
};

export function FixTimeButton({ sheet, entry, date, isOwn, of }: FixTimeButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        aria-label={entry === null ? t`Add time: ${of}` : t`Fix time: ${of}`}
        onClick={() => setOpen(true)}
      >
        {entry === null ? <Trans>Add time</Trans> : <Trans>Fix time</Trans>}
      </Button>
      {isOpen && (
        <Suspense>
          <FixTimeSheet
            sheet={sheet}
            entry={entry}
            date={date}
            isOwn={isOwn}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
